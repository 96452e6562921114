import { OperatingHoursTab } from 'chatdeck';
import {
  makeWeek,
  operatingHoursBody,
  operatingHoursSections,
  visitorFacts,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type Widget,
} from 'chatdeck/model';
import { makeEditor, makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { de } from 'chatdeck/locales/de';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 10_000 };
/** Tuesday, 11:20 in New York. */
const now = Date.parse('2025-10-14T15:20:00Z');
const settings: OperatingHoursSettings = {
  onOffSchedule: true,
  tz: 'America/New_York',
  sendOpHourChangeMessages: false,
  weekHours: makeWeek((weekday) => (weekday === 0 || weekday === 6 ? [] : [{ start: 900, end: 1700 }])),
};

function Tab({ draft, widget: fields }: { draft?: Partial<OperatingHoursSettings>; widget?: Partial<Widget> }) {
  const { onOffSchedule, tz, weekHours } = settings;
  const { operatingHours } = operatingHoursBody({ Id: 11, weekHours: { ...weekHours } }) as Pick<
    Widget,
    'operatingHours'
  >;
  const widget = { ...makeParsedWidget(), onOffSchedule, tz, operatingHours, ...fields };
  const account = { ...makeParsedUser().account, trialEndAt: null };
  const editor = makeEditor<OperatingHoursSettings, OperatingHoursSection>(
    { ...settings, ...draft },
    operatingHoursSections,
    { saved: settings },
  );
  return (
    <OperatingHoursTab
      widgetId={11}
      roomName="website"
      editor={ready(editor)}
      now={now}
      localZone="Europe/Berlin"
      needsUpgrade={false}
      visitors={visitorFacts(widget, { account })}
    />
  );
}

const answer = async () => {
  await screen.findByRole('slider', { name: 'Day and time' }, patience);
  const part = document.querySelector('[data-chatdeck="visitors-answer"]');
  return part?.textContent.replaceAll(/\s+/g, ' ').trim();
};
const inForce = () => document.querySelector('[data-chatdeck="schedule-status"]')?.textContent;

test('says the same of now as what is in force', async () => {
  renderScreen(<Tab />);
  expect(await answer()).toBe('The chat until Tue, Oct 14, 5:00 PM.');
  expect(inForce()).toBe('On now. Turns off Tuesday 5:00 PM (Tuesday 11:00 PM your time).');
});

test.each([
  ['switched off', { off: true }, 'The offline form. Turned off manually. Turn on the widget'],
  [
    'hidden without operators',
    { status: 'offline', hideWhenOffline: true },
    'Nothing. All operators are away and/or operating hours are enabled. See presence settings' +
      ' The widget is hidden when offline. Edit in Behavior',
  ],
])('names the reason and where to change it: %s', async (_title, widget, text) => {
  renderScreen(<Tab widget={widget} />);
  expect(await answer()).toBe(text);
  expect(inForce()).toContain('Off now.');
});

test('moves by keys over the end of a week, and says when the chat comes back', async () => {
  renderScreen(<Tab />);
  const slider = await screen.findByRole('slider', { name: 'Day and time' }, patience);
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Sun, Oct 19, 11:45 PM: The offline form');
  expect(await answer()).toBe('The offline form. Outside operating hours. The chat starts Mon, Oct 20, 9:00 AM.');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Mon, Oct 20, 12:00 AM: The offline form');
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Next change' }));
  expect(await answer()).toBe(
    'The chat until Mon, Oct 20, 5:00 PM. While no operator is active, visitors get the offline form. Edit in Behavior',
  );
});

