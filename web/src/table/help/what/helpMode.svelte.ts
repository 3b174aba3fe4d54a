/** Whether "What is this?" is open, and for what an answer is shown. A board may add targets while it is open. */
export const helpMode = $state<{ isOn: boolean; about: Element | null }>({ isOn: false, about: null });

/** What is asked about: the element at a point, the focused element, or nothing yet. */
export interface HelpRequest {
  point?: { x: number; y: number };
  element?: Element;
}
