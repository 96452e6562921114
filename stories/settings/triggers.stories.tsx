import { TriggersTab, TriggersTabLoading, type TriggersTabOptions } from 'chatdeck';
import {
  appearanceSettings,
  checkTriggers,
  makeProblem,
  newTrigger,
  triggersSectionFields,
  type EditorSection,
  type TriggerDraft,
  type TriggersSection,
  type TriggersSettings,
  type TriggersTabProps,
  type VisitedPages,
} from 'chatdeck/model';
import { failed, loading, makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const widget = makeParsedWidget();
const greeting: TriggerDraft = {
  ...newTrigger('a'),
  isNew: undefined,
  message: 'Any questions about our prices? We are here and happy to help.',
  after: 5,
  on: ['/pricing', 'https://acme.test/plans'],
};
const cart: TriggerDraft = {
  ...greeting,
  uid: 'b',
  message: 'Is something missing in your cart?',
  after: 30,
  on: ['/cart'],
  matchType: 'exact',
};
const twin: TriggerDraft = { ...greeting, uid: 'c', message: 'Hello again', on: ['/pricing/team'] };
const off: TriggerDraft = { ...greeting, uid: 'd', message: 'Free shipping until Sunday!', after: 0, enabled: false };
const settings: TriggersSettings = {
  triggerMinDelay: 60,
  'trigger:a': greeting,
  'trigger:b': cart,
  'trigger:c': twin,
  'trigger:d': off,
};
const changed: TriggersSettings = { ...settings, triggerMinDelay: 90 };

const meta = preview.meta({
  title: 'Settings/Triggers',
  component: TriggersTab,
  decorators: [
    withLinks,
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    widgetId: widget.Id,
    roomName: widget.RoomName,
    ...widgetTop,
    editor: withTriggers(settings),
    hiddenPages: '/checkout',
    look: appearanceSettings(widget),
    agent: { name: 'Dana' },
    onTriggerAdd: fn(),
    onTriggerDuplicate: fn(),
    onTriggerDelete: fn(),
  },
});

/** One panel open, and addresses tried: what fires, what is shadowed, off, hidden, and what can fire nowhere. */
export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Any questions about our prices/ }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(greeting.message);
    const addresses = await canvas.findByRole('textbox', { name: 'Page URLs' }, { timeout: 10_000 });
    await userEvent.click(addresses);
    await userEvent.paste('https://acme.test/pricing/team\nhttps://acme.test/checkout/pricing\n/docs');
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }));
    // Right to left, an address is isolated by invisible letters.
    await canvas.findByText(/^Fires on .?\/pricing.? and 1 more page$/, undefined, {
      timeout: 10_000,
    });
    await expect(canvas.getByText(/\/checkout.? hides the widget on this page/)).toBeVisible();
    await expect(canvas.getByText('No triggers match this page.')).toBeVisible();
    await expect(canvas.getByText('Triggers that never fire')).toBeVisible();
  },
});

const pages: VisitedPages = {
  pages: [
    { address: 'https://acme.test/pricing/team?plan=a', chats: 120, triggered: 37 },
    { address: 'https://acme.test/pricing', chats: 94, triggered: 12 },
    { address: 'https://acme.test/cart', chats: 61, triggered: 0 },
    ...Array.from({ length: 12 }, (_, index) => ({ address: `/docs/${index}`, chats: 9 - (index % 9), triggered: 0 })),
    { address: '', chats: 1, triggered: 0 },
  ],
  chats: 340,
  other: 3,
  unreadable: 2,
};
const counted = { dates: { start: '2026-02-01', end: '2026-03-02' }, chats: 342, leftOut: 0 };
const onRangeChange = fn();

