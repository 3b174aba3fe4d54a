/**
 * Whether somebody asks what things are, and about which one an answer is shown. While one is asked
 * a board may show more that can be pointed at.
 */
export const helpMode = $state<{ isOn: boolean; about: Element | null }>({ isOn: false, about: null });

/** What is asked about: what lies at a point, what has the focus, or nothing yet. */
export interface HelpRequest {
  point?: { x: number; y: number };
  element?: Element;
}
