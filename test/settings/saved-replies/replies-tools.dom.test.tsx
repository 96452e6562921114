import { SavedRepliesTab } from 'chatdeck';
import { blankReply, ready, startedReplies, type SavedRepliesTabProps, type SavedReplyFields } from 'chatdeck/model';
import { makeReplyRow, makeSavedRepliesProps } from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { initialAppearance } from '../../../src/model/widget-preview/initial-appearance';
import { ReplyPreview } from '../../../src/settings/saved-replies/reply-preview';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 10_000 };

function tabOf(replies: Partial<SavedReplyFields>[], props: Partial<ComponentProps<typeof SavedRepliesTab>> = {}) {
  const rows = replies.map((reply, index) =>
    makeReplyRow({ ...blankReply, label: 'Hours', ...reply }, { uid: String(501 + index) }),
  );
  const data = { rows, unreadable: 0, areGroupsUnknown: false };
  return <SavedRepliesTab {...makeSavedRepliesProps()} replies={ready(data)} {...props} />;
}

/** Opens a Radix menu. */
async function openMenu(name: string | RegExp) {
  const trigger = await screen.findByRole('button', { name }, patience);
  fireEvent.keyDown(trigger, { key: 'Enter' });
  return within(await screen.findByRole('menu', undefined, patience));
}

