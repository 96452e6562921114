import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, openBehavior } from '../network';

const network = makeNetwork();

interface Call {
  method: string;
  phase: 'asked' | 'answered';
  ifMatch: string | null;
  body: unknown;
  status?: number;
}

/** The network as one browser sees it: every call and every answer, in order. */
function makeRecorder() {
  const calls: Call[] = [];
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    const ifMatch = request.headers.get('If-Match');
    const sent: unknown = method === 'PUT' ? await request.clone().json() : undefined;
    calls.push({ method, phase: 'asked', ifMatch, body: sent });
    const response = await fetch(request);
    const body: unknown = await response.clone().json();
    calls.push({ method, phase: 'answered', ifMatch, body, status: response.status });
    return response;
  };
  return {
    fetch: recording,
    puts: () => calls.filter(({ method }) => method === 'PUT'),
  };
}

async function openRecorded(faults: Faults = {}) {
  network.serve({ latency: 30, faults });
  const recorder = makeRecorder();
  const tab = await openBehavior(clientFor('admin-token', { fetch: recorder.fetch }));
  const section = (name: 'presence' | 'avatars') => tab.editor().sections[name];
  return {
    ...tab,
    puts: recorder.puts,
    section,
    saveBoth: () =>
      act(() => {
        section('presence').onSave();
        section('avatars').onSave();
      }),
  };
}

describe('two sections that are saved together', () => {
  it("are sent one after the other, the second over the first's answer", async () => {
    const tab = await openRecorded();
    tab.edit({ opJoinAutoResponseMessage: 'First', agentLabel: 'Second' });
    tab.saveBoth();
    expect([tab.section('presence').status, tab.section('avatars').status]).toEqual(['saving', 'saving']);
    await waitFor(() => expect(tab.section('presence').status).toBe('saved'));
    await waitFor(() => expect(tab.section('avatars').status).toMatch(/saved|clean/));

    const puts = tab.puts();
    expect(puts.map(({ phase }) => phase)).toEqual(['asked', 'answered', 'asked', 'answered']);
    const [first, firstAnswer, second, secondAnswer] = puts;
    expect([firstAnswer?.status, secondAnswer?.status]).toEqual([200, 200]);
    expect(first?.body).toMatchObject({ opJoinAutoResponseMessage: 'First' });
    expect(first?.body).not.toMatchObject({ agentLabel: 'Second' });
    expect(second?.body).toMatchObject({ opJoinAutoResponseMessage: 'First', agentLabel: 'Second' });
    expect(first?.ifMatch).toBeTruthy();
    expect(second?.ifMatch).toBeTruthy();
    expect(second?.ifMatch).not.toBe(first?.ifMatch);
    expect(tab.editor().saved).toMatchObject({ opJoinAutoResponseMessage: 'First', agentLabel: 'Second' });
  });

  it('do not hold each other up when the first fails', async () => {
    const faults: Faults = {};
    const tab = await openRecorded(faults);
    tab.edit({ opJoinAutoResponseMessage: 'First', agentLabel: 'Second' });
    faults.updateConfig = { status: 400, body: { Message: 'No' } };
    tab.saveBoth();
    await waitFor(() => expect(tab.section('presence').status).toBe('failed'));
    faults.updateConfig = undefined;
    await waitFor(() => expect(tab.section('avatars').status).toMatch(/saved|failed/));
    expect(tab.puts().map(({ phase }) => phase)).toEqual(['asked', 'answered', 'asked', 'answered']);
    expect(tab.editor().value).toMatchObject({ opJoinAutoResponseMessage: 'First', agentLabel: 'Second' });
  });
});