test.each([
  ['go forward', '2026-03-07', ['Sat, Mar 7', 'Sun, Mar 8', 'Mon, Mar 9']],
  ['go back', '2026-10-31', ['Sat, Oct 31', 'Sun, Nov 1', 'Mon, Nov 2']],
])('keeps the time of day when Page Up and Page Down pass the day when clocks %s', async (_change, date, days) => {
  renderScreen(<Tab />);
  const slider = await screen.findByRole('slider', { name: 'Day and time' }, patience);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  const time = screen.getByRole('combobox', { name: 'Time' });
  fireEvent.change(time, { target: { value: '9am' } });
  fireEvent.keyDown(time, { key: 'Enter' });
  const moments = [slider.getAttribute('aria-valuetext')];
  for (const key of ['PageUp', 'PageUp', 'PageDown', 'PageDown']) {
    fireEvent.keyDown(slider, { key });
    moments.push(slider.getAttribute('aria-valuetext'));
  }
  const [before, change, after] = days;
  expect(moments.map((moment) => moment?.split(':')[0])).toEqual(
    [before, change, after, change, before].map((day) => `${day}, 9`),
  );
});

test('takes a date and a time in any zone', async () => {
  renderScreen(<Tab />);
  const slider = await screen.findByRole('slider', { name: 'Day and time' }, patience);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-09' } });
  const time = screen.getByRole('combobox', { name: 'Time' });
  fireEvent.change(time, { target: { value: '9pm' } });
  fireEvent.keyDown(time, { key: 'Enter' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Mon, Mar 9, 9:00 PM: The offline form');
  // A year on the way to another one moves nothing.
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '0202-03-09' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Mon, Mar 9, 9:00 PM: The offline form');
});

test('tries the hours with unsaved changes, and says what the saved ones do', async () => {
  renderScreen(<Tab draft={{ weekHours: makeWeek(() => [{ start: 1300, end: 1700 }]) }} />);
  expect(await answer()).toBe(
    'The offline form. Outside operating hours. The chat starts Tue, Oct 14, 1:00 PM. With your saved hours: The chat.',
  );
  expect(inForce()).toContain('Based on your saved hours.');
});

test('lists a year of clock changes, and how far apart the clocks are from then on', async () => {
  renderScreen(<Tab />);
  await answer();
  const changes = [...document.querySelectorAll('[data-chatdeck="clock-change"]')].map((change) => change.textContent);
  expect(changes).toEqual([
    'Sunday, October 26, 2025: Central European Time clocks move back by 1 h.From then on, your clock is 5 h ahead of the schedule’s time zone.',
    'Sunday, November 2, 2025: Eastern Time clocks move back by 1 h.Your scheduled times stay the same. From then on, your clock is 6 h ahead of the schedule’s time zone.',
    'Sunday, March 8, 2026: Eastern Time clocks move forward by 1 h.Your scheduled times stay the same. From then on, your clock is 5 h ahead of the schedule’s time zone.',
    'Sunday, March 29, 2026: Central European Time clocks move forward by 1 h.From then on, your clock is 6 h ahead of the schedule’s time zone.',
  ]);
});

test('says what a change takes from a day’s hours', async () => {
  renderScreen(<Tab draft={{ weekHours: makeWeek(() => [{ start: 0, end: 600 }]) }} />);
  await answer();
  screen.getByText(/^Your scheduled times stay the same\. You’re open 1 h less that day\./);
  screen.getByText(/^Your scheduled times stay the same\. You’re open 1 h more that day\./);
});

test('shows the moment and the chat’s hours on visitors’ clocks', async () => {
  renderScreen(<Tab />);
  await answer();
  const pacific = screen.getByText('Pacific Time').closest('li');
  within(pacific as HTMLElement).getByText('Tue 8:20 AM');
  within(pacific as HTMLElement).getByText('Chat 6 AM – 2 PM');
});

test('mentions beside the hours what visitors get outside them', async () => {
  renderScreen(<Tab widget={{ hideWhenOffline: true }} />);
  await answer();
  screen.getByText(/^Outside these hours, visitors see nothing: the widget is hidden when offline\./);
});

test('reads as well in German', async () => {
  renderScreen(<Tab />, { locale: 'de', labels: de });
  const slider = await screen.findByRole('slider', { name: 'Zeitpunkt der Woche' }, patience);
  expect(slider.getAttribute('aria-valuetext')).toBe('Di., 14. Okt., 11:20: Den Chat');
});
