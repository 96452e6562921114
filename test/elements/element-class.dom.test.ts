import { screen } from '@testing-library/dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { elementClass } from '../../src/elements/element-class';
import { createInstance } from '../../src/elements/instance';
import type { ChatdeckOptions } from '../../src/elements/options';
import { screens } from '../../src/elements/parts';
import { de } from '../../src/locales/de';

// cspell:ignore nicht erreichbar Erneut versuchen

beforeAll(() => {
  customElements.define('chatdeck-behavior', elementClass('behavior'));
});
afterEach(() => document.body.replaceChildren());

type Behavior = HTMLElement & { readOnly: unknown };

test.each([
  ['<chatdeck-behavior></chatdeck-behavior>', false],
  ['<chatdeck-behavior readonly></chatdeck-behavior>', true],
  ['<chatdeck-behavior readonly="true"></chatdeck-behavior>', true],
  ['<chatdeck-behavior readonly="readonly"></chatdeck-behavior>', true],
  ['<chatdeck-behavior readonly="false"></chatdeck-behavior>', false],
])('%s is read-only: %s', (html, isReadOnly) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  expect((page.firstElementChild as Behavior).readOnly).toBe(isReadOnly);
});

test.each([
  [true, ''],
  ['', ''],
  ['true', ''],
  [false, null],
  ['false', null],
  [undefined, null],
  [null, null],
])('a framework that sets readOnly to %o leaves the attribute %o', (value, attribute) => {
  const element = document.createElement('chatdeck-behavior') as HTMLElement as Behavior;
  element.readOnly = true;
  element.readOnly = value;
  expect(element.getAttribute('readonly')).toBe(attribute);
});

/** An element whose code fails to load. */
async function fail(given: Partial<ChatdeckOptions> = {}, isolation = 'light') {
  const load = vi.spyOn(screens, 'behavior').mockRejectedValue(new Error('No such file'));
  const onError = vi.fn();
  const instance = createInstance({ baseUrl: '', accountId: 'acme', getToken: () => 'x', onError, ...given });
  const element = document.createElement('chatdeck-behavior');
  element.setAttribute('isolation', isolation);
  instance.connect(element);
  const heard = new Promise<unknown>((resolve) => {
    element.addEventListener('chatdeck-error', (event) => resolve((event as CustomEvent).detail));
  });
  document.body.append(element);
  return { element, load, onError, error: await heard };
}

test('an element whose code fails to load says so, tells its page, and tries again when asked', async () => {
  const { load, onError, error } = await fail();
  expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server.');
  expect(onError.mock.calls).toEqual([[error]]);
  expect(error).toEqual(new Error('No such file'));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(load).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('it says so in the shadow root, in place of a placeholder, and leaves what the page has in it', async () => {
  const { element } = await fail({}, 'shadow');
  expect(element.shadowRoot?.querySelector('[role="alert"]')).toBeTruthy();
  expect(element.childNodes).toHaveLength(0);
});

test('it says so in the language of the page', async () => {
  await fail({ labels: de });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Der Server ist nicht erreichbar.');
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});

test('the notice is gone when the element leaves the page', async () => {
  const { element } = await fail();
  element.remove();
  await Promise.resolve();
  expect(element.childNodes).toHaveLength(0);
});
