import { Dashboard, Shell } from 'chatdeck';
import {
  makeProblem,
  type DashboardCard,
  type DashboardProps,
  type WidgetDeletion,
  type Workspace,
} from 'chatdeck/model';
import { failed, loading, makeShellData, ready } from 'chatdeck/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const website: DashboardCard = { status: 'ready', id: 11, name: 'website', isFinished: true, isOnline: true };
const sales: DashboardCard = { status: 'ready', id: 12, name: 'sales', isFinished: true, isOnline: false };
const unfinished: DashboardCard = { status: 'ready', id: 15, name: '', isFinished: false, isOnline: false };
const workspaces: Workspace[] = [{ url: 'https://acme.slack.com/', name: 'acme', cards: [website, sales, unfinished] }];
const losses: DashboardProps['losses'] = { id: 11, chats: ready(1204), savedReplies: ready(12), triggers: 1 };

const deletion = (id: number, state: Partial<WidgetDeletion> = {}): WidgetDeletion =>
  ({
    id,
    name: id === 11 ? 'website' : 'sales',
    isFinished: true,
    status: 'waiting',
    until: Date.now() + 10_000,
    ...state,
  }) as WidgetDeletion;

function make(props: Partial<DashboardProps> = {}) {
  return <Dashboard workspaces={ready(workspaces)} stats={ready({})} planLabel="Team" {...props} />;
}

const toasts = () => [...document.querySelectorAll('[data-chatdeck="toast"]')];
const cardNames = () =>
  [...document.querySelectorAll('[data-chatdeck="widget-card"] .cd-card-header .rt-Text')].map(
    (name) => name.textContent,
  );

// The code of toasts loads with the first.
beforeAll(async () => {
  const { unmount } = renderScreen(make({ deletions: [deletion(11)], onDeletionUndo: vi.fn() }));
  await screen.findByRole('button', { name: 'Undo' });
  unmount();
});

async function ask(name: string) {
  fireEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog'));
}

describe('the question', () => {
  test('names the widget and what is lost with it, in numbers, and needs its name', async () => {
    const onDelete = vi.fn();
    const onDeleteAsk = vi.fn();
    renderScreen(make({ onDelete, onDeleteAsk, onDeletionUndo: vi.fn(), losses }));
    expect(onDeleteAsk).not.toHaveBeenCalled();
    const dialog = await ask('website');
    expect(onDeleteAsk.mock.calls).toEqual([[11]]);
    expect(dialog.getByRole('heading', { name: 'Delete the widget #website?' })).toBeTruthy();
    expect(dialog.getByText('This is permanent. Your setup is lost and embedded code stops working.')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1,204 chats and their reports',
      '12 saved replies',
      '1 trigger',
    ]);
    expect(dialog.getByText('After that, you have 10 seconds to undo.')).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Delete widget' });
    fireEvent.click(confirm);
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText('Type “website” to confirm.'), { target: { value: 'website' } });
    fireEvent.click(confirm);
    expect(onDelete.mock.calls).toEqual([[11]]);
  });

  test('can be canceled, and then nothing was asked for', async () => {
    const onDelete = vi.fn();
    renderScreen(make({ onDelete }));
    const dialog = await ask('website');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onDelete).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions for website' })),
    );
  });

  test('about an unfinished widget says so, and promises no undo that the host doesn’t offer', async () => {
    renderScreen(make({ onDelete: vi.fn() }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete the unfinished widget “Widget 15”?' }),
    );
    expect(dialog.getByLabelText('Type “Widget 15” to confirm.')).toBeTruthy();
    expect(dialog.queryByText(/undo/)).toBeNull();
  });

  test.each([
    ['while the numbers load', { chats: loading, savedReplies: loading, triggers: 0 }],
    ['where they can’t be loaded', { chats: failed(), savedReplies: failed(), triggers: 0 }],
  ])('says what is lost also %s', async (_, unknown) => {
    renderScreen(make({ onDelete: vi.fn(), losses: { id: 11, ...unknown } }));
    const dialog = await ask('website');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Its chats and their reports',
      'Its saved replies',
    ]);
  });

  test('says that there are no chats yet where nothing else is lost', async () => {
    renderScreen(make({ onDelete: vi.fn(), losses: { id: 11, chats: ready(0), triggers: 0 } }));
    const dialog = await ask('website');
    expect(dialog.queryByRole('listitem')).toBeNull();
    expect(dialog.getByText('No chats yet')).toBeTruthy();
  });

  test('shows no numbers of another widget', async () => {
    renderScreen(make({ onDelete: vi.fn(), losses }));
    expect((await ask('sales')).queryByRole('listitem')).toBeNull();
  });
});

/** A host whose deletions wait until they are undone. */
function Host({ onSend = () => undefined, ...props }: Partial<DashboardProps> & { onSend?: (id: unknown) => void }) {
  const [deletions, setDeletions] = useState<readonly WidgetDeletion[]>([]);
  const onDeletionUndo = (id: unknown) => setDeletions((all) => all.filter((each) => each.id !== id));
  return (
    <main tabIndex={-1}>
      {make({
        deletions,
        onDelete: (id) => {
          onSend(id);
          setDeletions((all) => [...all, deletion(Number(id))]);
        },
        onDeletionUndo,
        ...props,
      })}
    </main>
  );
}

