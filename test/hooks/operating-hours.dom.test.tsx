import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Client } from 'chatdeck/client';
import { useOperatingHoursTab } from 'chatdeck/hooks';
import type { JsonObject, OperatingHoursSettings } from 'chatdeck/model';
import {
  makeAccountRecord,
  makeDataset,
  makeUserRecord,
  makeWidgetRecord,
  type Faults,
  type Scenario,
} from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const office = { start: 900, end: 1700 };

describe('useOperatingHoursTab', () => {
  it('sends the four fields and no others, hours split at midnight, and shows them joined again', async () => {
    network.serve();
    const bodies: JsonObject[] = [];
    const tab = await openHours(clientFor('admin-token', { fetch: watching(bodies) }));
    const week = tab.editor().value.weekHours;
    if (!week) throw new Error('There are no hours.');
    const night = { start: 2200, end: 600, isOvernight: true as const };
    tab.edit({
      onOffSchedule: true,
      tz: 'Europe/Vienna',
      weekHours: { ...week, 1: [night, { start: null, end: null }, office], 2: [{ start: 900, end: 900 }] },
    });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(bodies).toEqual([
      {
        operatingHours: [
          { weekday: 1, ceId: 11, start: 900, end: 1700 },
          { weekday: 1, ceId: 11, start: 2200, end: 2345 },
          { weekday: 2, ceId: 11, start: 0, end: 600 },
        ],
        tz: 'Europe/Vienna',
        onOffSchedule: true,
        sendOpHourChangeMessages: false,
      },
    ]);
    expect(tab.editor().value.weekHours).toEqual({ ...week, 1: [office, night] });
    expect(tab.editor().conflicts).toEqual({});
  });

  it('sends untouched hours as they came, unknown fields included', async () => {
    const stored = [{ weekday: 1, ceId: '11', start: 900, end: 1700, note: 'x' }];
    network.serve({ scenario: scenarioWith({ operatingHours: stored }) });
    const bodies: JsonObject[] = [];
    const tab = await openHours(clientFor('admin-token', { fetch: watching(bodies) }));
    tab.edit({ sendOpHourChangeMessages: true });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(bodies[0]?.operatingHours).toEqual(stored);
  });

  it('does not save while a question is open', async () => {
    network.serve();
    const tab = await openHours(clientFor('admin-token'));
    const week = tab.editor().value.weekHours;
    if (!week) throw new Error('There are no hours.');
    tab.edit({ weekHours: { ...week, 1: [{ start: 2200, end: 600 }] } });
    expect(tab.editor().errors).toEqual({ weekHours: 'optionRequired' });
    tab.save();
    expect(tab.status()).toBe('dirty');
    expect(tab.editor().value.weekHours?.[1]).toEqual([{ start: 2200, end: 600 }]);
  });

  it('keeps the hours of a failed save, as they would have been stored, and undoes a save', async () => {
    const faults: Faults = { updateConfig: { status: 400, body: { Message: 'Too early' } } };
    network.serve({ faults });
    const tab = await openHours(clientFor('admin-token'));
    const week = tab.editor().value.weekHours;
    if (!week) throw new Error('There are no hours.');
    tab.edit({ weekHours: { ...week, 3: [office, { start: 800, end: 830 }] } });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    expect(tab.section().problem).toMatchObject({ kind: 'invalid', serverMessage: 'Too early' });
    expect(tab.editor().value.weekHours?.[3]).toEqual([{ start: 800, end: 830 }, office]);

    Reflect.deleteProperty(faults, 'updateConfig');
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    act(() => tab.section().onUndo?.());
    await waitFor(() => expect(tab.editor().saved.weekHours).toEqual(week), patience);
  });

  it('warns of a plan that lacks the hours, and lets them be turned off but not changed', async () => {
    network.serve({ scenario: scenarioWith({ onOffSchedule: true }, 'starter-monthly') });
    const tab = await openHours(clientFor('admin-token'));
    expect(tab.result.current.needsUpgrade).toBe(true);
    tab.edit({ onOffSchedule: false });
    tab.save();
    await waitFor(() => expect(tab.editor().saved.onOffSchedule).toBe(false), patience);

    tab.edit({ onOffSchedule: true });
    await waitFor(() => expect(tab.status()).toBe('dirty'), patience);
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    expect(tab.section().problem).toMatchObject({ code: 'plan_required' });
  });
});

function scenarioWith(settings: JsonObject, planId = 'business-monthly'): Scenario {
  const widget = makeWidgetRecord();
  return {
    dataset: makeDataset({
      accounts: [makeAccountRecord({ planId })],
      users: [makeUserRecord()],
      widgets: [{ ...widget, settings: { ...widget.settings, ...settings } }],
    }),
    token: 'admin-token',
    signIns: { 'admin-token': 101 },
  };
}

/** Notes what is saved. */
function watching(bodies: JsonObject[]): typeof fetch {
  return async (...request) => {
    const asked = new Request(...request);
    if (asked.method === 'PUT') bodies.push((await asked.clone().json()) as JsonObject);
    return fetch(...request);
  };
}

async function openHours(client: Client) {
  const tab = renderHook(() => useOperatingHoursTab(11), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.editor.status).toBe('ready'), patience);
  const editor = () => {
    const { editor: current } = tab.result.current;
    if (current.status !== 'ready') throw new Error(`The editor is not ready but ${current.status}.`);
    return current.data;
  };
  const section = () => editor().sections.schedule;
  return {
    ...tab,
    editor,
    section,
    edit: (patch: Partial<OperatingHoursSettings>) => act(() => editor().onEdit(patch)),
    save: () => act(() => section().onSave()),
    status: () => section().status,
  };
}
