import { OperatingHoursTab, OperatingHoursTabLoading, type OperatingHoursTabOptions } from 'chatdeck';
import {
  checkOperatingHours,
  makeProblem,
  makeWeek,
  operatingHoursBody,
  operatingHoursSections,
  visitorFacts,
  type EditorSection,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type OperatingHoursTabProps,
  type VisitorFacts,
  type WeekHours,
  type Widget,
} from 'chatdeck/model';
import { failed, loading, makeEditor, makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const widget = makeParsedWidget();
const office = { start: 900, end: 1700 };
const night = { start: 2200, end: 600, isOvernight: true as const };
const week: WeekHours = {
  ...makeWeek(() => []),
  1: [office],
  2: [
    { start: 900, end: 1200 },
    { start: 1300, end: 1830 },
  ],
  3: [office],
  4: [office],
  5: [{ start: 900, end: 1500 }, night],
  0: [{ start: 1000, end: 2345 }],
};
const settings: OperatingHoursSettings = {
  onOffSchedule: true,
  tz: 'America/New_York',
  sendOpHourChangeMessages: true,
  weekHours: week,
};

const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Settings/Operating hours',
  component: OperatingHoursTab,
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
    editor: ready(makeEditor(settings, operatingHoursSections)),
    now: Date.parse('2025-10-14T15:20:00Z'),
    localZone: 'Europe/Berlin',
    needsUpgrade: false,
  },
});

/** On now, clocks that go back within two months, a night, a break, and a day that ends as late as one can. */
export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { roomName: undefined, editor: loading } });

export const Placeholder = meta.story({ render: () => <OperatingHoursTabLoading /> });

export const Failed = meta.story({ args: { editor: failed() } });

export const Empty = meta.story({
  args: {
    editor: withWeek(
      makeWeek(() => []),
      { onOffSchedule: false },
    ),
  },
});

export const SetupRequired = meta.story({ args: { editor: { status: 'setupRequired' } } });

export const Dirty = meta.story({ args: { editor: inSection({ status: 'dirty' }, { ...week, 6: [office] }) } });

export const Saving = meta.story({ args: { editor: inSection({ status: 'saving' }, { ...week, 6: [office] }) } });

export const Saved = meta.story({ args: { editor: inSection({ status: 'saved' }, week) } });

/** In force, and at any other moment: what visitors see, why, and where to change it. */
export const Visitors = meta.story({
  args: { visitors: visitorsOf(), isAdmin: true },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Day and time' }, patience);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue, Oct 14, 11:20 AM: The chat');
    await expect(canvas.getByText(/^until Tue, Oct 14, 12:00 PM/)).toBeVisible();
    slider.focus();
    await userEvent.keyboard('{PageUp}{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun, Oct 19, 11:45 PM: The offline form');
    await expect(canvas.getByText('Outside operating hours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue, Oct 14, 11:20 AM: The chat');
  },
});

export const VisitorsOnPhone = meta.story({
  globals: phone,
  args: { visitors: visitorsOf({ hideWhenOffline: true, status: 'offline' }) },
});

/** Something else than the hours keeps it off, and it is hidden then. */
export const VisitorsSwitchedOff = meta.story({
  args: { visitors: visitorsOf({ off: true, hideWhenOffline: true }), isAdmin: true },
});

