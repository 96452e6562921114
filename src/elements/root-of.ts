/** What an element renders into: its shadow root, or the element itself. */
export function rootOf(host: HTMLElement, isLight: boolean): HTMLElement | ShadowRoot {
  if (!isLight) return host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // One that it already has stays, and would hide the rest.
  host.shadowRoot?.replaceChildren(document.createElement('slot'));
  return host;
}
