import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Compare } from 'chatdeck/screens/compare';
import { makeComparedWidgets, makeCompareProps, ready } from 'chatdeck/testing';
import { makeProblem, type CompareProps } from 'chatdeck/model';
import { renderScreen } from '../render-screen';

/** The grid shows what fits, and jsdom measures nothing. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
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

describe('Compare', () => {
  it('says what most widgets have, and marks the others with a word', () => {
    open('collapsed mode');
    const row = screen.getByRole('rowheader', { name: /^Collapsed mode/ });
    expect(row.textContent).toContain('5 of 6 have: Chip');
    const cells = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual(['Chip', 'Chip', '≠Differs: Button']);
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

  it('goes through a list by arrow key, and saves with Enter', () => {
    const onSave = vi.fn();
    const list = edit('collapsed mode', 'combobox', { onSave });
    fireEvent.change(list, { target: { value: 'button' } });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(onSave.mock.calls).toMatchObject([[{ patch: { collapsedMode: 'button' } }]]);
  });

  it('saves a list that is left, and lets the focus go', async () => {
    const onSave = vi.fn();
    const list = edit('collapsed mode', 'combobox', { onSave });
    fireEvent.change(list, { target: { value: 'button' } });
    const elsewhere = screen.getByRole('searchbox', { name: 'Find a setting' });
    act(() => elsewhere.focus());
    expect(onSave.mock.calls).toMatchObject([[{ patch: { collapsedMode: 'button' } }]]);
    await nextFrame();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('saves nothing half-typed when the user looks at another window', () => {
    const onSave = vi.fn();
    const field = edit('agent label', 'textbox', { onSave });
    fireEvent.change(field, { target: { value: 'Ask' } });
    // The field stays the active element then.
    fireEvent.blur(field);
    expect(onSave).not.toHaveBeenCalled();
    expect(field.isConnected).toBe(true);
  });

  it('leaves Enter to an input method that composes a word', () => {
    const onSave = vi.fn();
    const field = edit('agent label', 'textbox', { onSave });
    fireEvent.change(field, { target: { value: 'こんにちは' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('keeps an invalid text as not saved when its cell is left', () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const field = edit('email for offline', 'textbox', { onSave, onKeep });
    fireEvent.change(field, { target: { value: 'nobody' } });
    act(() => screen.getByRole('searchbox', { name: 'Find a setting' }).focus());
    expect(onKeep.mock.calls).toMatchObject([[{ widgetId: 11, patch: { sendOfflineMessagesToEmail: 'nobody' } }]]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('opens what was kept as it was typed, with the reason it is not saved', () => {
    const [widget] = makeComparedWidgets(2);
    const base = { sendOfflineMessagesToEmail: widget?.settings.sendOfflineMessagesToEmail ?? '' };
    const names = ['sendOfflineMessagesToEmail'] as const;
    const kept = {
      widgetId: 11,
      names,
      patch: { sendOfflineMessagesToEmail: 'nobody' },
      base,
      status: 'failed',
    } as const;
    const field = edit('email for offline', 'textbox', { cells: [kept] });
    expect(field).toHaveProperty('value', 'nobody');
    expect(screen.getByRole('alert').textContent).toMatch(/email/i);
  });

  it('says that someone else has changed a value, and replaces it only when saved again', () => {
    const [onSave, onKeep] = [vi.fn(), vi.fn()];
    const names = ['agentLabel'] as const;
    const edited = { widgetId: 11, names, patch: { agentLabel: 'Mine' }, base: { agentLabel: 'As it was' } };
    const cells = [{ ...edited, status: 'failed', problem: makeProblem('conflict') } as const];
    const field = edit('agent label', 'textbox', { cells, onSave, onKeep });
    const theirs = makeComparedWidgets(1)[0]?.settings.agentLabel ?? '';
    expect(field).toHaveProperty('value', 'Mine');
    expect(screen.getByRole('alert').textContent).toBe(`Someone else changed this to “${theirs}”. Save to replace it.`);
    fireEvent.change(field, { target: { value: 'Mine again' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      ...edited,
      patch: { agentLabel: 'Mine again' },
      base: { agentLabel: theirs },
    });
    expect(onKeep).not.toHaveBeenCalled();
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
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      widgetId: 11,
      names,
      patch: { autoResponseMessage: 'Good day' },
      base: { autoResponseMessage: expect.any(String) as string },
    });
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
    expect(screen.queryByRole('dialog')).toBeNull();
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
    expect(screen.getByText('2 settings change on 1 widget. Nothing is saved yet.')).toBeTruthy();
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
