import { expect, test } from 'vitest';
import { rootOf } from '../../src/elements/root-of';

test('an element renders into its shadow root, also into one that a server wrote', () => {
  const host = document.createElement('div');
  const root = rootOf(host, false);
  expect(root).toBe(host.shadowRoot);
  expect(rootOf(host, false)).toBe(root);
});

test('without isolation, a user sees what is in the element, also after it had a shadow root', () => {
  const host = document.createElement('div');
  expect(rootOf(host, true)).toBe(host);
  expect(host.shadowRoot).toBeNull();
  rootOf(host, false).append('a placeholder');
  const content = host.appendChild(document.createElement('p'));
  expect(rootOf(host, true)).toBe(host);
  expect(content.assignedSlot?.parentNode).toBe(host.shadowRoot);
  expect(host.shadowRoot?.textContent).toBe('');
});
