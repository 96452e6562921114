import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Client } from 'chatdeck/client';
import { useTriggersTab } from 'chatdeck/hooks';
import type { JsonObject, TriggerDraft, TriggerField } from 'chatdeck/model';
import { triggerFields } from 'chatdeck/model/settings/triggers/triggers';
import {
  makeAccountRecord,
  makeChat,
  makeDataset,
  makeUserRecord,
  makeWidgetRecord,
  type Faults,
  type Scenario,
} from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const admin = () => clientFor('admin-token');
const agent = () => clientFor('agent-token');
const one = {
  uid: 'a',
  message: 'Hi',
  after: 5,
  on: ['/'],
  matchType: 'contains',
  enabled: true,
  displayStyle: 'peek',
};
const two = { ...one, uid: 'b', message: 'Ho', sound: 'ping' };
const stored = { minDelay: 30, matchType: 'contains', color: 'red', triggers: [one, two] };

describe('useTriggersTab', () => {
  it('adds a trigger that is saved once it is whole, and keeps all that it does not know', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const tab = await openTriggers(admin());
    act(() => tab.result.current.onTriggerAdd());
    const field = tab.fields().at(-1) as TriggerField;
    expect(tab.editor().value[field]).toMatchObject({
      message: '',
      after: 0,
      on: [],
      enabled: true,
      displayStyle: 'peek',
    });
    expect(tab.editor().errors).toEqual({ [field]: 'incomplete' });
    tab.save();
    expect(tab.section().status).toBe('dirty');

    tab.edit(field, { message: 'New', on: ['/a', '/a'], typedPages: '/b,' });
    tab.save();
    await waitFor(() => expect(tab.section().status).toBe('saved'), patience);
    expect(tab.stored()).toEqual({
      ...stored,
      triggers: [one, two, { ...one, uid: field.slice(8), message: 'New', after: 0, on: ['/a', '/b'] }],
    });
    expect(tab.editor().value[field]).not.toHaveProperty('isNew');
  });

  it('keeps the work of two people who edit different triggers, and asks about the same', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const [mine, theirs] = [await openTriggers(admin()), await openTriggers(agent())];
    mine.edit('trigger:a', { message: 'Mine' });
    theirs.edit('trigger:b', { message: 'Theirs' });
    theirs.save();
    await waitFor(() => expect(theirs.section().status).toBe('saved'), patience);
    mine.save();
    await waitFor(() => expect(mine.section().status).toBe('saved'), patience);
    expect(mine.stored().triggers).toMatchObject([{ message: 'Mine' }, { message: 'Theirs', sound: 'ping' }]);

    mine.edit('trigger:b', { after: 9 });
    theirs.edit('trigger:b', { after: 7 });
    theirs.save();
    await waitFor(() => expect(theirs.stored().triggers[1]).toMatchObject({ after: 7 }), patience);
    await waitFor(() => expect(mine.section().status).toBe('dirty'), patience);
    mine.save();
    await waitFor(() => expect(mine.section().problem).toMatchObject({ kind: 'conflict' }), patience);
    expect(Object.keys(mine.editor().conflicts)).toEqual(['trigger:b']);
  });

  it('drops no new trigger that the server claims to have saved and did not', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const tab = await openTriggers(admin());
    const user = await admin().users.current();
    const before = user.ces.flatMap((row) => (row.status === 'ready' ? [row.raw] : []))[0];
    network.server.use(http.put('*/update_config', () => HttpResponse.json(before)));
    act(() => tab.result.current.onTriggerAdd());
    const field = tab.fields().at(-1) as TriggerField;
    tab.edit(field, { message: 'New', on: ['/a'] });
    tab.save();
    await waitFor(() => expect(tab.section().status).toBe('failed'), patience);
    expect(tab.section().problem).toMatchObject({ kind: 'invalid', code: 'not_stored', path: field });
    expect(tab.editor().value[field]?.message).toBe('New');
  });

  it('deletes a saved trigger right away and alone: other drafts stay drafts', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const tab = await openTriggers(admin());
    tab.edit('trigger:b', { message: 'Draft' });
    act(() => tab.result.current.onTriggerDelete('trigger:a'));
    expect(tab.result.current.deletion).toMatchObject({ field: 'trigger:a', status: 'busy' });
    await waitFor(() => expect(tab.fields()).toEqual(['trigger:b']), patience);
    expect(tab.stored()).toEqual({ ...stored, triggers: [two] });
    expect(tab.editor().value['trigger:b']?.message).toBe('Draft');
    expect(tab.section().status).toBe('dirty');
    expect(tab.editor().changedElsewhere).toBeUndefined();
  });

  it('deletes a new one here only, and says why a saved one could not be', async () => {
    const faults: Faults = { updateConfig: { status: 500 } };
    network.serve({ scenario: scenarioWith(stored), faults });
    const tab = await openTriggers(admin());
    act(() => tab.result.current.onTriggerDuplicate('trigger:b'));
    const field = tab.fields().at(-1) as TriggerField;
    expect(tab.editor().value[field]).toMatchObject({ message: 'Ho', sound: 'ping' });
    act(() => tab.result.current.onTriggerDelete(field));
    expect(tab.fields()).toEqual(['trigger:a', 'trigger:b']);
    expect(tab.section().status).toBe('clean');

    act(() => tab.result.current.onTriggerDelete('trigger:a'));
    await waitFor(() => expect(tab.result.current.deletion).toMatchObject({ status: 'failed' }), patience);
    expect(tab.fields()).toEqual(['trigger:a', 'trigger:b']);
  });

  it('brings drafts back after a reload, new ones too, and undoes a save', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const before = await openTriggers(admin());
    act(() => before.result.current.onTriggerAdd());
    const field = before.fields().at(-1) as TriggerField;
    before.edit(field, { message: 'Typed', on: ['/x'] });
    before.unmount();
    const tab = await openTriggers(admin());
    expect(tab.editor().value[field]?.message).toBe('Typed');
    expect(tab.editor().conflicts).toEqual({});
    tab.save();
    await waitFor(() => expect(tab.section().status).toBe('saved'), patience);
    act(() => tab.section().onUndo?.());
    await waitFor(() => expect(tab.stored()).toEqual(stored), patience);
  });

  it('shows no form where the plan lacks triggers, nor over what it cannot read', async () => {
    network.serve({ scenario: scenarioWith(stored, 'starter-monthly') });
    const small = await openTriggers(admin());
    expect(small.result.current.editor).toEqual({ status: 'planRequired', feature: 'triggers' });
    network.serve({ scenario: scenarioWith('{') });
    const broken = await openTriggers(clientFor('admin-token'));
    expect(broken.result.current.unreadable).toBe('{');
  });

  it('reads the pages of the widget’s chats once an admin asks for them, those from triggers apart', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const asked: string[] = [];
    network.server.use(
      http.get('*/v1/reports/:id/chats', ({ request, params }) => {
        const query = new URL(request.url).searchParams;
        asked.push(`${String(params.id)} ${query.get('trigger')}`);
        const chats = Array.from({ length: query.get('trigger') === 'true' ? 1 : 3 }, () =>
          makeChat({ visitor: { currentPage: 'https://acme.test/pricing?plan=2' } }),
        );
        return HttpResponse.json({ chats, totalChats: chats.length });
      }),
    );
    const { result } = await openTriggers(admin());
    expect(result.current.visited).toMatchObject({ range: undefined, visited: undefined });
    expect(asked).toEqual([]);
    act(() => result.current.visited?.onRangeChange('last7'));
    await waitFor(() => expect(result.current.visited?.visited?.status).toBe('ready'), patience);
    expect(result.current.visited).toMatchObject({
      range: 'last7',
      visited: { data: { pages: [{ address: 'https://acme.test/pricing?plan=2', chats: 4, triggered: 1 }], chats: 4 } },
    });
    expect(new Set(asked)).toEqual(new Set(['11 true', '11 false']));
  });

  it('reads the chats of the same range again when an admin asks again', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    let stock = 1;
    network.server.use(
      http.get('*/v1/reports/:id/chats', () => {
        const chats = Array.from({ length: stock }, () => makeChat());
        return HttpResponse.json({ chats, totalChats: chats.length });
      }),
    );
    const { result } = await openTriggers(admin());
    const read = () => result.current.visited?.visited;
    act(() => result.current.visited?.onRangeChange('last7'));
    await waitFor(() => expect(read()).toMatchObject({ data: { chats: 2 } }), patience);
    const first = result.current.visited?.readAt ?? 0;
    stock = 5;
    act(() => result.current.visited?.onRangeChange('last7'));
    await waitFor(() => expect(read()).toMatchObject({ data: { chats: 10 } }), patience);
    expect(result.current.visited?.readAt).toBeGreaterThan(first);
  });

  it('offers no chats to agents, whom the API refuses them', async () => {
    network.serve({ scenario: scenarioWith(stored) });
    const tab = await openTriggers(agent());
    expect(tab.result.current.visited).toBeUndefined();
  });
});