/** The draft is tried; the saved hours are in force. */
export const VisitorsOfDraft = meta.story({
  args: {
    visitors: visitorsOf(),
    editor: inSection({ status: 'dirty' }, { ...week, 2: [{ start: 1300, end: 1830 }] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('With your saved hours: The chat.', undefined, patience);
    await expect(canvas.getByText('Based on your saved hours.')).toBeVisible();
  },
});

/** Each of the things that a save asks about or leaves out. */
export const Questions = meta.story({
  args: {
    editor: inSection(
      { status: 'dirty' },
      {
        ...week,
        1: [office, { start: 1645, end: 1800 }, { start: 1800, end: 1900 }],
        2: [{ start: 1800, end: 200 }],
        3: [{ start: 900, end: 900 }],
        4: [{ start: null, end: null }],
        5: [{ start: 0, end: 2345 }],
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('These hours overlap other hours that day.');
    await expect(canvas.getByText('2 time ranges won’t be saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Merge' })[0]).toHaveFocus());
  },
});

/** Two shifts of one day overlap: a save waits for the answer. */
export const Invalid = meta.story({
  args: { editor: inSection({ status: 'dirty' }, { ...week, 1: [office, { start: 1600, end: 2000 }] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('These hours overlap other hours that day.');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Refused = meta.story({
  args: {
    editor: inSection(
      { status: 'failed', problem: makeProblem('invalid', { status: 400, serverMessage: 'Hours may not overlap.' }) },
      { ...week, 6: [office] },
    ),
  },
});

/** Someone else has changed the hours as well. */
export const Conflict = meta.story({
  args: {
    editor: ready(
      makeEditor<OperatingHoursSettings, OperatingHoursSection>(
        { ...settings, weekHours: { ...week, 6: [office] } },
        operatingHoursSections,
        {
          saved: { ...settings, weekHours: { ...makeWeek(() => []), 1: [night] } },
          conflicts: { weekHours: { mine: week, theirs: { ...makeWeek(() => []), 1: [night] } } },
          sections: { schedule: { status: 'dirty' } },
        },
      ),
    ),
  },
});

/** What is stored shows, and can only be turned off. */
export const PlanWithoutFeature = meta.story({
  args: { needsUpgrade: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not have access to Operating Hours/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /Operating hours/ })).toBeEnabled();
    await expect(await canvas.findByRole('combobox', { name: 'Monday: start' })).toBeDisabled();
  },
});

export const Unreadable = meta.story({
  args: {
    editor: ready(
      makeEditor<OperatingHoursSettings, OperatingHoursSection>(
        { ...settings, weekHours: null },
        operatingHoursSections,
      ),
    ),
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true } });

/** Twelve times a day, and the longest names. */
export const LongContent = meta.story({
  args: {
    roomName: 'customer-questions-about-returns-refunds-and-exchanges-in-north-america-2024',
    editor: withWeek(crowdedWeek(), { tz: 'America/Argentina/ComodRivadavia' }),
  },
});

export const OverMidnight = meta.story({
  globals: phone,
  args: { editor: inSection({ status: 'dirty' }, { ...week, 2: [{ start: 1800, end: 200 }] }) },
});

/** Breaks, short shifts and nights: each block says when it starts and ends, beside it where it is too short. */
const shifts: WeekHours = {
  ...makeWeek(() => []),
  1: [
    { start: 930, end: 1030 },
    { start: 1345, end: 1400 },
    { start: 2245, end: 2345 },
  ],
  3: [
    { start: 900, end: 930 },
    { start: 945, end: 1015 },
    { start: 1030, end: 1100 },
  ],
  5: [{ start: 1145, end: 1715 }, night],
  0: [{ start: 2300, end: 100, isOvernight: true }],
};

export const ShortShifts = meta.story({
  args: { editor: withWeek(shifts) },
  play: async ({ canvas }) => {
    await canvas.findByText('Friday’s hours run until 6:00 AM', undefined, patience);
    await expect(canvas.getByText('until 6 AM')).toBeVisible();
    // No text is cut: one without room on its bar is below it, out of sight.
    const texts = [...document.querySelectorAll<HTMLElement>('.cd-week-text > span')];
    const places = texts.map((text) => {
      const [own, bar] = [text.getBoundingClientRect(), text.closest('[data-bar]')?.getBoundingClientRect()];
      return bar && own.top < bar.bottom - 2 && own.right > bar.right ? 'cut' : 'whole';
    });
    await expect(places).not.toContain('cut');
    // No handle is drawn beside the text of a block, until it is used.
    const handleOf = (edge: HTMLElement) => getComputedStyle(edge, '::after').display;
    const [end] = canvas.getAllByRole('slider', { name: 'Monday: end' });
    await expect(end && handleOf(end)).toBe('none');
    end?.focus();
    await expect(end && handleOf(end)).toBe('block');
  },
});

export const ShortShiftsOnPhone = meta.story({ globals: phone, args: { editor: withWeek(shifts) } });

const onEdit = fn();

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

/** From the empty state to a week: by the table, and by the keyboard on the picture. */
export const Interactive = meta.story({
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    onEdit.mockClear();

    await step('the empty state becomes the form and turns the schedule on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Setup chat schedule' }));
      const weekHours = makeWeek((weekday) => (weekday >= 1 && weekday <= 5 ? [{ start: 900, end: 1700 }] : []));
      await expect(onEdit.mock.calls).toEqual([[{ onOffSchedule: true, tz: 'Europe/Berlin', weekHours }]]);
      await expect(await canvas.findByRole('switch', { name: 'Operating hours: ON' })).toHaveFocus();
    });

    await step('an end without a start starts 15 minutes earlier', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add hours on Saturday' }, patience));
      await type(await canvas.findByRole('combobox', { name: 'Saturday: end' }), '9:00 AM');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Saturday: start' })).toHaveValue('8:45 AM'));
    });

    await step('an end before the start is asked about, and may run past midnight', async () => {
      await type(canvas.getByRole('combobox', { name: 'Saturday: start' }), '10:00 PM');
      await userEvent.click(await canvas.findByRole('button', { name: 'Runs past midnight, until Sunday at 9:00 AM' }));
      await canvas.findByText(/Saved as 10:00 PM – 11:45 PM, plus 12:00 AM – 9:00 AM on Sunday/);
    });

    await step('the last-changed weekday is copied to all days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Saturday’s hours to all days' }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sunday: start' })).toHaveValue('10:00 PM'));
    });

    await step('the keyboard moves edges of the picture, adds and removes', async () => {
      const edge = canvas.getByRole('slider', { name: 'Monday: start' });
      edge.focus();
      await userEvent.keyboard('{PageDown}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Monday: start' })).toHaveValue('9:15 PM'));
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Monday: start' })).toBeNull());
      const add = canvas.getByRole('button', {
        name: 'Monday is closed after 9:00 AM, when the previous day’s hours end. Add hours',
      });
      await waitFor(() => expect(add).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Monday: start' })).toHaveValue('9:00 AM'));
      await waitFor(() => expect(canvas.getByRole('slider', { name: 'Monday: start' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('slider', { name: 'Monday: end' })).toHaveFocus();
    });
  },
});

