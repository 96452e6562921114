import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QuestionGroupsTab } from 'chatdeck';
import { makeGroupEntry, makeLargeTree, makeQuestionGroupsProps, makeTree } from 'chatdeck/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 20_000 };

/** jsdom measures nothing: without heights no line would be in view. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});

/** Four ways through it: two end well, one nowhere, and one asks for what doesn't come. */
const tree = makeTree([
  {
    text: 'What do you need?',
    below: [
      {
        text: 'A tent',
        below: [
          {
            text: 'For how many?',
            below: [
              { text: 'It&#39;s for two', action: 'form' },
              { text: 'Many', action: 'customResponse', reply: 'Please <b>call</b> us.' },
            ],
          },
        ],
      },
      { text: 'Nothing', action: '' },
      { text: 'Something else', action: 'next' },
    ],
  },
]);

async function show(view?: 'Paths' | 'Diagram', questions = tree) {
  const onDownload = vi.fn<(file: { name: string; type: string; text: string }) => void>();
  const entry = makeGroupEntry({ label: 'Gear, by need', tree: questions });
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} onDownload={onDownload} />);
  await screen.findByRole('textbox', { name: 'Question 1: text' }, patience);
  if (view) fireEvent.click(screen.getByRole('radio', { name: view }));
  return onDownload;
}

async function download(item: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Download' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }, patience));
}

const table = () => screen.findByRole('table', { name: 'Paths through Gear, by need' }, patience);
const diagram = () => screen.findByRole('tree', { name: 'Diagram of Gear, by need' }, patience);
const textOf = (element: Element | undefined) => element?.textContent;

test('counts dead ends and loops above the questions, and marks their lines', async () => {
  await show();
  expect(screen.getByText('1 dead end')).toBeTruthy();
  expect(screen.getByText('1 loop')).toBeTruthy();
  const line = (name: RegExp) => within(screen.getByRole('group', { name }));
  expect(line(/^Answer 1\.2/).getByText('Leads nowhere')).toBeTruthy();
  expect(line(/^Answer 1\.3/).getByText('Loop')).toBeTruthy();
  expect(line(/^Answer 1\.1\.1\.1/).queryByText(/Leads nowhere|Loop/)).toBeNull();
});

test('marks what leads offline, and counts an empty reply as a dead end, but not what is never asked', async () => {
  const [, offline] = makeQuestionGroupsProps().widgets;
  const questions = makeTree([
    {
      text: 'What do you need?',
      below: [
        { text: 'A tent', action: offline?.uuid ?? '' },
        { text: 'A hat', action: 'customResponse' },
      ],
    },
    { text: '', below: [{ text: 'Nothing', action: 'form' }] },
  ]);
  await show(undefined, questions);
  expect(screen.getByText('1 offline chat')).toBeTruthy();
  expect(screen.getByText('1 dead end')).toBeTruthy();
  const line = (name: RegExp) => within(screen.getByRole('group', { name }));
  expect(line(/^Answer 1\.1/).getByText('Offline')).toBeTruthy();
  expect(line(/^Answer 1\.2/).getByText('Empty reply')).toBeTruthy();
  // It has no text, and is never asked: what is graver comes first.
  fireEvent.click(screen.getByRole('radio', { name: 'Diagram' }));
  const names = within(await diagram())
    .getAllByRole('treeitem')
    .map((node) => node.getAttribute('aria-label'));
  expect(names).toContain('No text, Empty');
  expect(names).toContainEqual(expect.stringMatching(/^A tent, .*, Offline$/));
});

test('lists each path with its steps, its end, and whether it was tried', async () => {
  await show('Paths');
  const [, ...rows] = within(await table()).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell').map(textOf))).toEqual([
    ['shows the offline form', 'Not tried'],
    ['replies “Please call us.”', 'Not tried'],
    ['Leads nowhere', 'Not tried'],
    ['goes to the next question', 'Not tried'],
  ]);
  const steps = rows.map((row) => [...within(row).getByRole('button').children].map(textOf));
  expect(steps[0]).toEqual(['What do you need?', 'A tent', 'For how many?', "It's for two"]);
  expect(steps[2]).toEqual(['What do you need?', 'Nothing']);
  expect(screen.getByText('Tried 0 of 4 paths')).toBeTruthy();
});