/** Beside each trigger, how many chats it matches; below, what happens on each of their pages. */
export const RealPages = meta.story({
  tags: ['looks'],
  args: {
    editor: withTriggers({ ...settings, 'trigger:l': { ...greeting, uid: 'l', message: 'Still here?', after: 20 } }),
    visited: { range: 'last30', onRangeChange, visited: { status: 'ready', data: pages, counted } },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.locale === 'ar' || globals.locale === 'de') return;
    const list = await canvas.findByRole('region', { name: 'Pages of real chats' }, { timeout: 10_000 });
    const parts = within(list);
    await expect(canvas.getByText('Matches 214 of 337 chats · started 49')).toBeVisible();
    await expect(canvas.getByText('Matches 61 of 337 chats')).toBeVisible();
    await expect(parts.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('acme.test/pricing/team');
    await expect(parts.getAllByText(/^Waits at least 60 minutes after/)[0]).toBeVisible();
    await expect(parts.getByText('3 chats on rarely visited pages aren’t included.')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Show 6 more pages' }));
    await expect(parts.getByText('Unknown page')).toBeVisible();
    await userEvent.selectOptions(parts.getByRole('combobox', { name: 'Chats from' }), 'Last 7 days');
    await userEvent.click(parts.getByRole('button', { name: 'Load chats' }));
    await expect(onRangeChange).toHaveBeenLastCalledWith('last7');
  },
});

export const RealPagesNotLoaded = meta.story({ args: { visited: { onRangeChange } } });

export const RealPagesLoading = meta.story({
  args: {
    visited: { range: 'last30', onRangeChange, visited: { status: 'running', done: 400, total: 900, onCancel: fn() } },
  },
});

export const RealPagesFailed = meta.story({
  args: {
    visited: {
      range: 'last30',
      onRangeChange,
      visited: { status: 'failed', problem: makeProblem('offline'), onRetry: fn() },
    },
  },
});

export const RealPagesWithoutChats = meta.story({
  args: {
    visited: {
      range: 'last30',
      onRangeChange,
      visited: {
        status: 'ready',
        data: { pages: [], chats: 0, other: 0, unreadable: 0 },
        counted: { ...counted, chats: 0 },
      },
    },
  },
});

export const Loading = meta.story({ args: { roomName: undefined, editor: loading } });

export const Placeholder = meta.story({ render: () => <TriggersTabLoading /> });

export const Failed = meta.story({ args: { editor: failed() } });

export const Empty = meta.story({ args: { editor: withTriggers({ triggerMinDelay: 60 }) } });

export const PlanWithoutFeature = meta.story({ args: { editor: { status: 'planRequired', feature: 'triggers' } } });

export const Unreadable = meta.story({ args: { unreadable: '{"triggers":[' } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const SetupRequired = meta.story({ args: { editor: { status: 'setupRequired' } } });

export const Dirty = meta.story({ args: { editor: withTriggers(changed, { status: 'dirty' }) } });

/** Incomplete, and new and untouched, whose errors wait. */
export const Invalid = meta.story({
  args: {
    editor: withTriggers(
      {
        ...settings,
        'trigger:a': { ...greeting, message: ' '.repeat(3), on: [] },
        'trigger:n': newTrigger('n'),
      },
      { status: 'dirty' },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Immediately, not on any page yet/ }));
    await expect(canvas.queryByText('Enter a message.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /After 5 seconds, not on any page yet/ }));
    await canvas.findByText('Enter a message.');
    await expect(canvas.getByText('Add at least one page.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  },
});

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5);

/** Messages and addresses as long as people make them, and many pages. */
export const LongContent = meta.story({
  args: {
    roomName: endless,
    editor: withTriggers({
      ...settings,
      'trigger:a': { ...greeting, message: `${greeting.message} `.repeat(12), on: [`/${'very-long/'.repeat(30)}`] },
      'trigger:b': { ...cart, message: endless, on: Array.from({ length: 40 }, (_, index) => `/cart/step-${index}`) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Donaudampf/ }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(endless);
  },
});

export const Saving = meta.story({ args: { editor: withTriggers(changed, { status: 'saving' }) } });

export const Saved = meta.story({ args: { editor: withTriggers(changed, { status: 'saved' }) } });

/** The server took none of it, and what was edited is still there. */
export const Refused = meta.story({
  args: {
    editor: withTriggers(changed, {
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'The triggers couldn’t be read.',
        path: 'triggerJson',
      }),
    }),
  },
});

export const Conflict = meta.story({
  args: {
    editor: ready(
      makeEditor<TriggersSettings, TriggersSection>(settings, sectionsOf(settings), {
        saved: { ...settings, 'trigger:b': { ...cart, after: 60 } },
        conflicts: { 'trigger:b': { mine: cart, theirs: { ...cart, after: 60 } } },
        sections: { triggers: { status: 'dirty' } },
      }),
    ),
  },
});

export const Many = meta.story({
  args: {
    editor: withTriggers({
      triggerMinDelay: 5,
      ...Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `trigger:m${index}`,
          { ...greeting, uid: `m${index}`, after: index },
        ]),
      ),
    }),
  },
});

const onEdit = fn();
const onDelete = fn();

export const Interactive = meta.story({
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    onEdit.mockClear();
    onDelete.mockClear();

    await step('a new trigger opens, and its errors wait for the first edit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add new trigger' }));
      const message = await canvas.findByRole('textbox', { name: 'Message' });
      await expect(message).toHaveFocus();
      await expect(canvas.queryByText('Add at least one page.')).toBeNull();
      await userEvent.type(message, 'Hi');
      await canvas.findByText('Add at least one page.');
    });

    await step('pages are split and kept once, typed or pasted', async () => {
      const pages = canvas.getByRole('textbox', { name: 'Pages' });
      await userEvent.type(pages, '/a, /b');
      await userEvent.click(pages);
      await userEvent.paste('\n/c /a,\n/d');
      await waitFor(() => expect(pages).toHaveValue(''));
      const chips = within(canvas.getByRole('list', { name: 'Pages: selected' }));
      await expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '/a',
        '/b',
        '/c',
        '/d',
      ]);
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(chips.queryByText('/d')).toBeNull());
    });

    await step('what is no number of seconds stays as typed until it is one', async () => {
      const after = canvas.getByRole('textbox', { name: 'Show after' });
      await userEvent.clear(after);
      await userEvent.type(after, '1x5');
      await expect(after).toHaveValue('1x5');
      await expect(canvas.getByText('Enter a whole number.')).toBeVisible();
      await userEvent.clear(after);
      await userEvent.type(after, '15');
      await expect(canvas.getByRole('button', { name: /Hi After 15 seconds, on \/a and 2 more pages/ })).toBeVisible();
    });

    await step('deleting a saved one asks first', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'More actions for Is something missing in your cart?' }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete this trigger?' });
      await expect(onDelete).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete trigger' }));
      await expect(onDelete).toHaveBeenCalledWith('trigger:b');
    });
  },
});