/** What the hook passes for a widget with the hours of these stories. */
function visitorsOf(fields: Partial<Widget> = {}): VisitorFacts {
  const { onOffSchedule, tz } = settings;
  const { operatingHours } = operatingHoursBody({ Id: widget.Id, weekHours: week }) as Pick<Widget, 'operatingHours'>;
  const account = { ...makeParsedUser().account, trialEndAt: null };
  return visitorFacts({ ...widget, onOffSchedule, tz, operatingHours, ...fields }, { account });
}

/** Keeps the edits as a host without the hooks would. */
function Editable(props: OperatingHoursTabProps & OperatingHoursTabOptions) {
  const saved: OperatingHoursSettings = { ...settings, onOffSchedule: false, tz: '', weekHours: makeWeek(() => []) };
  const [patch, setPatch] = useState<Partial<OperatingHoursSettings>>({});
  const value = { ...saved, ...patch };
  const isDirty = Object.keys(patch).length > 0;
  const editor = makeEditor<OperatingHoursSettings, OperatingHoursSection>(value, operatingHoursSections, {
    saved,
    errors: checkOperatingHours(value),
    onEdit: (next) => {
      onEdit(next);
      setPatch((before) => ({ ...before, ...next }));
    },
    sections: { schedule: { status: isDirty ? 'dirty' : 'clean', onDiscard: () => setPatch({}) } },
  });
  return <OperatingHoursTab {...props} editor={ready(editor)} />;
}

function withWeek(weekHours: WeekHours, rest: Partial<OperatingHoursSettings> = {}): OperatingHoursTabProps['editor'] {
  return ready(
    makeEditor<OperatingHoursSettings, OperatingHoursSection>(
      { ...settings, ...rest, weekHours },
      operatingHoursSections,
    ),
  );
}

function inSection(section: Partial<EditorSection>, weekHours: WeekHours): OperatingHoursTabProps['editor'] {
  const value = { ...settings, weekHours };
  return ready(
    makeEditor<OperatingHoursSettings, OperatingHoursSection>(value, operatingHoursSections, {
      saved: settings,
      errors: checkOperatingHours(value),
      sections: { schedule: section },
    }),
  );
}

function crowdedWeek(): WeekHours {
  const ranges = Array.from({ length: 12 }, (_, hour) => ({ start: hour * 200, end: hour * 200 + 100 }));
  return makeWeek(() => ranges);
}
