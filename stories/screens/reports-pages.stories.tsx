import { ReportsPages, ReportsPagesLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import {
  failed,
  loading,
  makePageRow,
  makePagesBlock,
  makePagesFigures,
  makeReportsPagesProps,
} from 'chatdeck/testing';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

/** As a plain object, which the story's props take. */
const pages = (...list: Parameters<typeof makeReportsPagesProps>) => ({ ...makeReportsPagesProps(...list) });
const nothing = () => undefined;

const meta = preview.meta({
  title: 'Screens/Reports: pages',
  component: ReportsPages,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: pages(),
});

/** Most chats first, until a header is pressed. */
export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    const firstPage = () => canvas.getAllByRole('row')[1];
    await expect(firstPage()).toHaveTextContent('/pricing');
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expect(firstPage()).toHaveTextContent('/');
  },
});

export const Phone = meta.story({ globals: phone, tags: ['looks'] });

const hosts = [makePageRow(), makePageRow({ host: 'docs.acme.test', path: '/start', chats: 40 })];

export const SeveralHosts = meta.story({
  args: pages(makePagesBlock(makePagesFigures({ pages: hosts, hasHosts: true }))),
});

const many = Array.from({ length: 1000 }, (_, index) => makePageRow({ path: `/page-${index}`, chats: 1100 - index }));

/** Pages beyond the limit are one row, which stays last. */
export const OtherPages = meta.story({
  args: pages(makePagesBlock(makePagesFigures({ pages: many, other: makePageRow({ chats: 312 }) }))),
});

export const NoChats = meta.story({ args: pages(makePagesBlock(makePagesFigures({ pages: [] }))) });

export const ManyChats = meta.story({
  args: pages(makePagesBlock(undefined, { pages: { status: 'waiting', chats: 48_210, onStart: nothing } })),
});

export const Counting = meta.story({
  args: pages(
    makePagesBlock(undefined, { pages: { status: 'running', done: 12_000, total: 48_210, onCancel: nothing } }),
  ),
});

const stopped = {
  status: 'stopped',
  done: 12_000,
  total: 48_210,
  onResume: nothing,
  onAccept: nothing,
  onCancel: nothing,
} as const;

export const Stopped = meta.story({
  args: pages(
    makePagesBlock(undefined, {
      pages: { ...stopped, failure: { kind: 'problem', problem: makeProblem('offline') } },
    }),
  ),
});

/** The chats that were counted aren't those that the server counts. */
export const Miscounted = meta.story({
  args: pages(
    makePagesBlock(undefined, {
      pages: {
        ...stopped,
        failure: { kind: 'count', widget: { id: 11, name: 'website' }, found: 48_000, expected: 48_210 },
      },
    }),
  ),
});

export const Canceled = meta.story({
  args: pages(makePagesBlock(undefined, { pages: { status: 'canceled', onStart: nothing } })),
});

/** More chats than one report counts. */
export const LimitReached = meta.story({
  args: pages(
    makePagesBlock(undefined, {
      pages: {
        status: 'ready',
        data: makePagesFigures(),
        counted: { dates: { start: '2025-06-02', end: '2025-06-18' }, chats: 99_120, leftOut: 31_400 },
      },
    }),
  ),
});

export const CountFailed = meta.story({
  args: pages(
    makePagesBlock(undefined, { pages: { status: 'failed', problem: makeProblem('server'), onRetry: nothing } }),
  ),
});

export const Loading = meta.story({ args: { blocks: loading } });

export const Placeholder = meta.story({ render: () => <ReportsPagesLoading /> });

export const Failed = meta.story({ args: { blocks: failed() } });

export const Empty = meta.story({ args: { blocks: { status: 'ready', data: [] } } });

export const NonAdmin = meta.story({ args: { blocks: { status: 'adminRequired' } } });

export const PlanWithoutFeature = meta.story({ args: { blocks: { status: 'planRequired' } } });

const long = `/${'a-page-whose-path-never-seems-to-end/'.repeat(6)}`;

/** A path as long as sites make them. */
export const LongContent = meta.story({
  globals: phone,
  args: pages(makePagesBlock(makePagesFigures({ pages: [makePageRow({ path: long })] }))),
});
