import { act, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBehaviorTab, type ChatdeckProviderProps } from 'chatdeck/hooks';
import type { BehaviorSettings, BehaviorTabProps } from 'chatdeck/model';
import { secretSettings } from '../../../src/model/entities/widget-settings';
import { clientFor, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The browser is about to throw the page away. */
const hidePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** A host with one provider around several places, of which only the open one is mounted. */
function openHost(props: Partial<ChatdeckProviderProps> = {}, client = clientFor('admin-token')) {
  let tab: BehaviorTabProps | undefined;
  const view = render(null, { wrapper: wrapperFor(client, props) });
  const goTo = (widgetId: number | undefined) => {
    tab = undefined;
    view.rerender(widgetId && <Tab key={widgetId} widgetId={widgetId} onRender={(next) => (tab = next)} />);
  };
  const editor = () => {
    if (tab?.editor.status !== 'ready') throw new Error('No form is open.');
    return tab.editor.data;
  };
  return {
    editor,
    goTo,
    open: async (widgetId: number) => {
      goTo(widgetId);
      await waitFor(() => expect(tab?.editor.status).toBe('ready'));
    },
    tab: () => tab,
    edit: (patch: Partial<BehaviorSettings>) => act(() => editor().onEdit(patch)),
    unmount: view.unmount,
  };
}

function Tab({ widgetId, onRender }: { widgetId: number; onRender(tab: BehaviorTabProps): void }) {
  onRender(useBehaviorTab(widgetId));
  return null;
}

describe('a draft under one provider', () => {
  it('waits while the person is at another tab and at another widget', async () => {
    network.serve();
    const host = openHost();
    await host.open(11);
    host.edit({ opJoinAutoResponseMessage: 'Of 11' });
    await host.open(12);
    expect(host.editor().value.opJoinAutoResponseMessage).not.toBe('Of 11');
    host.edit({ opJoinAutoResponseMessage: 'Of 12' });
    host.goTo(undefined);
    await host.open(11);
    expect(host.editor().value.opJoinAutoResponseMessage).toBe('Of 11');
    expect(host.editor().sections.presence.status).toBe('dirty');
    await host.open(12);
    expect(host.editor().value.opJoinAutoResponseMessage).toBe('Of 12');
  });

  it('is saved although the person leaves while the save runs', async () => {
    network.serve({ latency: 30 });
    const host = openHost();
    await host.open(11);
    host.edit({ opJoinAutoResponseMessage: 'Left behind' });
    act(() => host.editor().sections.presence.onSave());
    host.goTo(undefined);
    const client = clientFor('agent-token');
    await waitFor(async () => expect(JSON.stringify(await client.users.current())).toContain('Left behind'));
    await host.open(11);
    await waitFor(() => expect(host.editor().saved.opJoinAutoResponseMessage).toBe('Left behind'));
    await waitFor(() => expect(host.editor().sections.presence.status).toMatch(/saved|clean/));
  });

  it('is still there, with the reason, when a save fails behind the back of the person', async () => {
    network.serve({ latency: 30, faults: { updateConfig: { status: 400, body: { Message: 'Too late' } } } });
    const host = openHost();
    await host.open(11);
    host.edit({ opJoinAutoResponseMessage: 'Left behind' });
    act(() => host.editor().sections.presence.onSave());
    await host.open(12);
    await host.open(11);
    await waitFor(() => expect(host.editor().sections.presence.status).toBe('failed'));
    expect(host.editor().sections.presence.problem).toMatchObject({ serverMessage: 'Too late' });
    expect(host.editor().value.opJoinAutoResponseMessage).toBe('Left behind');
  });
});

describe('drafts in memory only', () => {
  it('outlive a tab change, and leave nothing in any storage of the browser', async () => {
    network.serve();
    const host = openHost({ draftStorage: null });
    await host.open(11);
    host.edit({ opJoinAutoResponseMessage: 'Typed' });
    hidePage();
    await host.open(12);
    await host.open(11);
    expect(host.editor().value.opJoinAutoResponseMessage).toBe('Typed');
    hidePage();
    host.unmount();
    expect([sessionStorage.length, localStorage.length, storage.length]).toEqual([0, 0, 0]);

    const after = openHost({ draftStorage: null });
    await after.open(11);
    expect(after.editor().value.opJoinAutoResponseMessage).not.toBe('Typed');
  });

  it('are what a host has to ask for: by default drafts outlive the browser tab', async () => {
    network.serve();
    const host = openHost({ draftStorage: undefined });
    await host.open(11);
    host.edit({ opJoinAutoResponseMessage: 'Typed' });
    hidePage();
    expect(JSON.stringify({ ...localStorage })).toContain('Typed');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Typed');
  });
});

describe('what must stay secret', () => {
  it('is not written to draft storage, neither what was typed nor what stood there', async () => {
    network.serve();
    const filled = Object.fromEntries(secretSettings.map((name) => [name, `https://hooks.test/stored/${name}`]));
    const setUp = openHost();
    await setUp.open(11);
    setUp.edit(filled);
    act(() => setUp.editor().sections.presence.onSave());
    act(() => setUp.editor().sections.webhooks.onSave());
    await waitFor(() => expect(setUp.editor().saved).toMatchObject(filled));
    setUp.unmount();

    const host = openHost();
    await host.open(11);
    const typed = Object.fromEntries(secretSettings.map((name) => [name, `https://hooks.test/typed/${name}`]));
    host.edit({ ...typed, opJoinAutoResponseMessage: 'No secret' });
    hidePage();
    expect(storage.text()).toContain('No secret');
    expect(storage.text()).not.toMatch(/hooks\.test/);
    // The change log says that a secret was changed, and keeps no value of it.
    const items = JSON.parse(storage.text()) as [key: string, text: string][];
    const drafts = JSON.stringify(items.filter(([key]) => !key.startsWith('chatdeck:changes:')));
    for (const name of secretSettings) expect(drafts).not.toContain(name);

    await host.open(12);
    await host.open(11);
    expect(host.editor().value).toMatchObject(typed);
  });

  it('leaves no item behind where nothing else was typed', async () => {
    network.serve();
    const host = openHost();
    await host.open(11);
    host.edit({ segmentWriteKey: 'write-key-1' });
    hidePage();
    expect(storage).toHaveLength(0);
  });

  it('takes in the keys of the account, old and new', async () => {
    network.serve();
    const host = openHost();
    await host.open(11);
    const before = host.tab()?.keys?.apiKey;
    act(() => host.tab()?.onKeyGenerate?.());
    await waitFor(() => expect(host.tab()?.keys).toMatchObject({ status: 'idle' }));
    await waitFor(() => expect(host.tab()?.keys?.apiKey).not.toBe(before));
    const { apiKey = '', zapierApiKey = '' } = host.tab()?.keys ?? {};
    expect(apiKey).not.toBe('');
    host.edit({ opJoinAutoResponseMessage: 'No secret' });
    hidePage();
    expect(storage.text()).toContain('No secret');
    const secrets = [before, apiKey, zapierApiKey].filter(Boolean);
    for (const secret of secrets) expect(storage.text()).not.toContain(secret);
  });
});

describe('a save whose answer is lost', () => {
  /** The server stores what it is sent, and the person does not learn of it. */
  function losingClient() {
    const loss = { isOn: false };
    const losing: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const response = await fetch(request);
      if (loss.isOn && request.method === 'PUT') throw new TypeError('The connection broke off.');
      return response;
    };
    return { loss, client: clientFor('admin-token', { fetch: losing }) };
  }

  async function loseAnswer() {
    network.serve();
    const { loss, client } = losingClient();
    const host = openHost({}, client);
    await host.open(11);
    const before = host.editor().saved.opJoinAutoResponseMessage;
    host.edit({ opJoinAutoResponseMessage: 'Sent' });
    loss.isOn = true;
    act(() => host.editor().sections.presence.onSave());
    await waitFor(() => expect(host.editor().sections.presence.status).toBe('failed'));
    loss.isOn = false;
    return { ...host, before, presence: () => host.editor().sections.presence };
  }

  it('ends once the newest copy shows that it was stored, and is no one else’s change', async () => {
    const host = await loseAnswer();
    expect(host.presence().problem).toBeDefined();
    host.edit({ agentLabel: 'Elsewhere in the form' });
    act(() => host.editor().sections.avatars.onSave());
    await waitFor(() => expect(host.editor().saved.opJoinAutoResponseMessage).toBe('Sent'));
    await waitFor(() => expect(host.presence()).toMatchObject({ status: 'clean', problem: undefined }));
    expect(host.editor().changedElsewhere).toBeUndefined();
  });

  it('causes no conflict with what the user types next', async () => {
    const host = await loseAnswer();
    host.edit({ opJoinAutoResponseMessage: 'Sent and more' });
    act(() => host.presence().onSave());
    await waitFor(() => expect(host.editor().saved.opJoinAutoResponseMessage).toBe('Sent and more'));
    await waitFor(() => expect(host.presence().status).toBe('saved'), { timeout: 5000 });
  });

  it('contests nothing where the newest copy comes before the next save', async () => {
    const host = await loseAnswer();
    host.edit({ opJoinAutoResponseMessage: 'Sent and more' });
    host.edit({ agentLabel: 'Elsewhere in the form' });
    act(() => host.editor().sections.avatars.onSave());
    await waitFor(() => expect(host.editor().saved.opJoinAutoResponseMessage).toBe('Sent'));
    expect(host.editor().conflicts).toEqual({});
    expect(host.editor().value.opJoinAutoResponseMessage).toBe('Sent and more');
  });

  it('can be set right when the person has gone back to the value before', async () => {
    const host = await loseAnswer();
    host.edit({ opJoinAutoResponseMessage: host.before });
    expect(host.presence().status).toBe('dirty');
    expect(host.editor().value).toEqual(host.editor().saved);
    act(() => host.presence().onSave());
    await waitFor(() => expect(host.presence().status).toMatch(/saved|failed/));
    if (host.presence().status === 'failed') {
      act(() => host.editor().onResolve('opJoinAutoResponseMessage', 'mine'));
      act(() => host.presence().onSave());
      await waitFor(() => expect(host.presence().status).toBe('saved'));
    }
    const stored = await clientFor('agent-token').users.current();
    expect(JSON.stringify(stored)).not.toContain('"Sent"');
  });
});