describe('a job that has ended', () => {
  const job = () => {
    const started = startedReplies('fix', [
      { widgetId: 11, uid: '501', before: blankReply, after: blankReply },
      { widgetId: 11, uid: '502', before: blankReply },
      { widgetId: 11, uid: '501', before: blankReply, after: blankReply },
      { widgetId: 11, uid: '503', before: blankReply, after: blankReply },
    ]);
    const items = started.items.map((item, index) => ({
      ...item,
      status: index < 3 ? ('saved' as const) : ('failed' as const),
    }));
    return { ...started, phase: 'done' as const, items };
  };
  const intents = { onJobUndo: vi.fn(), onJobRetry: vi.fn(), onJobDismiss: vi.fn(), onJobStart: vi.fn() };

  test('counts each reply once, however many steps it took', async () => {
    renderScreen(tabOf([{ response: 'Hi' }], { job: job(), ...intents }));
    await screen.findByText(/Changed 2 replies\./, undefined, patience);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('can’t be undone or tried again by someone who may only read', async () => {
    renderScreen(tabOf([{ response: 'Hi' }], { job: job(), ...intents, readOnly: true }));
    await screen.findByText(/Changed 2 replies\./, undefined, patience);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a merge', () => {
  const response = 'We are open from nine to five.';

  test('says which of two replies with one label stays', async () => {
    const onJobStart = vi.fn();
    renderScreen(tabOf([{ response, shortcut: 'am' }, { response }], { onJobStart }));
    const menu = await openMenu(/^More: “Hours \(am\)” and “Hours( \(.*\))?” have the same text/);
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Merge “Hours (am)” into “Hours”');
    fireEvent.click(screen.getByRole('button', { name: 'Merge “Hours” into “Hours (am)”' }));
    expect(onJobStart).toHaveBeenCalledWith('fix', [expect.objectContaining({ uid: '502' })]);
  });

  test.each([
    ['if only one of them is sent automatically', { autoSend: true }, /Only one of them is sent automatically/],
    ['if it couldn’t be saved', { triggerPhrases: 'b'.repeat(10_001) }, /would be too long or incomplete/],
  ])('isn’t offered %s', async (_, more, reason) => {
    const onJobStart = vi.fn();
    const replies = [
      { label: 'One', response, triggerPhrases: 'a'.repeat(10_000) },
      { label: 'Two', response, ...more },
    ];
    renderScreen(tabOf(replies, { onJobStart }));
    const menu = await openMenu(/^More: “One” and “Two” have the same text/);
    for (const item of menu.getAllByRole('menuitem', { name: /^Merge/ })) {
      expect(item.textContent).toMatch(reason);
      fireEvent.click(item);
    }
    expect(onJobStart).not.toHaveBeenCalled();
  });
});

describe('what gets in each other’s way', () => {
  const response = 'We are open from nine to five.';
  const running = () => {
    const started = startedReplies('fix', [{ widgetId: 11, uid: '501', before: blankReply, after: blankReply }]);
    return { ...started, phase: 'running' as const };
  };

  test('can’t be fixed while replies are being changed, nor can others be imported, and says why', async () => {
    const onJobStart = vi.fn();
    renderScreen(tabOf([{ response, shortcut: 'am' }, { response }], { onJobStart, job: running() }));
    const fix = await screen.findByRole('button', { name: 'Merge “Hours” into “Hours (am)”' }, patience);
    expect(fix.title).toBe('Wait until the current change is finished.');
    fireEvent.click(fix);
    const menu = await openMenu('Import or export');
    const item = menu.getByRole('menuitem', { name: /^Import from CSV/ });
    expect(item.textContent).toContain('Wait until the current change is finished.');
    fireEvent.click(item);
    expect(onJobStart).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of two question groups with one shortcut leads to each of them', async () => {
    const owners = ['Gear', 'Boats'].map((label) => ({ kind: 'group' as const, uid: label.toLowerCase(), label }));
    const data = {
      rows: [makeReplyRow()],
      unreadable: 0,
      areGroupsUnknown: false,
      shortcuts: new Map([['go', owners]]),
    };
    renderScreen(tabOf([], { replies: ready(data), onJobStart: vi.fn() }));
    const menu = await openMenu(/^More: The shortcut “go” is used more than once/);
    expect(menu.queryByRole('separator')).toBeNull();
    const links = menu.getAllByRole('menuitem');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Open “Gear”', 'Open “Boats”']);
    expect(links[1]?.getAttribute('href')).toMatch(/group(%2F|\/)boats/);
  });
});

describe('an import', () => {
  const onJobStart = vi.fn<NonNullable<SavedRepliesTabProps['onJobStart']>>();

  /** The labels of what the dialog imports. */
  async function imported(dialog: { findByRole: typeof screen.findByRole }) {
    onJobStart.mockClear();
    fireEvent.click(await dialog.findByRole('button', { name: 'Import 1 reply' }, patience));
    return onJobStart.mock.calls.flatMap(([, steps]) => steps.map(({ after }) => after?.label));
  }

  async function openImport(props: Partial<ComponentProps<typeof SavedRepliesTab>> = {}) {
    renderScreen(tabOf([{ response: 'Hi' }], { onJobStart, ...props }));
    const menu = await openMenu('Import or export');
    fireEvent.click(menu.getByRole('menuitem', { name: 'Import from CSV' }));
    return within(await screen.findByRole('dialog', { name: 'Import saved replies' }, patience));
  }

  function choose(file: File) {
    const input = document.querySelector('[data-chatdeck="replies-file"]');
    if (!input) throw new Error('No file input.');
    fireEvent.change(input, { target: { files: [file] } });
  }

  test('refuses a file in another encoding, instead of texts with wrong characters', async () => {
    const dialog = await openImport();
    const text = [...'label,response\nCaf\u00e9,Hi'].map((character) => character.charCodeAt(0));
    choose(new File([new Uint8Array(text)], 'replies.csv'));
    await dialog.findByText(/This file isn’t UTF-8\. Save it as CSV UTF-8/, undefined, patience);
    choose(new File(['label,response\nCafé,Hi'], 'replies.csv'));
    expect(await imported(dialog)).toEqual(['Café']);
  });

  test('isn’t closed by a click outside while a file is chosen, and keeps the file', async () => {
    const dialog = await openImport();
    choose(new File(['label,response\nCafé,Hi'], 'replies.csv'));
    await dialog.findByText('replies.csv', undefined, patience);
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByRole('dialog', { name: 'Import saved replies' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const menu = await openMenu('Import or export');
    fireEvent.click(menu.getByRole('menuitem', { name: 'Import from CSV' }));
    expect(await screen.findByText('replies.csv', undefined, patience)).toBeTruthy();
  });

  test('warns of placeholders that nothing fills in, and of shortcuts that couldn’t be checked', async () => {
    // jsdom measures nothing: without heights no line would be in view.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const dialog = await openImport({ replies: ready({ rows: [], unreadable: 0, areGroupsUnknown: true }) });
    const box = dialog.getByRole('textbox', { name: 'Or paste rows' });
    fireEvent.change(box, { target: { value: 'label,response\nHello,Hi {{name}}' } });
    await dialog.findByText('Nothing fills in {{name}}. Visitors see it exactly as written.', undefined, patience);
    expect(dialog.getByText('We couldn’t check whether question groups use these shortcuts.')).toBeTruthy();
  });

  test('keeps what was typed while a file was being read', async () => {
    const dialog = await openImport();
    const file = new File([], 'slow.csv');
    let read: (bytes: ArrayBuffer) => void = () => undefined;
    file.arrayBuffer = () => new Promise((resolve) => (read = resolve));
    choose(file);
    const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or paste rows' });
    fireEvent.change(box, { target: { value: 'label,response\nTyped,Hi' } });
    await act(async () => {
      read(new TextEncoder().encode('label,response\nSlow,Hi').buffer);
      await Promise.resolve();
    });
    expect(box.value).toBe('label,response\nTyped,Hi');
    expect(dialog.queryByText('slow.csv')).toBeNull();
    expect(await imported(dialog)).toEqual(['Typed']);
  });
});

test('a copy of two replies with one label names the one that is copied', async () => {
  // jsdom measures nothing: without heights no line would be in view.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const known = { listed: [], shortcuts: new Map() };
  const copy = {
    widgets: [{ widgetId: 12, name: 'docs', workspace: 'acme' }],
    targets: [{ widgetId: 12, content: ready(known) }],
    onTargetsChange: vi.fn(),
  };
  renderScreen(tabOf([{ response: 'Open at nine' }, { response: 'Closed today' }], { copy, onJobStart: vi.fn() }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }, patience));
  const menu = await openMenu('Actions');
  fireEvent.click(menu.getByRole('menuitem', { name: 'Copy to other widgets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy 2 replies' }, patience));
  await dialog.findByText(/Another selected reply has the same label.*“Open at nine”/, undefined, patience);
  expect(dialog.queryByText(/Line 0/)).toBeNull();
});

test('a reply is previewed in the widget’s own look, as visitors see it', async () => {
  const look = { ...initialAppearance, onlineTitle: 'Ask Acme' };
  renderScreen(<ReplyPreview response="We ship *today*." look={look} />);
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const widget = within(await screen.findByRole('group', { name: 'Visitors in the widget' }, patience));
  expect(widget.getByText('We ship *today*.')).toBeTruthy();
  expect(widget.getByText('Ask Acme')).toBeTruthy();
});
