import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Compare } from 'chatdeck/screens/compare';
import { makeComparedWidgets, makeCompareProps, ready } from 'chatdeck/testing';
import { makeProblem, type CompareProps } from 'chatdeck/model';
import { startedCopy } from 'chatdeck/model/settings/across/copy-job';
import { renderScreen } from '../render-screen';

/** The grid shows what fits, and jsdom measures nothing. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const patience = { timeout: 20_000 };

/** The grid with the settings that a search finds. */
function open(query: string, overrides: Partial<CompareProps> = {}) {
  renderScreen(<Compare {...makeCompareProps(undefined, overrides)} />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: query } });
  return screen.getByRole('grid', { name: 'Settings by widget' });
}

/** The editor of the first cell. */
function edit(query: string, role: string, overrides: Partial<CompareProps> = {}) {
  open(query, overrides);
  const [cell] = screen.getAllByRole('gridcell');
  if (!cell) throw new Error('no cell');
  fireEvent.doubleClick(cell);
  return screen.getByRole(role, { name: /: #sales$/ });
}

function leave(field: HTMLElement): void {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  fireEvent.blur(field);
}

/** What the first widget has. */
function firstSettings() {
  const [first] = makeComparedWidgets();
  if (!first) throw new Error('no widget');
  return first.settings;
}

describe('Compare', () => {
  it('says what most widgets have, and marks the others with a word', () => {
    open('collapsed mode');
    const row = screen.getByRole('rowheader', { name: /^Collapsed mode/ });
    expect(row.textContent).toContain('5 of 6 have: Chip');
    const cells = screen.getAllByRole('gridcell').slice(0, 3);
    expect(cells.map((cell) => cell.textContent)).toEqual(['Chip', 'Chip', '≠Button']);
    expect(screen.getAllByRole('gridcell', { name: /^Differs\s*Button$/ })).toContain(cells[2]);
  });

  it('folds its sections on a phone until someone searches, and says which have differences', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288);
    renderScreen(<Compare {...makeCompareProps()} />);
    const sections = () => [...document.querySelectorAll('details')];
    expect(sections().length).toBeGreaterThan(10);
    expect(sections().filter(({ open }) => open)).toEqual([]);
    const differing = sections().filter((section) => section.querySelector('.cd-compare-card .cd-compare-mark'));
    expect(sections().filter((section) => section.querySelector('summary .cd-compare-mark'))).toEqual(differing);
    expect(differing.length).toBeLessThan(sections().length);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: 'manual mode' } });
    expect(sections().map(({ open }) => open)).toEqual([true]);
  });

  it('toggles a switch in its cell, and returns the focus to it', async () => {
    const onSave = vi.fn();
    open('manual mode', { onSave });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'F2' });
    fireEvent.click(screen.getByRole('switch', { name: 'Manual mode: #sales' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      widgetId: 11,
      names: ['manualMode'],
      patch: { manualMode: true },
      base: { manualMode: false },
    });
    expect(screen.queryByRole('switch', { name: 'Manual mode: #sales' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('gridcell')[0]));
  });

  it('keeps an invalid text in its cell and says why, until Escape', () => {
    const onSave = vi.fn();
    open('email for offline', { onSave });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    const field = screen.getByRole('textbox', { name: 'Email for offline messages: #sales' });
    fireEvent.change(field, { target: { value: 'nobody' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toMatch(/email/i);
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: /^Email for offline/ })).toBeNull();
  });

  it.each([
    [0, ''],
    [12, '12'],
  ])('opens a limit of %i as “%s”, and saves an empty field as no limit', (maxConcurrentConvos, shown) => {
    const onSave = vi.fn();
    const [first, ...rest] = makeComparedWidgets();
    if (!first) throw new Error('no widget');
    const limited = { ...first, settings: { ...first.settings, maxConcurrentConvos } };
    const field = edit('maximum', 'textbox', { onSave, widgets: ready([limited, ...rest]) });
    expect(field).toHaveProperty('value', shown);
    expect(field).toHaveProperty('placeholder', 'No limit');
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSave.mock.calls).toMatchObject(shown === '' ? [] : [[{ patch: { maxConcurrentConvos: 0 } }]]);
  });

  it('says before any call that the plan has no operating hours', () => {
    const onSave = vi.fn();
    const rules = { hasAcceptedTerms: true, hasOperatingHours: false };
    open('notify main channel', { onSave, rules });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    fireEvent.click(screen.getByRole('switch', { name: /^Notify main channel/ }));
    expect(screen.getByRole('alert').textContent).toBe('Your plan doesn’t include operating hours.');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('opens a dialog for a long text', async () => {
    const onSave = vi.fn();
    open('welcome message', { onSave });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome message' }, patience);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Good day' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const names = ['autoResponseMessage'];
    expect(onSave.mock.calls).toMatchObject([[{ widgetId: 11, names, patch: { autoResponseMessage: 'Good day' } }]]);
  });

  it('saves a list that keys go through only with Enter, and one that the pointer chooses from at once', () => {
    const onSave = vi.fn();
    open('collapsed mode', { onSave });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    const list = () => screen.getByRole('combobox', { name: /^Collapsed mode/ });
    fireEvent.keyDown(list(), { key: 'ArrowDown' });
    fireEvent.change(list(), { target: { value: 'button' } });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.keyDown(list(), { key: 'Enter' });
    expect(onSave).toHaveBeenCalledOnce();

    fireEvent.doubleClick(cell);
    fireEvent.pointerDown(list());
    fireEvent.change(list(), { target: { value: 'button' } });
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('saves nothing when another window takes the focus, or while Enter ends a composition', () => {
    const onSave = vi.fn();
    open('email for offline', { onSave });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    const field = screen.getByRole('textbox', { name: /^Email for offline/ });
    fireEvent.change(field, { target: { value: 'a@acme.test' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(field);
    expect(onSave).not.toHaveBeenCalled();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.blur(field);
    expect(onSave).toHaveBeenCalledOnce();
  });

  it.each([
    ['another cell opens', (cells: HTMLElement[]) => cells[1]?.focus()],
    ['the search takes the focus', () => screen.getByRole('searchbox', { name: 'Find a setting' }).focus()],
  ])('keeps an invalid text as not saved when %s', (_, go) => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const field = edit('email for offline', 'textbox', { onSave, onKeep });
    fireEvent.change(field, { target: { value: 'nobody' } });
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    act(() => go(screen.getAllByRole('gridcell')));
    expect(onKeep.mock.calls).toMatchObject([[{ widgetId: 11, patch: { sendOfflineMessagesToEmail: 'nobody' } }]]);
    expect(onSave).not.toHaveBeenCalled();
    expect(field.isConnected).toBe(false);
  });

  it('opens what was kept as it was typed, says why it is not saved, and lets it be when it is left', () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const { sendOfflineMessagesToEmail } = firstSettings();
    const names = ['sendOfflineMessagesToEmail'] as const;
    const patch = { sendOfflineMessagesToEmail: 'nobody' };
    const kept = { widgetId: 11, names, patch, base: { sendOfflineMessagesToEmail }, status: 'failed' } as const;
    const field = edit('email for offline', 'textbox', { cells: [kept], onSave, onKeep });
    expect(field).toHaveProperty('value', 'nobody');
    expect(screen.getByRole('alert').textContent).toMatch(/email/i);
    leave(field);
    expect([...onSave.mock.calls, ...onKeep.mock.calls]).toEqual([]);
  });

  it('keeps what was typed in a dialog that is closed', async () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    open('welcome message', { onSave, onKeep });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome message' }, patience);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Good day' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onKeep.mock.calls).toMatchObject([[{ widgetId: 11, patch: { autoResponseMessage: 'Good day' } }]]);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what someone else has stored, and replaces it only when it is saved again', () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const { agentLabel: theirs } = firstSettings();
    const edited = { widgetId: 11, names: ['agentLabel'] as const, base: { agentLabel: 'As it was' } };
    const failed = { ...edited, patch: { agentLabel: 'Mine' }, status: 'failed' as const };
    const cells = [{ ...failed, problem: makeProblem('conflict') }];
    const field = edit('agent label', 'textbox', { cells, onSave, onKeep });
    expect(field).toHaveProperty('value', 'Mine');
    expect(screen.getByRole('alert').textContent).toBe(`Someone else changed this to “${theirs}”. Save to replace it.`);
    fireEvent.change(field, { target: { value: 'Mine again' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    const patch = { agentLabel: 'Mine again' };
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...edited, patch, base: { agentLabel: theirs } });
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('does not replace what someone else has stored when its cell is only left', () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const edited = { widgetId: 11, names: ['agentLabel'] as const, base: { agentLabel: 'As it was' } };
    const cells = [{ ...edited, patch: { agentLabel: 'Mine' }, status: 'failed' as const }];
    const field = edit('agent label', 'textbox', { cells, onSave, onKeep });
    fireEvent.change(field, { target: { value: 'Mine again' } });
    leave(field);
    expect(onSave).not.toHaveBeenCalled();
    expect(onKeep).toHaveBeenCalledExactlyOnceWith({ ...edited, patch: { agentLabel: 'Mine again' } });
  });

  it('opens a cell by a tap', () => {
    open('manual mode', { onSave: vi.fn() });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    expect(screen.queryByRole('switch', { name: /^Manual mode/ })).toBeNull();
    fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(screen.getByRole('switch', { name: /^Manual mode/ })).toBeTruthy();
  });

  it('keeps the last copy and its undo until the next one is applied', async () => {
    const onCopyDismiss = vi.fn();
    const copy = { ...startedCopy(11, [], []), phase: 'done' as const };
    open('', { onCopy: vi.fn(), onCopyDismiss, copy });
    fireEvent.click(screen.getByRole('button', { name: 'Copy settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy settings to other widgets' }, patience);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onCopyDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
    expect(await screen.findByRole('dialog', { name: 'Copy finished' }, patience)).toBeTruthy();
  });

  it('offers to try nothing again that an undo does not concern', async () => {
    const planned = { changes: [], refused: [], unchanged: 0, conflicts: [], mayBeStored: false };
    const items = [
      { ...planned, widgetId: 12, status: 'undone' as const },
      { ...planned, widgetId: 13, status: 'failed' as const, problem: makeProblem('offline') },
    ];
    const copy = { ...startedCopy(11, [], []), items, phase: 'undone' as const };
    open('', { copy });
    expect(screen.getByText('Undone on 1 of 1 widget.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy undone' }, patience);
    expect(within(dialog).getByText('Not copied')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('changes nothing where nothing may be changed', () => {
    open('manual mode', { onSave: undefined, onCopy: undefined });
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('no cell');
    fireEvent.doubleClick(cell);
    expect(screen.queryByRole('switch', { name: /^Manual mode/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('copies a section to chosen widgets after a preview of each change', async () => {
    const onCopy = vi.fn();
    open('', { onCopy });
    fireEvent.click(screen.getByRole('button', { name: 'Copy settings' }));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    const what = within(dialog).getByRole('combobox', { name: 'What to copy' });
    fireEvent.change(what, { target: { value: 'section/appearance/online' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '#support' }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '#billing' }));
    fireEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(screen.getByText('2 changes on 1 widget. Nothing is saved yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy to 1 widget' }));
    const [sourceId, places, plans] = onCopy.mock.calls[0] as Parameters<NonNullable<CompareProps['onCopy']>>;
    expect(sourceId).toBe(11);
    expect(places).toHaveLength(9);
    expect(plans.map(({ widgetId, changes }) => [widgetId, changes.length])).toEqual([
      [12, 2],
      [14, 0],
    ]);
  });

  it('says why there is nothing to compare', () => {
    renderScreen(<Compare {...makeCompareProps()} widgets={ready(makeComparedWidgets(1))} />);
    expect(screen.getByText(/^You have one widget/)).toBeTruthy();
  });
});
