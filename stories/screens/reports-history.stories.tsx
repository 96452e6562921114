import { ReportsHistory, ReportsHistoryLoading } from 'chatdeck';
import { makeProblem, type Download, type ReportsHistoryProps } from 'chatdeck/model';
import {
  failed,
  loading,
  makeAllChats,
  makeAllChatsPage,
  makeChat,
  makeChosenChat,
  makeDownloadControl,
  makeForm,
  makeHistoryBlock,
  makeHistoryPage,
  makeReportsHistoryProps,
  makeSavedViews,
  ready,
} from 'chatdeck/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { laptop, phone, wide, withLinks } from '../with-links';

const patience = { timeout: 10_000 };
const problem = makeProblem('server', { status: 500 });

/** As a plain object, which the story's props take; the list of all chats is what its address names. */
const history = (...list: Parameters<typeof makeReportsHistoryProps>) => {
  const props = { ...makeReportsHistoryProps(...list) };
  return props.allChats ? { ...props, route: { ...props.route, view: 'all' as const } } : props;
};
const withDownload = (download: Download) => history(undefined, { download: makeDownloadControl(download) });

const meta = preview.meta({
  title: 'Screens/Reports: history',
  component: ReportsHistory,
  decorators: [withLinks],
  // Each row has a link and a button, one above the other where there is little room.
  parameters: { layout: 'padded', a11y: { options: { rules: { 'target-size': { enabled: true } } } } },
  args: history(),
});

export const Ready = meta.story({ tags: ['looks'] });

/** Fifteen chats, as many as fit on a page: every link and button is at least 24 pixels in size, on a phone, too. */
export const FullPage = meta.story({
  tags: ['looks'],
  args: history([
    makeHistoryBlock(
      ready(
        makeHistoryPage(
          Array.from({ length: 15 }, (_, index) =>
            makeChat({
              channelName: index % 2 === 0 ? 'wholesale-inquiries-north-america' : 'website',
              visitor: { name: index % 3 === 0 ? '' : 'Maya Lindqvist' },
            }),
          ),
          289,
        ),
      ),
    ),
  ]),
});

/** Each widget's history loads, fails, and is empty separately. */
export const BlocksApart = meta.story({
  args: history([
    makeHistoryBlock(loading, { widget: { id: 11, name: 'website' } }),
    makeHistoryBlock(failed(), { widget: { id: 12, name: 'shop' } }),
    makeHistoryBlock(ready(makeHistoryPage([])), { widget: { id: 13, name: '' } }),
    makeHistoryBlock(ready(makeHistoryPage([], 20)), { widget: { id: 14, name: 'returns' }, page: 7 }),
    makeHistoryBlock(ready(makeHistoryPage(), { isRefreshing: true, problem }), { widget: { id: 15, name: 'docs' } }),
  ]),
});

export const Loading = meta.story({ args: { history: loading } });

export const Placeholder = meta.story({ render: () => <ReportsHistoryLoading /> });

export const Failed = meta.story({ args: { history: failed() } });

export const Empty = meta.story({ args: history([]) });

export const NonAdmin = meta.story({ args: { history: { status: 'adminRequired' } } });

export const PlanWithoutFeature = meta.story({ args: { history: { status: 'planRequired' } } });

export const Filtered = meta.story({
  globals: laptop,
  args: history([makeHistoryBlock(ready(makeHistoryPage([])))], {
    filters: { agent: 'Somebody who left', rating: 'down', missed: false, trigger: true, q: 'refund' },
    widgets: [
      { id: 11, name: 'website' },
      { id: 12, name: 'shop' },
    ],
    widgetId: 11,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Agent' }, patience);
  },
});

const fromReport = {
  page: 'acme.test/pricing',
  hours: { days: [1, 2, 3, 4, 5], from: 7, to: 9 },
  missed: true,
} as const;

/** Filters that come from Coverage and Pages are chips, which can be removed. */
export const FromAnotherReport = meta.story({
  tags: ['looks'],
  args: history(undefined, { filters: fromReport }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: acme.test/pricing' }, patience);
  },
});

const searching = (search: ReportsHistoryProps['search']) => history([], { filters: fromReport, widgets, search });
const widgets = [{ id: 11, name: 'website' }];

export const Searching = meta.story({
  args: searching({ status: 'running', done: 12_000, total: 48_210, onCancel: () => undefined }),
});

export const SearchCanceled = meta.story({ args: searching({ status: 'canceled', onStart: () => undefined }) });

export const SearchStopped = meta.story({
  args: searching({
    status: 'stopped',
    failure: { kind: 'problem', problem },
    done: 12_000,
    total: 48_210,
    onResume: () => undefined,
    onAccept: () => undefined,
    onCancel: () => undefined,
  }),
});

export const SearchFailed = meta.story({ args: searching({ status: 'failed', problem, onRetry: () => undefined }) });

/** More chats than one search reads, and one that couldn't be read. */
export const SearchLimited = meta.story({
  args: history(undefined, {
    filters: fromReport,
    search: {
      status: 'ready',
      data: { unreadable: 1 },
      counted: { dates: { start: '2025-06-02', end: '2025-06-18' }, chats: 99_120, leftOut: 31_400 },
    },
  }),
});

export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'more details... about tomas@moreno.test' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'more details... about tomas@moreno.test' }, patience);
    await expect(panel).toHaveTextContent('Business');
    await expect(panel).toHaveTextContent('4711');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await waitFor(() => expect(more).toHaveFocus(), patience);
    await userEvent.hover(more);
    await screen.findByRole('dialog', undefined, patience);
    await expect(more).toHaveFocus();
  },
});

