/** SVG to PNG. */

/** PNG pixels per SVG pixel, for sharp pictures on dense screens. */
const FINE = 2;

/** Render the SVG of an address, and save it as a PNG. */
export async function savePng(address: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [FINE * picture.naturalWidth, FINE * picture.naturalHeight];
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture cannot be drawn");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
