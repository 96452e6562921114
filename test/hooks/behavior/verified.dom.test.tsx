import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from 'chatdeck/model';
import { clientFor, makeNetwork, openBehavior } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };

/** A server that answers a save as instructed, and stores nothing. */
async function openBesides(answer: (widget: JsonObject) => JsonObject) {
  network.serve();
  const tab = await openBehavior(clientFor('admin-token'));
  const { before } = await stored();
  network.server.use(
    http.put(`${network.baseUrl}/v1/chat_endpoints/:id/update_config`, () => HttpResponse.json(answer(before))),
  );
  return tab;
}

async function stored() {
  const user = await clientFor('admin-token').users.current();
  const row = user.ces.find((each) => each.status === 'ready' && each.data.Id === 11);
  if (row?.status !== 'ready') throw new Error('The widget is missing');
  return { before: row.raw };
}

describe('an answer to a save', () => {
  it('with the old value is a failed save that keeps the draft and names the field', async () => {
    const tab = await openBesides((widget) => widget);
    tab.edit({ opJoinAutoResponseMessage: 'Hello there', responseRemindersFreq: 120 });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    expect(tab.editor().sections.presence.problem).toMatchObject({
      kind: 'invalid',
      code: 'not_stored',
      path: 'opJoinAutoResponseMessage',
    });
    expect(tab.editor().value).toMatchObject({ opJoinAutoResponseMessage: 'Hello there', responseRemindersFreq: 120 });
    expect(tab.editor().saved.opJoinAutoResponseMessage).not.toBe('Hello there');
  });

  it('that stored one field and kept another leaves only the other as a draft', async () => {
    const tab = await openBesides((widget) => ({ ...widget, responseRemindersFreq: 120 }));
    tab.edit({ opJoinAutoResponseMessage: 'Hello there', responseRemindersFreq: 120 });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    expect(tab.editor().saved.responseRemindersFreq).toBe(120);
    tab.edit({ opJoinAutoResponseMessage: tab.editor().saved.opJoinAutoResponseMessage });
    expect(tab.status()).toBe('clean');
  });

  it('with another value is saved, and the row shows what the server made of it', async () => {
    const tab = await openBesides((widget) => ({ ...widget, opJoinAutoResponseMessage: 'HELLO' }));
    tab.edit({ opJoinAutoResponseMessage: 'Hello' });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('HELLO');
  });

  it('without the field is saved as it was sent', async () => {
    const tab = await openBesides(({ opJoinAutoResponseMessage: _left, ...widget }) => widget);
    tab.edit({ opJoinAutoResponseMessage: 'Hello' });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('Hello');
  });
});

describe('the saves of one section', () => {
  it('can each be taken back, in any order, and what was taken back be repeated', async () => {
    network.serve();
    const tab = await openBehavior(clientFor('admin-token'));
    const start = tab.editor().saved;
    const save = async (patch: Parameters<typeof tab.edit>[0]) => {
      tab.edit(patch);
      tab.save();
      await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    };
    await save({ opJoinAutoResponseMessage: 'First' });
    await save({ responseRemindersFreq: 120 });
    expect(tab.editor().offers?.map(({ kind, names }) => [kind, ...names])).toEqual([
      ['undo', 'responseRemindersFreq'],
      ['undo', 'opJoinAutoResponseMessage'],
    ]);

    // The older one first: the other stays.
    tab.use(1);
    await waitFor(() => expect(tab.editor().saved.opJoinAutoResponseMessage).toBe(start.opJoinAutoResponseMessage));
    expect(tab.editor().saved.responseRemindersFreq).toBe(120);
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(tab.editor().offers?.map(({ kind }) => kind)).toEqual(['redo', 'undo']);

    tab.use(0);
    await waitFor(() => expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('First'));
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    // A field that changes again ends the way back to before.
    tab.edit({ responseRemindersFreq: 90 });
    expect(tab.editor().offers?.map(({ names }) => names)).toEqual([['opJoinAutoResponseMessage']]);
  }, 20_000);
});
