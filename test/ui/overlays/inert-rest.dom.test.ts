import { afterEach, expect, test } from 'vitest';
import { makeRestInert } from '../../../src/ui/overlays/inert-rest';

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}.`);
  return element;
};
const inertIds = () => [...document.querySelectorAll('[inert]')].map((element) => element.id);

afterEach(() => document.body.replaceChildren());

test('all but the element and what is around it is inert, until it is over', () => {
  document.body.innerHTML = '<main id="page"></main><div id="portal"><p id="beside"></p><p id="modal"></p></div>';
  const release = makeRestInert(byId('modal'));
  expect(inertIds()).toEqual(['page', 'beside']);
  release();
  expect(inertIds()).toEqual([]);
});

test('toasts stay reachable', () => {
  document.body.innerHTML =
    '<div id="toasts" data-chatdeck="overlay"><ol data-chatdeck="toasts"></ol></div><p id="modal"></p>';
  makeRestInert(byId('modal'));
  expect(inertIds()).toEqual([]);
});

test('what the host has made inert itself stays so', () => {
  document.body.innerHTML = '<main id="page" inert></main><p id="modal"></p>';
  makeRestInert(byId('modal'))();
  expect(inertIds()).toEqual(['page']);
});

test.each([
  ['the upper first', [1, 0]],
  ['the lower first', [0, 1]],
])('two over one another may close %s', (_, [first = 0, second = 0]) => {
  document.body.innerHTML = '<main id="page"></main><p id="lower"></p><p id="upper"></p>';
  const releases = [makeRestInert(byId('lower')), makeRestInert(byId('upper'))];
  releases[first]?.();
  expect(inertIds()).toContain('page');
  releases[second]?.();
  expect(inertIds()).toEqual([]);
});

test('inside a shadow root, the rest of the root and the rest of the page are inert', () => {
  document.body.innerHTML = '<main id="page"></main><section id="host"></section>';
  const screen = document.createElement('div');
  const overlays = document.createElement('div');
  const modal = document.createElement('p');
  overlays.append(modal);
  byId('host').attachShadow({ mode: 'open' }).append(screen, overlays);
  const release = makeRestInert(modal);
  expect([inertIds(), screen.hasAttribute('inert'), overlays.hasAttribute('inert')]).toEqual([['page'], true, false]);
  release();
  expect([inertIds(), screen.hasAttribute('inert')]).toEqual([[], false]);
});