test('a path that the player has gone is marked in every view', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  const player = within(await screen.findByRole('region', { name: 'Try it' }, patience));
  fireEvent.click(await player.findByRole('button', { name: 'A tent' }, patience));
  fireEvent.click(await player.findByRole('button', { name: "It's for two" }, patience));
  expect(within(screen.getByRole('group', { name: /^Answer 1\.1\.1\.1/ })).getByText('Tried')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Paths' }));
  const [, ...rows] = within(await table()).getAllByRole('row');
  expect(rows.map((row) => within(row).queryByText('Tried') !== null)).toEqual([true, false, false, false]);
  expect(screen.getByText('Tried 1 of 4 paths')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Diagram' }));
  const tried = within(await diagram()).getAllByRole('treeitem', { name: /Tried/ });
  expect(tried.map((node) => node.getAttribute('aria-label'))).toEqual(["It's for two, shows the offline form, Tried"]);
});

test('an answer that is edited after it was tried has to be tried again', async () => {
  function Host() {
    const [questions, setQuestions] = useState(tree);
    const entry = makeGroupEntry({ label: 'Gear, by need', tree: questions });
    const onEdit = (patch: Partial<typeof entry.editor.value>) => patch.tree && setQuestions([...patch.tree]);
    const editable = { ...entry, editor: { ...entry.editor, onEdit } };
    return <QuestionGroupsTab {...makeQuestionGroupsProps([editable])} />;
  }
  renderScreen(<Host />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try it' }, patience));
  const player = within(await screen.findByRole('region', { name: 'Try it' }, patience));
  fireEvent.click(await player.findByRole('button', { name: 'Nothing' }, patience));
  const line = () => within(screen.getByRole('group', { name: /^Answer 1\.2/ }));
  expect(line().getByText('Tried')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer 1.2: text' }), { target: { value: 'Nothing yet' } });
  await waitFor(() => expect(line().queryByText('Tried')).toBeNull());
});

test('a path leads to its last answer in the outline', async () => {
  await show('Paths');
  fireEvent.click(within(await table()).getByRole('button', { name: /Nothing$/ }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Answer 1.2: text' }, patience));
  expect(screen.getByRole('radio', { name: 'Outline' }).getAttribute('aria-checked')).toBe('true');
});

test('draws each question and each end once, with what leads there and what is wrong', async () => {
  await show('Diagram');
  const nodes = within(await diagram()).getAllByRole('treeitem');
  const drawn = nodes.map((node) => [node.getAttribute('aria-level'), node.getAttribute('aria-label')].join(' '));
  expect(drawn.toSorted()).toEqual([
    '1 Gear, by need',
    '2 What do you need?',
    '3 A tent, For how many?',
    '3 Nothing, Leads nowhere',
    '3 Something else, goes to the next question, Loop',
    "4 It's for two, shows the offline form",
    '4 Many, replies “Please call us.”',
  ]);
});

test('arrow keys go along the branches of a diagram, and Enter opens the line', async () => {
  await show('Diagram');
  const drawing = await diagram();
  const active = () => {
    const id = drawing.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('aria-label');
  };
  const press = (key: string) => fireEvent.keyDown(drawing, { key });
  expect(active()).toBe('Gear, by need');
  press('ArrowRight');
  press('ArrowRight');
  expect(active()).toBe('A tent, For how many?');
  press('ArrowDown');
  expect(active()).toBe('Nothing, Leads nowhere');
  press('ArrowRight');
  expect(active()).toBe('Nothing, Leads nowhere');
  press('ArrowLeft');
  expect(active()).toBe('What do you need?');
  press('End');
  expect(active()).toBe('Something else, goes to the next question, Loop');
  press('Home');
  expect(active()).toBe('Gear, by need');
  press('Enter');
  expect(screen.getByRole('radio', { name: 'Diagram' }).getAttribute('aria-checked')).toBe('true');
  press('ArrowRight');
  press('Enter');
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Question 1: text' }, patience));
});

test('zooms by keys and by buttons, and no further than it can', async () => {
  await show('Diagram');
  const drawing = await diagram();
  const zoom = within(screen.getByRole('group', { name: 'Zoom' }));
  fireEvent.keyDown(drawing, { key: '-' });
  expect(zoom.getByRole('status').textContent).toBe('75%');
  fireEvent.click(zoom.getByRole('button', { name: 'Zoom in' }));
  fireEvent.keyDown(drawing, { key: '+' });
  fireEvent.keyDown(drawing, { key: '+' });
  fireEvent.keyDown(drawing, { key: '+' });
  expect(zoom.getByRole('status').textContent).toBe('200%');
});

test('a button zooms around the center of the view, and a key around the node it goes on from', async () => {
  await show('Diagram', makeLargeTree(800));
  const drawing = await diagram();
  const box = drawing.parentElement as HTMLElement;
  fireEvent.scroll(box, { target: { scrollTop: 1000 } });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(box.scrollTop).toBe((1000 + 320) * 1.5 - 320);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(box.scrollTop).toBe(1000);
  const root = Number(drawing.getAttribute('height')) / 2;
  fireEvent.keyDown(drawing, { key: '+' });
  expect(Math.abs(box.scrollTop - (root * 1.5 - 320))).toBeLessThan(100);
});

test('a diagram is as it was left when it is shown again, and goes on from its root if the node is gone', async () => {
  function Host() {
    const [questions, setQuestions] = useState(tree);
    const entry = makeGroupEntry({ label: 'Gear, by need', tree: questions });
    return (
      <>
        <QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />
        <button onClick={() => setQuestions(makeTree([{ text: 'Other', below: [{ text: 'Yes', action: 'form' }] }]))}>
          Replace
        </button>
      </>
    );
  }
  renderScreen(<Host />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Diagram' }, patience));
  const active = (drawing: Element) =>
    document.getElementById(drawing.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
  for (const key of ['End', '-']) fireEvent.keyDown(await diagram(), { key });
  fireEvent.click(screen.getByRole('radio', { name: 'Outline' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Diagram' }));
  expect(active(await diagram())).toBe('Something else, goes to the next question, Loop');
  expect(screen.getByText('75%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect(active(await diagram())).toBe('Gear, by need'));
});

test('saves the questions as Markdown and their paths as CSV in every view', async () => {
  const onDownload = await show();
  await download('Outline (Markdown)');
  await download('Paths (CSV)');
  expect(screen.queryByRole('menuitem', { name: 'Diagram (SVG)' })).toBeNull();
  const [outline, paths] = onDownload.mock.calls.map(([file]) => file);
  expect(outline).toMatchObject({ name: 'gear-by-need.md', type: 'text/markdown' });
  expect(outline?.text.split('\n').slice(0, 2)).toEqual(['- Q: What do you need?', '  - A: A tent']);
  expect(paths).toMatchObject({ name: 'gear-by-need.csv', type: 'text/csv' });
  expect(paths?.text.trim().split(/\r?\n/)).toHaveLength(5);
  expect(paths?.text).toContain('What do you need? › A tent › For how many? › Many');
  expect(paths?.text).toContain('Please call us.');
});

test('saves the diagram as an SVG file that is well-formed and has its texts', async () => {
  const onDownload = await show('Diagram');
  await diagram();
  await download('Diagram (SVG)');
  const [file] = onDownload.mock.calls.flat();
  expect(file).toMatchObject({ name: 'gear-by-need.svg', type: 'image/svg+xml' });
  const parsed = new DOMParser().parseFromString(file?.text ?? '', 'image/svg+xml');
  // What isn't well-formed becomes a document that says so.
  expect(parsed.documentElement.localName).toBe('svg');
  expect([...parsed.querySelectorAll('title')].map(textOf)).toContain("It's for two, shows the offline form");
  expect(parsed.querySelector('[class], [id], [tabindex]')).toBeNull();
});

test('draws what is in view of a large diagram, wherever that is, and saves all of it', async () => {
  const onDownload = await show('Diagram', makeLargeTree(800));
  const drawing = await diagram();
  const drawn = () => within(drawing).getAllByRole('treeitem');
  const box = drawing.parentElement as HTMLElement;
  const first = drawn().length;
  expect(first).toBeLessThan(100);
  fireEvent.scroll(box, { target: { scrollTop: 11_000 } });
  expect(drawn().length).toBeLessThan(100);
  expect(drawn()[0]?.getAttribute('aria-label')).not.toContain('series 1 ');
  act(() => drawing.focus());
  const active = document.getElementById(drawing.getAttribute('aria-activedescendant') ?? '');
  expect(active?.getAttribute('aria-label')).toBe('Gear, by need');
  await download('Diagram (SVG)');
  const [file] = onDownload.mock.calls.flat();
  expect(file?.text.match(/role="treeitem"/g)).toHaveLength(701);
  expect(drawn().length).toBeLessThan(100);
});

test('a group without questions says so instead of an empty diagram or table', async () => {
  const entry = makeGroupEntry({ tree: [] });
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />);
  for (const view of ['Paths', 'Diagram']) {
    fireEvent.click(await screen.findByRole('radio', { name: view }, patience));
    expect(await screen.findByText('No questions yet.', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
  }
});

test('the player follows the line that someone edits, and keeps a run that shows it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  const player = within(await screen.findByRole('group', { name: /Gear, by need/ }, patience));
  const focus = (name: string) => act(() => screen.getByRole('textbox', { name }).focus());
  expect(player.queryByText('For how many?')).toBeNull();
  focus('Question 1.1.1: text');
  expect(player.getByText('For how many?')).toBeTruthy();
  expect(player.getByText('What do you need?')).toBeTruthy();
  fireEvent.click(player.getByRole('button', { name: 'Many' }));
  focus('Answer 1.1: text');
  expect(player.getByText('call')).toBeTruthy();
  focus('Answer 1.2: text');
  expect(player.queryByText('For how many?')).toBeNull();
});
