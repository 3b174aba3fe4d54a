/** Whether somebody asks what things are. Then a board may show more that can be pointed at. */
export const asking = $state({ isOn: false });

/** What is asked about: what lies at a point, what has the focus, or nothing yet. */
export interface Asked {
  point?: { x: number; y: number };
  element?: Element;
}