/** Keeps the edits as a host without the hooks would. */
function Editable(props: TriggersTabProps & TriggersTabOptions) {
  const [patch, setPatch] = useState<Partial<TriggersSettings>>({});
  const value: TriggersSettings = { ...settings, ...patch };
  const editor = makeEditor<TriggersSettings, TriggersSection>(value, sectionsOf(value), {
    saved: settings,
    errors: checkTriggers(value),
    onEdit: (next) => {
      onEdit(next);
      setPatch((before) => ({ ...before, ...next }));
    },
    sections: { triggers: { status: Object.keys(patch).length > 0 ? 'dirty' : 'clean' } },
  });
  return (
    <TriggersTab
      {...props}
      editor={ready(editor)}
      onTriggerAdd={() => setPatch((before) => ({ ...before, 'trigger:n': newTrigger('n') }))}
      onTriggerDelete={(field) => {
        onDelete(field);
        setPatch((before) => ({ ...before, [field]: null }));
      }}
    />
  );
}

function withTriggers(value: TriggersSettings, section: Partial<EditorSection> = {}): TriggersTabProps['editor'] {
  const isSaved = section.status === undefined || section.status === 'saved';
  return ready(
    makeEditor<TriggersSettings, TriggersSection>(value, sectionsOf(value), {
      saved: isSaved ? value : settings,
      errors: checkTriggers(value),
      sections: { triggers: section },
    }),
  );
}

function sectionsOf(value: TriggersSettings) {
  return { triggers: triggersSectionFields(value).map(String) };
}
