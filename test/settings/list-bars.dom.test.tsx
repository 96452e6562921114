import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ChatdeckTheme, QuestionGroupsTab, SavedRepliesTab } from 'chatdeck';
import { useQuestionGroupsTab, useSavedRepliesTab } from 'chatdeck/hooks';
import type { JsonObject as FlatItems, QuestionGroupsTabProps, SavedRepliesTabProps } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { describe, expect, test } from 'vitest';
import { clientFor, makeNetwork, wrapperFor } from '../hooks/network';
import '../screens/missing-in-jsdom';

const network = makeNetwork();
const patience = { timeout: 10_000 };
const groups = { first: 'g5d8k1y4fj', second: 'g9s3l6o0rd' };

const tabs = {
  replies: () => {
    let now: SavedRepliesTabProps | undefined;
    function Replies() {
      now = useSavedRepliesTab(11);
      return <SavedRepliesTab {...now} />;
    }
    return { tab: <Replies />, all: () => (now?.replies.status === 'ready' ? now.replies.data.all : undefined) };
  },
  groups: () => {
    let now: QuestionGroupsTabProps | undefined;
    function Groups() {
      now = useQuestionGroupsTab(11);
      return <QuestionGroupsTab {...now} />;
    }
    return { tab: <Groups />, all: () => (now?.groups.status === 'ready' ? now.groups.data.all : undefined) };
  },
};

async function openTab(kind: keyof typeof tabs) {
  network.serve();
  const { tab, all } = tabs[kind]();
  const { container } = render(<ChatdeckTheme>{tab}</ChatdeckTheme>, { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(all()).toBeDefined(), patience);
  await waitFor(() => expect(container.querySelector('[data-chatdeck="change-bar"]')).not.toBeNull(), patience);
  return {
    all,
    edit: (patch: FlatItems) => act(() => all()?.onEdit(patch)),
    value: (name: string) => (all()?.live?.get() ?? all())?.value[name],
    bar: () => screen.findByRole('group', { name: 'Unsaved changes' }),
    settings: () => container.querySelector<HTMLElement>('[data-chatdeck="settings"]') ?? container,
  };
}

describe('the bar of Saved Replies', () => {
  test('counts, reviews, and saves the changes of all replies', async () => {
    const tab = await openTab('replies');
    tab.edit({ '501/label': 'Alaska', '501/response': 'Ten days.' });
    tab.edit({ '502/response': 'Always.' });
    const bar = within(await tab.bar());
    expect(bar.getByText('3 changes in 2 sections')).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Review' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    expect(review.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Alaska',
      'Store hours',
    ]);
    expect(review.getByText('Always.')).toBeTruthy();
    fireEvent.click(review.getByRole('button', { name: 'Save all' }));
    await waitFor(async () => {
      const stored = readyRows(await clientFor('admin-token').savedReplies.list(11));
      expect(stored.map(({ response }) => response)).toEqual(['Ten days.', 'Always.']);
    }, patience);
  });

  test('discards all of them as one step, which Ctrl+Z takes back', async () => {
    const tab = await openTab('replies');
    tab.edit({ '501/response': 'Ten days.' });
    tab.edit({ '502/response': 'Always.' });
    fireEvent.click(within(await tab.bar()).getByRole('button', { name: 'Discard all' }));
    expect(tab.value('502/response')).not.toBe('Always.');
    fireEvent.keyDown(tab.settings(), { key: 'z', ctrlKey: true });
    expect([tab.value('501/response'), tab.value('502/response')]).toEqual(['Ten days.', 'Always.']);
  });

  test('takes a new reply for one change, and leads to what it lacks', async () => {
    const tab = await openTab('replies');
    tab.edit({ 'new:1/label': 'Returns', 'new:1/shortcut': 'returns' });
    const bar = within(await tab.bar());
    expect(bar.getByText('1 change in 1 section')).toBeTruthy();
    expect(bar.queryByText(/to fix/)).toBeNull();
    fireEvent.click(bar.getByRole('button', { name: 'Save all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Saved Reply' }, patience));
    expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveProperty('value', 'Returns');
  });

  test('Ctrl+S saves from the list, and opens no dialog of the browser in those of the tab', async () => {
    const tab = await openTab('replies');
    tab.edit({ '501/response': 'Ten days.' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Store hours' }));
    const dialog = await screen.findByRole('alertdialog', undefined, patience);
    expect(fireEvent.keyDown(dialog, { key: 's', ctrlKey: true })).toBe(false);
    expect(tab.all()?.sections['501']?.status).toBe('dirty');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    fireEvent.keyDown(screen.getByRole('table', { name: 'Saved replies' }), { key: 's', ctrlKey: true });
    expect(tab.all()?.sections['501']?.status).toBe('saving');
    await waitFor(() => expect(tab.all()?.sections['501']?.status).toBe('saved'), patience);
  });

  test('Ctrl+Z in the form of a reply undoes that reply’s edits alone', async () => {
    const tab = await openTab('replies');
    tab.edit({ '501/response': 'Ten days.' });
    tab.edit({ '502/response': 'Always.' });
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Shipping to Alaska' }));
    const field = await screen.findByRole('textbox', { name: 'Response' }, patience);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(tab.value('501/response')).not.toBe('Ten days.');
    expect(tab.value('502/response')).toBe('Always.');
    expect(document.activeElement).toBe(field);
  });
});

describe('the bar of Question Groups', () => {
  test('counts and reviews the changes of all groups, and saves those that are not open', async () => {
    const tab = await openTab('groups');
    tab.edit({ [`${groups.first}/label`]: 'Help' });
    tab.edit({ [`${groups.second}/label`]: 'Orders' });
    const bar = within(await tab.bar());
    expect(bar.getByText('2 changes in 2 sections')).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Review' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    const headings = review.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.toSorted()).toEqual(['Help', 'Orders']);
    fireEvent.click(review.getByRole('button', { name: 'Save all' }));
    await waitFor(async () => {
      const stored = readyRows(await clientFor('admin-token').questionGroups.list(11));
      expect(stored.map(({ label }) => label)).toEqual(expect.arrayContaining(['Help', 'Orders']));
    }, patience);
  });

  test('leads to a group that is not open, for what is wrong there and for a step', async () => {
    const tab = await openTab('groups');
    const current = () => document.querySelector('.cd-group-card[aria-current="true"]')?.textContent;
    const opened = current();
    const names = [`${groups.first}/label`, `${groups.second}/label`];
    const other = names.find((name) => !opened?.includes(String(tab.value(name)))) ?? '';
    const label = String(tab.value(other));
    tab.edit({ [other]: '' });
    fireEvent.click(within(await tab.bar()).getByRole('button', { name: 'Save all' }));
    expect(current()).not.toBe(opened);
    const field = screen.getByRole('textbox', { name: 'Label' });
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(tab.settings(), { key: 'z', ctrlKey: true });
    expect(field).toHaveProperty('value', label);
  });
});