function scenarioWith(triggers: object | string, planId = 'business-monthly'): Scenario {
  const widget = makeWidgetRecord();
  const triggerJson = typeof triggers === 'string' ? triggers : JSON.stringify(triggers);
  return {
    dataset: makeDataset({
      accounts: [makeAccountRecord({ planId })],
      users: [makeUserRecord(), makeUserRecord({ id: 102, email: 'luis@acme.test', isAdmin: false })],
      widgets: [{ ...widget, settings: { ...widget.settings, triggerJson } }],
    }),
    token: 'admin-token',
    signIns: { 'admin-token': 101, 'agent-token': 102 },
  };
}

async function openTriggers(client: Client) {
  const written: JsonObject[] = [];
  const watching = { ...client, widgets: { ...client.widgets } };
  const { updateConfig } = client.widgets;
  watching.widgets.updateConfig = (id, body, options) => {
    written.push(body);
    return updateConfig(id, body, options);
  };
  const tab = renderHook(() => useTriggersTab(11), { wrapper: wrapperFor(watching) });
  await waitFor(() => expect(tab.result.current.editor.status).not.toBe('loading'), patience);
  const editor = () => {
    const { editor: current } = tab.result.current;
    if (current.status !== 'ready') throw new Error(`The editor is not ready but ${current.status}.`);
    return current.data;
  };
  const section = () => editor().sections.triggers;
  return {
    ...tab,
    editor,
    section,
    fields: () => triggerFields(editor().value),
    edit: (field: TriggerField, patch: Partial<TriggerDraft>) =>
      act(() => editor().onEdit({ [field]: { ...editor().value[field], ...patch } as TriggerDraft })),
    save: () => act(() => section().onSave()),
    /** What was written last. */
    stored: () => JSON.parse(String(written.at(-1)?.triggerJson)) as { triggers: JsonObject[] },
  };
}