export const Exporting = meta.story({
  args: withDownload({ status: 'running', format: 'csv', done: 3000, total: 5012 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', undefined, patience);
  },
});

export const ExportFailed = meta.story({
  args: withDownload({
    status: 'failed',
    failure: { kind: 'count', widget: { id: 11, name: 'website' }, found: 5011, expected: 5012 },
    format: 'csv',
    done: 5011,
    total: 5012,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', undefined, patience);
  },
});

export const Exported = meta.story({
  args: withDownload({
    status: 'done',
    format: 'json',
    fileName: '20250618T120000_history_chatdeck_output.json',
    missing: [
      { id: 11, name: 'website' },
      { id: 12, name: '' },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saved as/, undefined, patience);
  },
});

/** The panel's code loads when it is first shown. */
async function openPanel() {
  await waitFor(() => expect(document.querySelector('[data-chatdeck="chat-panel"]')).not.toBeNull(), patience);
}

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
const hostile = [
  makeChat({
    title: endless,
    channelName: endless,
    channelUrl: 'javascript:alert(1)',
    agentName: `<b>${endless}</b>`,
    agentAvatarUrl: 'javascript:alert(1)',
    chatRating: 'down',
    chatFeedback: `${endless} <img src=x onerror=alert(1)> ${'word '.repeat(200)}`,
    visitor: {
      name: `<script>alert(1)</script> ${endless}`,
      email: `${endless}@x.test`,
      avatarUrl: 'data:image/svg+xml,<svg onload=alert(1)>',
      location: endless,
      currentPage: `javascript:alert('${endless}')`,
      identTraits: JSON.stringify({ [endless]: endless, empty: '', list: [1, 2] }),
    },
  }),
  makeChat({ startedAt: '', visitor: { name: '\u202Egnp.exe', email: '' } }),
  'odd',
];

const hostileChats = () => {
  const { chats } = makeHistoryPage(hostile);
  return chats.map((chat, index) => ({ chat, code: `a.${index}.11`, widget: { id: 11, name: endless } }));
};

export const LongContent = meta.story({
  args: history([makeHistoryBlock(ready(makeHistoryPage(hostile, 1_234_567)), { page: 1 })]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img, script, a[href^="javascript"]')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /^more details/ })[0] ?? canvasElement);
    const panel = await screen.findByRole('dialog', undefined, patience);
    await expect(panel.querySelector('a[href^="javascript"]')).toBeNull();
  },
});

/** The chats of all widgets in one list, with a heading for each day. */
export const AllChats = meta.story({ tags: ['looks'], args: history(undefined, { allChats: makeAllChats() }) });

export const AllChatsDark = meta.story({
  globals: { appearance: 'dark' },
  args: history(undefined, { allChats: makeAllChats() }),
});

export const AllChatsRightToLeft = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  args: history(undefined, { allChats: makeAllChats(), chosen: makeChosenChat(), saved: makeSavedViews() }),
  play: openPanel,
});

export const AllChatsLoading = meta.story({ args: history(undefined, { allChats: makeAllChats(loading) }) });

export const AllChatsFailed = meta.story({ args: history(undefined, { allChats: makeAllChats(failed()) }) });

export const AllChatsEmpty = meta.story({
  args: history(undefined, { allChats: makeAllChats(ready(makeAllChatsPage({ chats: [], total: 0 }))) }),
});

export const AllChatsBeyond = meta.story({
  args: history(undefined, { allChats: makeAllChats(ready(makeAllChatsPage({ chats: [] })), { page: 9 }) }),
});

export const AllChatsRefreshing = meta.story({
  args: history(undefined, {
    allChats: makeAllChats(ready(makeAllChatsPage({ unreadable: 2 }), { isRefreshing: true })),
  }),
});

/** Five widgets without chats take a sentence. */
export const EmptyWidgets = meta.story({
  args: history([
    makeHistoryBlock(),
    ...['shop', 'docs', 'returns', 'pricing', 'orders'].map((name, index) =>
      makeHistoryBlock(ready(makeHistoryPage([])), { widget: { id: 12 + index, name } }),
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No chats in shop, docs, returns, pricing, orders.')).toBeVisible();
  },
});

/** A chat beside the table, on a wide screen. */
export const OpenChat = meta.story({
  tags: ['looks'],
  globals: wide,
  args: history(undefined, { allChats: makeAllChats(), chosen: makeChosenChat(), saved: makeSavedViews() }),
  play: async () => {
    await openPanel();
    const role = window.innerWidth > 1200 ? 'region' : 'dialog';
    await expect(screen.getByRole(role, { name: 'Chat with Maya Lindqvist' })).toBeVisible();
  },
});

export const OpenChatDark = meta.story({
  globals: { ...wide, appearance: 'dark' },
  args: history(undefined, { allChats: makeAllChats(), chosen: makeChosenChat() }),
  play: openPanel,
});

/** Over the page, where there is no room beside the table. */
export const OpenChatPhone = meta.story({
  tags: ['looks'],
  globals: phone,
  args: history(undefined, { chosen: makeChosenChat() }),
  play: async () => {
    await openPanel();
    await expect(screen.getByRole('dialog', { name: 'Chat with Maya Lindqvist' })).toBeVisible();
  },
});

export const OpenChatMissed = meta.story({
  globals: wide,
  args: history(undefined, {
    chosen: makeChosenChat({ found: ready(makeAllChatsPage().chats[2] ?? null), others: undefined }),
  }),
  play: openPanel,
});

export const OpenChatLoading = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ found: loading, position: undefined, others: undefined }) }),
  play: openPanel,
});

