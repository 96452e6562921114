import { SectionIndex } from 'chatdeck/ui/settings/section-index';
import { EditorFrame } from 'chatdeck/ui';
import { makeEditor } from 'chatdeck/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const items = [
  { name: 'first', title: 'First' },
  { name: 'second', title: 'Second' },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show() {
  renderScreen(
    <EditorFrame editor={makeEditor({}, {})}>
      <div>
        <SectionIndex items={items} />
        <section data-chatdeck="section" data-name="first" aria-label="One" />
        <section data-chatdeck="section" data-name="second" aria-label="Two">
          <textarea aria-label="Notes" />
        </section>
      </div>
    </EditorFrame>,
  );
  // Nothing has a size here.
  vi.spyOn(screen.getByRole('navigation'), 'offsetParent', 'get').mockReturnValue(document.body);
  return vi.spyOn(screen.getByRole('region', { name: 'One' }), 'getBoundingClientRect');
}

function scroll(target: Element | Document) {
  fireEvent.scroll(target);
  act(() => {
    vi.runAllTimers();
  });
}

const current = () => document.querySelector('[aria-current]')?.textContent;

test('marks the section in view as the page scrolls', () => {
  show();
  expect(current()).toBe('First');
  scroll(document);
  expect(current()).toBe('Second');
});

test('measures nothing while a field scrolls its own text, as it does while typing', () => {
  const measure = show();
  scroll(screen.getByLabelText('Notes'));
  expect(measure).not.toHaveBeenCalled();
});