async function confirm(name: string) {
  const dialog = await ask(name);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: name } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('the time to undo', () => {
  test('takes the card away, and gives the focus to “Undo”, which brings it back with the focus', async () => {
    renderScreen(<Host />);
    await confirm('website');
    expect(cardNames()).toEqual(['sales', 'Widget 15']);
    expect(toasts().map((toast) => toast.querySelector('p')?.textContent)).toEqual([
      '#website will be deleted in 10 seconds.#website will be deleted in 10 seconds.',
    ]);
    expect(document.body.textContent).not.toContain('Deleted');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cardNames()).toEqual(['website', 'sales', 'Widget 15']);
    expect(toasts()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'website' }));
  });

  test('is each one’s own for two widgets, in the order of the deletions', async () => {
    renderScreen(<Host />);
    await confirm('website');
    await confirm('sales');
    expect(cardNames()).toEqual(['Widget 15']);
    const undo = screen.getAllByRole('button', { name: 'Undo' });
    expect(undo).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(undo[1]));
    fireEvent.click(undo[0] as HTMLElement);
    expect(cardNames()).toEqual(['website', 'Widget 15']);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toEqual([undo[1]]);
  });

  test('counts down for the eyes, and is announced once', () => {
    vi.useFakeTimers();
    renderScreen(make({ deletions: [deletion(11)], onDeletionUndo: vi.fn() }));
    const [toast] = toasts();
    const shown = () => toast?.querySelector('[aria-hidden] ')?.textContent;
    expect(shown()).toBe('#website will be deleted in 10 seconds.');
    act(() => void vi.advanceTimersByTime(7_000));
    expect(shown()).toBe('#website will be deleted in 3 seconds.');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(shown()).toBe('#website will be deleted in 1 second.');
    expect(toast?.querySelector('.cd-visually-hidden')?.textContent).toBe('#website will be deleted in 10 seconds.');
    vi.useRealTimers();
  });

  test('ends with the focus in the list when the call is sent while “Undo” has it', async () => {
    const { rerender } = renderScreen(make({ deletions: [deletion(11)], onDeletionUndo: vi.fn() }));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    rerender(make({ deletions: [deletion(11, { status: 'deleting' })], onDeletionUndo: vi.fn() }));
    await waitFor(() => expect(document.activeElement?.className).toBe('cd-dashboard'));
    expect(toasts()[0]?.textContent).toBe('Deleting #website…');
  });
});

describe('the outcome', () => {
  const over = (state: Partial<WidgetDeletion>, props: Partial<DashboardProps> = {}) =>
    make({ deletions: [deletion(11, state)], onDeletionDismiss: vi.fn(), onDeletionRetry: vi.fn(), ...props });

  test('is “Deleted” only once it is', () => {
    renderScreen(over({ status: 'deleted' }));
    expect(toasts()[0]?.textContent).toContain('Deleted #website.');
    expect(cardNames()).toEqual(['sales', 'Widget 15']);
  });

  test('of a failure is the reason, with the card back, another try, and a way to dismiss it', () => {
    const props = { onDeletionDismiss: vi.fn(), onDeletionRetry: vi.fn() };
    const problem = makeProblem('invalid', { serverMessage: '<b>No</b>' });
    renderScreen(over({ status: 'failed', problem }, props));
    const toast = within(toasts()[0] as HTMLElement);
    expect(toast.getByText('Couldn’t delete #website. <b>No</b>')).toBeTruthy();
    expect(cardNames()).toEqual(['website', 'sales', 'Widget 15']);
    expect(screen.getAllByText('Couldn’t delete this widget')).toHaveLength(1);
    fireEvent.click(toast.getByRole('button', { name: 'Try again' }));
    fireEvent.click(toast.getByRole('button', { name: 'Dismiss' }));
    expect([props.onDeletionRetry.mock.calls, props.onDeletionDismiss.mock.calls]).toEqual([[[11]], [[11]]]);
  });

  test('is unknown where the response was lost', () => {
    renderScreen(over({ status: 'failed', problem: makeProblem('offline'), isUnknown: true }));
    expect(toasts()[0]?.textContent).toContain('We can’t tell if #website was deleted.');
    expect(document.body.textContent).not.toContain('Couldn’t delete #website');
  });

  test('is that someone finished the widget', () => {
    renderScreen(over({ status: 'finishedMeanwhile' }));
    expect(toasts()[0]?.textContent).toContain('Someone finished setting up #website, so it wasn’t deleted.');
    expect(cardNames()).toContain('website');
  });

  test('is dismissed by Escape with the focus in it, which then goes to the list', async () => {
    const onDeletionDismiss = vi.fn();
    const problem = makeProblem('offline');
    const { rerender } = renderScreen(over({ status: 'failed', problem }, { onDeletionDismiss }));
    const retry = screen.getByRole('button', { name: 'Try again' });
    act(() => retry.focus());
    fireEvent.keyDown(retry, { key: 'Escape' });
    expect(onDeletionDismiss.mock.calls).toEqual([[11]]);
    rerender(make());
    await waitFor(() => expect(document.activeElement?.className).toBe('cd-dashboard'));
  });
});

test('the frame shows them on every page, each once, and returns the focus to the page', async () => {
  const onDeletionUndo = vi.fn();
  const frame = (deletions: readonly WidgetDeletion[], page = make({ deletions, onDeletionUndo })) => (
    <Shell
      shell={ready(makeShellData())}
      route={{ name: 'dashboard' }}
      onSignOut={vi.fn()}
      deletions={deletions}
      onDeletionUndo={onDeletionUndo}
    >
      {page}
    </Shell>
  );
  const { rerender } = renderScreen(frame([deletion(11), deletion(12)]));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  const [first] = toasts();
  rerender(frame([deletion(11), deletion(12)], <p>Another page</p>));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  // The same element: nothing is announced again, and no focus is lost.
  expect(toasts()[0]).toBe(first);
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  act(() => undo?.focus());
  fireEvent.click(undo as HTMLElement);
  expect(onDeletionUndo.mock.calls).toEqual([[11]]);
  rerender(frame([deletion(12)], <p>Another page</p>));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
