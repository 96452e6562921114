import { ReportsCoverage, ReportsCoverageLoading } from 'chatdeck';
import { makeGrid, makeProblem } from 'chatdeck/model';
import {
  failed,
  loading,
  makeCountedStarts,
  makeCoverageBlock,
  makeCoverageSchedule,
  makeReportsCoverageProps,
} from 'chatdeck/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { arrowsOf, phone, withLinks } from '../with-links';

/** As a plain object, which the story's props take. */
const coverage = (...list: Parameters<typeof makeReportsCoverageProps>) => ({ ...makeReportsCoverageProps(...list) });
const blockWith = (...list: Parameters<typeof makeCoverageBlock>) => coverage(makeCoverageBlock(...list));
const onAddHours = fn();

const meta = preview.meta({
  title: 'Screens/Reports: coverage',
  component: ReportsCoverage,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: blockWith({ onAddHours }),
});

/** The sentence, the hours that would change it, and every hour by keyboard, as a picture and as a table. */
export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent, globals }) => {
    const { on } = arrowsOf(globals);
    await expect(canvas.getByText(/missed chats on weekday mornings before 9:00 AM\.$/)).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'website: Chats by hour' });
    await expect(grid).toBeVisible();
    const first = canvas.getByRole('gridcell', { name: /^Monday, 12:00 AM to 1:00 AM/ });
    first.focus();
    await userEvent.keyboard(`{ArrowDown}${on}${on}`);
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, 2:00 AM to 3:00 AM/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, 11:00 PM to 12:00 AM/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'website: Chats by hour' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Add these hours' }));
    await expect(onAddHours).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({ globals: phone, tags: ['looks'] });

/** An hour chosen by keyboard, with links to its chats. */
export const ChosenHour = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    canvas.getByRole('gridcell', { name: /^Monday, 12:00 AM to 1:00 AM/ }).focus();
    await userEvent.keyboard(`${arrowsOf(globals).on.repeat(13)}{Enter}`);
    await expect(canvas.getByRole('link', { name: '14 chats' })).toBeVisible();
  },
});

export const ScheduleOff = meta.story({ args: blockWith({ schedule: makeCoverageSchedule({ isOn: false }) }) });

export const ScheduleUnreadable = meta.story({ args: blockWith({ schedule: makeCoverageSchedule({ week: null }) }) });

/** The operating hours are in another time zone than the report. */
export const OtherZone = meta.story({ args: blockWith({ schedule: makeCoverageSchedule({ zone: 'Europe/Berlin' }) }) });

export const PlanWithoutHours = meta.story({
  args: blockWith({ schedule: makeCoverageSchedule({ isOn: false }), onAddHours: undefined }),
});

const quiet = makeGrid(() => ({ chats: 0, missed: 0 }));
const even = makeGrid(() => ({ chats: 6, missed: 0 }));

export const NothingMissed = meta.story({ args: blockWith({ starts: makeCountedStarts(even) }) });

export const NoChats = meta.story({ args: blockWith({ starts: makeCountedStarts(quiet) }) });

/** Some chats couldn't be read. */
export const UnreadableChats = meta.story({ args: blockWith({ starts: makeCountedStarts(undefined, 3) }) });

export const ManyChats = meta.story({
  args: blockWith({ starts: { status: 'waiting', chats: 48_210, onStart: () => undefined } }),
});

export const Counting = meta.story({
  tags: ['looks'],
  args: blockWith({ starts: { status: 'running', done: 12_000, total: 48_210, onCancel: () => undefined } }),
});

export const Canceled = meta.story({ args: blockWith({ starts: { status: 'canceled', onStart: () => undefined } }) });

const stopped = {
  status: 'stopped',
  done: 12_000,
  total: 48_210,
  onResume: () => undefined,
  onAccept: () => undefined,
  onCancel: () => undefined,
} as const;

export const Stopped = meta.story({
  args: blockWith({ starts: { ...stopped, failure: { kind: 'problem', problem: makeProblem('offline') } } }),
});

export const Miscounted = meta.story({
  args: blockWith({
    starts: {
      ...stopped,
      failure: { kind: 'count', widget: { id: 11, name: 'website' }, found: 48_000, expected: 48_210 },
    },
  }),
});

const counted = makeCountedStarts();

/** More chats than one report counts. */
export const LimitReached = meta.story({
  args: blockWith({
    starts:
      counted.status === 'ready'
        ? { ...counted, counted: { dates: { start: '2025-06-02', end: '2025-06-18' }, chats: 99_120, leftOut: 31_400 } }
        : counted,
  }),
});

const { online } = makeCoverageBlock();

/** Some days of availability couldn't be read. */
export const UnreadableDays = meta.story({
  args: blockWith({
    online: online.status === 'ready' ? { ...online, data: { ...online.data, unreadable: 2 } } : online,
  }),
});

export const OnlineFailed = meta.story({ args: blockWith({ online: failed() }) });

export const CountFailed = meta.story({
  args: blockWith({ starts: { status: 'failed', problem: makeProblem('server'), onRetry: () => undefined } }),
});

export const Loading = meta.story({ args: { blocks: loading } });

export const Placeholder = meta.story({ render: () => <ReportsCoverageLoading /> });

export const Failed = meta.story({ args: { blocks: failed() } });

export const Empty = meta.story({ args: { blocks: { status: 'ready', data: [] } } });

export const NonAdmin = meta.story({ args: { blocks: { status: 'adminRequired' } } });

export const PlanWithoutFeature = meta.story({ args: { blocks: { status: 'planRequired' } } });

/** A widget whose name is as long as Slack lets it be. */
export const LongContent = meta.story({
  globals: phone,
  args: blockWith({
    widget: { id: 11, name: 'a-channel-whose-name-somebody-made-as-long-as-slack-lets-them-and-then-some' },
  }),
});
