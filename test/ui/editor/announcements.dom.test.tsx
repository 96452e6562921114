import { behaviorSections, makeProblem } from 'chatdeck/model';
import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { EditorFrame, EditorSection } from 'chatdeck/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const names = ['one', 'two', 'three', 'four', 'five'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;
type Status = NonNullable<NonNullable<EditorOverrides<Values, Name>['sections']>[Name]>['status'];

const values = Object.fromEntries(names.map((name) => [name, ''])) as Values;
const fields = Object.fromEntries(names.map((name) => [name, [name]])) as unknown as Record<Name, readonly Name[]>;
const offline = makeProblem('offline');

/** A form of five sections, each with its state; those that are not named are clean. */
function form(statuses: Partial<Record<Name, Status>>, problems: Partial<Record<Name, typeof offline>> = {}) {
  const sections = Object.fromEntries(
    names.map((name) => [name, { status: statuses[name] ?? 'clean', problem: problems[name] }]),
  ) as NonNullable<EditorOverrides<Values, Name>['sections']>;
  return (
    <EditorFrame editor={makeEditor(values, fields, { sections })} bar>
      {names.map((name) => (
        <EditorSection key={name} name={name} title={name} description="">
          {name}
        </EditorSection>
      ))}
    </EditorFrame>
  );
}

const all = (status: Status) => Object.fromEntries(names.map((name) => [name, status])) as Record<Name, Status>;
const live = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
const spoken = () => [...document.querySelectorAll(live)].map((node) => node.textContent).filter(Boolean);

test('a save of five sections is announced once, by one live region', () => {
  expect(Object.keys(behaviorSections)).toHaveLength(names.length);
  const { rerender } = renderScreen(form({}));
  expect(spoken()).toEqual([]);
  rerender(form(all('saving')));
  expect(spoken()).toEqual(['one, two, three, four, and five: saving']);
  // One after the other comes back, which is no news until all are there.
  rerender(form({ ...all('saving'), one: 'saved' }));
  expect(spoken()).toEqual(['one, two, three, four, and five: saving']);
  rerender(form({ two: 'saved', three: 'saved', four: 'saving', five: 'saved' }));
  rerender(form({ four: 'saved' }));
  expect(spoken()).toEqual(['one, two, three, four, and five: saved']);
});

test('a failure of five sections is announced once, and shown in each', () => {
  const problems = Object.fromEntries(names.map((name) => [name, offline]));
  const { rerender } = renderScreen(form({}));
  rerender(form(all('saving')));
  rerender(form(all('failed'), problems));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(spoken()).toHaveLength(1);
  expect(document.querySelectorAll('[data-chatdeck="problem"]')).toHaveLength(5);
});

test('failures that differ are each announced, and what was saved beside them', () => {
  const { rerender } = renderScreen(form({}));
  rerender(form(all('saving')));
  const problems = { two: offline, four: makeProblem('timeout') };
  rerender(form({ ...all('saved'), two: 'failed', four: 'failed' }, problems));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(spoken()).toContain('one, three, and five: saved');
});
