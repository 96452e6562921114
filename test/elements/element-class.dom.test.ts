import { beforeAll, expect, test } from 'vitest';
import { elementClass } from '../../src/elements/element-class';

beforeAll(() => {
  customElements.define('chatdeck-behavior', elementClass('behavior'));
});

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
  page.remove();
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
