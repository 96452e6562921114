import { ReportsAvailability, ReportsAvailabilityLoading } from 'chatdeck';
import {
  failed,
  loading,
  makeAvailabilityBlock,
  makeOnlineDays,
  makeRangeControl,
  makeReportsAvailabilityProps,
  ready,
} from 'chatdeck/testing';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const zone = 'Europe/Berlin';
const long = 'a-channel-whose-name-somebody-made-as-long-as-slack-lets-them-and-then-some';

/** As a plain object, which the story's props take. */
const availability = (...list: Parameters<typeof makeReportsAvailabilityProps>) => ({
  ...makeReportsAvailabilityProps(...list),
});

function daysOf(from: string, to: string) {
  const range = makeRangeControl({ value: { from, to }, zone });
  return { block: makeAvailabilityBlock({ online: ready(makeOnlineDays(range.dates, zone)) }), range };
}

const month = daysOf('2025-05-01', '2025-05-31');
const spring = daysOf('2025-03-29', '2025-03-31');
const autumn = daysOf('2024-10-26', '2024-10-28');

const meta = preview.meta({
  title: 'Screens/Reports: availability',
  component: ReportsAvailability,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: availability(),
});

/** Every label of every axis is there, and none touches the next, however narrow the page is. */
async function expectRoomForHours(canvasElement: HTMLElement, counts: readonly number[]) {
  const axes = [...canvasElement.querySelectorAll('.cd-days-hours')];
  const texts = axes.map((axis) => [...axis.querySelectorAll('text')]);
  await expect(texts.map((labels) => labels.length)).toEqual(counts);
  for (const labels of texts) {
    for (const label of labels) await expect(label).toBeVisible();
    const boxes = labels.map((label) => label.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
    const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  }
}

/** The bars are there in words as well. */
export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectRoomForHours(canvasElement, [12]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Times' }));
    await expect(canvas.getByRole('row', { name: /Jun 17/ })).toHaveTextContent('8:30 AM to 12:00 PM');
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expect(canvas.getByText('So far today.')).toBeVisible();
  },
});

/** A day of 23 hours, and one of 25: each with its own scale, which takes nothing from the other days. */
export const ClockChanges = meta.story({
  tags: ['looks'],
  play: async ({ canvas, canvasElement }) => {
    // 2 AM does not come in spring.
    await expectRoomForHours(canvasElement, [12, 11, 12, 12]);
    await expect(canvas.getByText('This day has 23 hours because the clocks change.')).toBeVisible();
    await expect(canvas.getByText('This day has 25 hours because the clocks change.')).toBeVisible();
  },
  args: availability(
    [
      { ...spring.block, widget: { id: 11, name: 'In spring' } },
      { ...autumn.block, widget: { id: 12, name: 'In autumn' } },
    ],
    { range: autumn.range },
  ),
});

export const BlocksApart = meta.story({
  args: availability([
    makeAvailabilityBlock({ widget: { id: 11, name: '' }, online: loading }),
    makeAvailabilityBlock({ widget: { id: 12, name: 'shop' }, online: failed() }),
    makeAvailabilityBlock({ widget: { id: 13, name: 'docs' } }),
  ]),
});

/** Weeks with their totals; a mark for each missed chat, red where no one was online. */
export const Weeks = meta.story({
  tags: ['looks'],
  args: availability([month.block], { range: month.range }),
  play: async ({ canvas }) => {
    const weeks = canvas.getByRole('table', { name: 'website: Weeks' });
    await expect(weeks.querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(canvas.getByText('Worst day')).toBeVisible();
  },
});

export const WeeksOnPhone = meta.story({ globals: phone, args: availability([month.block], { range: month.range }) });

export const WeeksInDark = meta.story({
  globals: { appearance: 'dark' },
  args: availability([month.block], { range: month.range }),
});

export const WeeksRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: availability([month.block], { range: month.range }),
});

/** The missed chats are still loading, couldn't be loaded, or are too many. */
export const MissedApart = meta.story({
  args: availability([
    makeAvailabilityBlock({ widget: { id: 11, name: 'website' }, missed: loading }),
    makeAvailabilityBlock({ widget: { id: 12, name: 'docs' }, missed: failed() }),
    makeAvailabilityBlock({ widget: { id: 13, name: 'shop' }, missed: ready({ starts: [], total: 2400 }) }),
  ]),
});

export const Loading = meta.story({ args: { blocks: loading } });

export const Placeholder = meta.story({ render: () => <ReportsAvailabilityLoading /> });

export const Failed = meta.story({ args: { blocks: failed() } });

export const Empty = meta.story({ args: availability([]) });

export const NonAdmin = meta.story({ args: { blocks: { status: 'adminRequired' } } });

export const PlanWithoutFeature = meta.story({ args: { blocks: { status: 'planRequired' } } });

/** A whole month of a widget whose name is as long as Slack lets it be. */
export const LongContent = meta.story({
  globals: phone,
  args: availability([{ ...month.block, widget: { id: 11, name: long } }], { range: month.range }),
});
