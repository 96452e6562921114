import { ReportsHistory, ReportsHistoryLoading } from 'chatdeck';
import { makeProblem, type Download } from 'chatdeck/model';
import {
  failed,
  loading,
  makeChat,
  makeDownloadControl,
  makeHistoryBlock,
  makeHistoryPage,
  makeReportsHistoryProps,
  ready,
} from 'chatdeck/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { laptop, phone, withLinks } from '../with-links';

const patience = { timeout: 10_000 };
const problem = makeProblem('server', { status: 500 });

/** As a plain object, which the story's props take. */
const history = (...list: Parameters<typeof makeReportsHistoryProps>) => ({ ...makeReportsHistoryProps(...list) });
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

export const LongContent = meta.story({
  args: history([makeHistoryBlock(ready(makeHistoryPage(hostile, 1_234_567)), { page: 1 })]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img, script, a[href^="javascript"]')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /^more details/ })[0] ?? canvasElement);
    const panel = await screen.findByRole('dialog', undefined, patience);
    await expect(panel.querySelector('a[href^="javascript"]')).toBeNull();
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
