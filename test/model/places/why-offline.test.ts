import { expect, it, test } from 'vitest';
import { makeProblem, offlineFix, whyOffline, type Account, type WhyOffline } from 'chatdeck/model';
import { isConnectionExpired, legacyApiEnd } from 'chatdeck/model/places/connection';
import { makeParsedPlan, makeParsedWidget } from 'chatdeck/testing';
import { DAY, now, soundAccount } from './sound-account';

const offline = { status: 'offline' };
// 12:00 on a Monday in UTC, 05:00 in Los Angeles.
const hours = (start: number, end: number, weekday = 1) => [{ weekday, ceId: 11, start, end }];
const scheduled = { ...offline, onOffSchedule: true, tz: 'UTC' };
const closed = { ...scheduled, operatingHours: hours(900, 1200) };
const legacy = { ...closed, OauthV1: true };
const delinquent = { delinquent: true };
const overQuota = { quota: { isOverquota: true, reason: '' } };
/** The widget that Slack has rejected. */
const revoked = 11;

test.each<[WhyOffline | undefined, Parameters<typeof makeParsedWidget>[0], Partial<Account>?, number?]>([
  [undefined, { status: 'online' }],
  [undefined, { status: 'online', OauthV1: true }, delinquent, revoked],
  ['setupUnfinished', { Step: '2', off: true }, delinquent],
  // The order: switched off, delinquent, legacy or expired connection, operating hours, presence.
  ['switchedOff', { ...legacy, off: true }, delinquent, revoked],
  ['paymentMissing', legacy, { ...delinquent, ...overQuota }, revoked],
  ['overQuota', legacy, overQuota, revoked],
  ['connectionExpired', legacy],
  ['connectionExpired', closed, {}, revoked],
  ['nobodyActive', offline, {}, 12],
  ['outsideHours', closed],
  ['nobodyActive', offline],
  ['paymentMissing', offline, { paymentType: 'none', trialEndAt: now - DAY }],
  ['nobodyActive', offline, { paymentType: 'none', trialEndAt: now + DAY }],
  ['paymentMissing', offline, { canceledAt: now - DAY }],
  ['nobodyActive', offline, { cancelAt: now + DAY, canceledAt: now - DAY }],
  ['paymentMissing', offline, { cancelAt: now - DAY }],
  ['nobodyActive', { ...scheduled, operatingHours: hours(900, 1700) }],
  ['nobodyActive', { ...scheduled, operatingHours: hours(1200, 1700) }],
  ['outsideHours', { ...scheduled, operatingHours: hours(900, 1700, 2) }],
  ['outsideHours', { ...scheduled, operatingHours: [] }],
  ['outsideHours', { ...scheduled, operatingHours: hours(900, 1700), tz: 'America/Los_Angeles' }],
  ['nobodyActive', { ...scheduled, operatingHours: [], onOffSchedule: false }],
  ['nobodyActive', { ...scheduled, operatingHours: [] }, { plan: { ...makeParsedPlan(), operatingHours: false } }],
])('the offline reason is %s: %#', (reason, fields, account = {}, refused = 0) => {
  const context = { account: soundAccount(account), now, expired: new Set([String(refused)]) };
  expect(whyOffline(makeParsedWidget(fields), context)).toBe(reason);
});

test.each([
  ['not_connected', true],
  ['token_revoked', true],
  ['missing_scope', false],
  [undefined, false],
])('a refusal with the code %s ends the connection: %s', (code, isExpired) => {
  expect(isConnectionExpired(makeProblem('invalid', { code }))).toBe(isExpired);
});

it('finds the hole before midnight, too', () => {
  const widget = makeParsedWidget({ ...scheduled, operatingHours: hours(0, 2345) });
  const midnight = Date.UTC(2026, 5, 16);
  const at = (moment: number) => whyOffline(widget, { account: soundAccount(), now: moment });
  expect(at(midnight - 16 * 60_000)).toBe('nobodyActive');
  expect(at(midnight - 15 * 60_000)).toBe('outsideHours');
});

it('blames a legacy connection only once Slack has ended it', () => {
  const account = { ...soundAccount(), paymentType: 'card' as const, trialEndAt: null };
  const at = (moment: number) => whyOffline(makeParsedWidget({ ...offline, OauthV1: true }), { account, now: moment });
  expect([at(legacyApiEnd - 1), at(legacyApiEnd)]).toEqual(['nobodyActive', 'connectionExpired']);
});

test.each<[WhyOffline, object | undefined, (object | undefined)?]>([
  ['setupUnfinished', { name: 'setup', widgetId: 7 }],
  ['switchedOff', { name: 'settings', widgetId: 7, tab: 'behavior' }],
  ['paymentMissing', { name: 'account', section: 'billing' }, undefined],
  ['overQuota', { name: 'account', section: 'plans' }, undefined],
  ['connectionExpired', { name: 'permissions', widgetId: 7 }],
  ['outsideHours', { name: 'settings', widgetId: 7, tab: 'op-hours' }],
  ['nobodyActive', { name: 'settings', widgetId: 7, tab: 'behavior' }],
])('%s has one place where it is fixed', (reason, forAdmin, ...forAgent) => {
  expect(offlineFix(reason, 7, true)).toEqual(forAdmin);
  expect(offlineFix(reason, 7, false)).toEqual(forAgent.length > 0 ? forAgent[0] : forAdmin);
});