export const OpenChatFailed = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ found: failed(), position: undefined, others: undefined }) }),
  play: openPanel,
});

export const OpenChatGone = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ found: ready(null), position: undefined, others: undefined }) }),
  play: openPanel,
});

export const OtherChatsLoading = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ others: loading }) }),
  play: openPanel,
});

export const OtherChatsFailed = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ others: failed() }) }),
  play: openPanel,
});

export const NoOtherChats = meta.story({
  globals: wide,
  args: history(undefined, { chosen: makeChosenChat({ others: ready({ chats: [], total: 0, isPartial: false }) }) }),
  play: openPanel,
});

/** Every text in the list and the panel is hostile and long. */
export const LongChat = meta.story({
  globals: wide,
  args: history(undefined, {
    allChats: makeAllChats(ready(makeAllChatsPage({ chats: hostileChats() }))),
    chosen: makeChosenChat({ found: ready(hostileChats()[0] ?? null) }),
    saved: makeSavedViews({ views: [{ name: '<b>Donaudampfschifffahrtsgesellschaftsview', route: {} }] }),
  }),
  play: async () => {
    await openPanel();
    await expect(document.querySelector('#storybook-root :is(img, script, a[href^="javascript"])')).toBeNull();
  },
});

export const SavedViews = meta.story({ args: history(undefined, { saved: makeSavedViews() }) });

export const SavedViewChanged = meta.story({
  args: history(undefined, { saved: makeSavedViews({ isChanged: true }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Missed' }));
    await screen.findByRole('menuitem', { name: 'Save changes to this view' }, patience);
  },
});

/** A name that is taken, whatever its capitals. */
export const SaveViewRefused = meta.story({
  args: history(undefined, {
    saved: makeSavedViews({
      newView: { ...makeForm({ name: 'missed' }, { errors: { name: 'taken' } }), onReset: () => undefined },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('textbox', { name: 'Name' }, patience);
    await expect(await screen.findByText('You already have a view with this name.')).toBeVisible();
  },
});

/** The controls, the filters, and each chat fold; on a wide page, all of them are always there. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: 'Filters' }, patience);
    await expect(canvas.queryByRole('combobox', { name: 'Agent' })).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('combobox', { name: 'Agent' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Date range/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Last 30 days ·/ }));
    await expect(canvas.getByRole('button', { name: /^Date range/ })).toBeVisible();
    await expect(canvas.getByText(/^Replied after 42/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details for Maya Lindqvist' }));
    await expect(canvas.getByText(/^Replied after 42/)).toBeVisible();
  },
});
