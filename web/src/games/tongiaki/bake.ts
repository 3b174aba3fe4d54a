/**
 * Makes the drawing cheap to show. An island has a wood of palms, each of a dozen leaves: thousands
 * of elements on a full board. Baked, all leaves of one colour are one path.
 */

type Matrix = DOMMatrixReadOnly;

/** Replace every group that may be left out as a detail by the few paths that draw the same. */
export function bake(svg: SVGElement): void {
  for (const group of svg.querySelectorAll("symbol g[display*='--palms']")) {
    const paths = new Map<string, string>();
    try {
      for (const child of group.children) gather(child, svg, new DOMMatrix(), "", paths);
    } catch (error) {
      if (error instanceof Unknown) continue; // drawn in a way we do not know: leave it
      throw error;
    }
    group.replaceChildren(
      ...[...paths].map(([fill, d]) => {
        const path = svg.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("fill", fill);
        path.setAttribute("d", d);
        return path;
      }),
    );
  }
}

class Unknown extends Error {}

function gather(
  element: Element,
  svg: SVGElement,
  outer: Matrix,
  outerFill: string,
  paths: Map<string, string>,
): void {
  const matrix = outer.multiply(transformOf(element));
  const fill = element.getAttribute("fill") ?? outerFill;
  const inside = (child: Element) => gather(child, svg, matrix, fill, paths);
  const add = (d: string) => paths.set(fill, (paths.get(fill) ?? "") + d);
  switch (element.localName) {
    case "use": {
      const id = (element.getAttribute("href") ?? "").slice(1);
      const symbol = svg.querySelector(`[id="${CSS.escape(id)}"]`);
      if (!symbol) throw new Unknown();
      for (const child of symbol.children) inside(child);
      return;
    }
    case "g":
      for (const child of element.children) inside(child);
      return;
    case "path":
      add(moved(element.getAttribute("d") ?? "", matrix));
      return;
    case "circle":
      add(disc(Number(element.getAttribute("r")), matrix));
      return;
    default:
      throw new Unknown();
  }
}

function transformOf(element: Element): Matrix {
  const matrix = new DOMMatrix();
  for (const [, name, inside] of (element.getAttribute("transform") ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = inside!.split(/[\s,]+/).map(Number);
    if (name === "translate") matrix.translateSelf(a, b);
    else if (name === "rotate") matrix.rotateSelf(a);
    else if (name === "scale") matrix.scaleSelf(a, b || a);
    else throw new Unknown();
  }
  return matrix;
}

const round = (value: number) => Number(value.toFixed(1)).toString();

/** A path of absolute moves and curves, somewhere else. */
function moved(d: string, matrix: Matrix): string {
  if (/[^MQCLZ\d\s.,-]/.test(d)) throw new Unknown();
  return d.replace(/([MQCLZ])([^MQCLZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let out = command;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const p = matrix.transformPoint({ x: numbers[i]!, y: numbers[i + 1]! });
      out += `${i ? " " : ""}${round(p.x)} ${round(p.y)}`;
    }
    return out;
  });
}

function disc(radius: number, matrix: Matrix): string {
  const { x, y } = matrix.transformPoint({ x: 0, y: 0 });
  const r = round(radius * Math.hypot(matrix.a, matrix.b));
  const across = round(2 * Number(r));
  return `M${round(x - Number(r))} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}
