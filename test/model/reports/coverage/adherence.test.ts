import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adherence, gapsOf } from 'chatdeck/model/reports/coverage/adherence';

const MINUTE = 60_000;
const span = (from: number, to: number) => ({ from: from * MINUTE, to: to * MINUTE });
const day = 24 * 60 * MINUTE;
/** Until a time that is now, and without whole days, unless said. */
const known = (until: number, more = {}) => ({ until, isRunning: true, days: [], ...more });

describe('planned against real hours', () => {
  it('says how much was kept, and what was extra', () => {
    expect(adherence([span(540, 1020)], [span(530, 600), span(660, 1050)], known(day))).toMatchObject({
      planned: 480 * MINUTE,
      kept: 420 * MINUTE,
      extra: 40 * MINUTE,
      lateStarts: [],
      earlyEnds: [],
      absences: [],
    });
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('counts a start %i minutes late %i times', (minutes, times) => {
    expect(adherence([span(540, 1020)], [span(540 + minutes, 1020)], known(day)).lateStarts).toHaveLength(times);
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('counts an end %i minutes early %i times', (minutes, times) => {
    expect(adherence([span(540, 1020)], [span(540, 1020 - minutes)], known(day)).earlyEnds).toHaveLength(times);
  });

  it('calls hours without anyone an absence, neither late nor early', () => {
    const { absences, lateStarts, earlyEnds } = adherence([span(0, 60), span(120, 180)], [span(0, 60)], known(day));
    expect({ absences, lateStarts, earlyEnds }).toEqual({ absences: [span(120, 180)], lateStarts: [], earlyEnds: [] });
  });

  it('judges running hours by what has passed, and calls no one gone who may come back', () => {
    const { planned, kept, earlyEnds } = adherence([span(540, 1020)], [span(540, 600)], known(700 * MINUTE));
    expect({ planned, kept, earlyEnds }).toEqual({ planned: 160 * MINUTE, kept: 60 * MINUTE, earlyEnds: [] });
    expect(adherence([span(540, 1020)], [], known(500 * MINUTE))).toMatchObject({ planned: 0, absences: [] });
  });

  it('knows that no one comes back to hours of days that are over', () => {
    const over = known(1440 * MINUTE, { isRunning: false });
    expect(adherence([span(540, 1440)], [span(540, 1200)], over).earlyEnds).toEqual([span(1200, 1440)]);
  });

  it('calls a whole day without anyone an absence, in hours that go on for several days', () => {
    const days = [0, 1, 2, 3].map((at) => span(at * 1440, (at + 1) * 1440));
    const planned = [span(0, 4 * 1440)];
    const found = adherence(
      planned,
      [span(0, 1400), span(2 * 1440 + 60, 4 * 1440)],
      known(4 * 1440 * MINUTE, { days }),
    );
    expect(found).toMatchObject({ absences: [span(1440, 2 * 1440)], lateStarts: [], earlyEnds: [] });
    const partly = [span(0, 1500), span(2 * 1440, 4 * 1440)];
    expect(adherence(planned, partly, known(4 * 1440 * MINUTE, { days })).absences).toEqual([]);
  });

  it('keeps at most what is planned, and adds up to the time online', () => {
    const spans = fc.array(fc.tuple(fc.nat(1000), fc.nat(300)).map(([from, length]) => span(from, from + length)));
    fc.assert(
      fc.property(spans, spans, fc.nat(1300), (planned, online, until) => {
        const found = adherence(planned, online, known(until * MINUTE));
        const minutes = Array.from({ length: until }, (_, minute) => minute * MINUTE);
        const isIn = (list: typeof planned, at: number) => list.some(({ from, to }) => from <= at && at < to);
        const inPlan = minutes.filter((at) => isIn(planned, at));
        expect(found.planned).toBe(inPlan.length * MINUTE);
        expect(found.kept).toBe(inPlan.filter((at) => isIn(online, at)).length * MINUTE);
        expect(found.kept + found.extra).toBe(minutes.filter((at) => isIn(online, at)).length * MINUTE);
      }),
    );
  });
});

it('lists all gaps, the newest first', () => {
  const gaps = gapsOf({
    planned: 0,
    kept: 0,
    extra: 0,
    lateStarts: [{ from: 1, to: 2 }],
    earlyEnds: [{ from: 5, to: 6 }],
    absences: [{ from: 3, to: 4 }],
  });
  expect(gaps).toEqual([
    { kind: 'earlyEnd', from: 5, to: 6 },
    { kind: 'absence', from: 3, to: 4 },
    { kind: 'lateStart', from: 1, to: 2 },
  ]);
});
