import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  useBehaviorTab,
  useDashboard,
  useInstallTab,
  useQuestionGroupsTab,
  useSavedRepliesTab,
  useSetup,
  useTriggersTab,
  useUpgrade,
  useUsers,
} from 'chatdeck/hooks';
import type { JsonObject } from 'chatdeck/model';
import { scenarios } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const notStored = { kind: 'invalid', code: 'not_stored' };
const groupUid = 'g9s3l6o0rd';

beforeEach(() => network.serve());

function show<Result>(hook: () => Result) {
  const { result } = renderHook(hook, { wrapper: wrapperFor(clientFor('admin-token')) });
  return () => result.current;
}

/** From now on, the server answers a call with success and does nothing else. */
function answer(method: 'post' | 'put', path: string, body: JsonObject) {
  network.server.use(http[method](`*/v1/${path}`, () => HttpResponse.json(body)));
}

async function read(path: string): Promise<unknown> {
  const headers = { Authorization: 'Bearer admin-token' };
  return (await fetch(`${network.baseUrl}/v1/${path}`, { headers })).json();
}

const readUser = () => read('users/current') as Promise<JsonObject & { ces: JsonObject[] }>;

describe('a success with the previous value', () => {
  it('is a failed save of a question group that keeps the draft', async () => {
    const tab = show(() => useQuestionGroupsTab(11));
    await waitFor(() => expect(tab().groups.status).toBe('ready'), patience);
    const entry = () => {
      const { groups } = tab();
      const found = groups.status === 'ready' && groups.data.entries.find(({ uid }) => uid === groupUid);
      if (!found) throw new Error('The group is missing');
      return found;
    };
    const groups = (await read('chat_endpoints/11/question_groups')) as JsonObject[];
    answer('post', 'chat_endpoints/11/question_groups', groups.find(({ uid }) => uid === groupUid) ?? {});
    act(() => entry().editor.onEdit({ label: 'Changed' }));
    act(() => entry().editor.onSaveAll());
    await waitFor(() => expect(entry().editor.sections.group.status).toBe('failed'), patience);
    expect(entry().editor.sections.group.problem).toMatchObject({ ...notStored, path: 'label' });
    expect(entry().editor.value.label).toBe('Changed');
    expect(entry().editor.saved.label).not.toBe('Changed');
  });

  it('is a failed save of a saved reply, even if the list cannot be read again', async () => {
    const tab = show(() => useSavedRepliesTab(11));
    const list = () => {
      const { replies } = tab();
      if (replies.status !== 'ready') throw new Error(replies.status);
      return replies.data;
    };
    await waitFor(() => expect(tab().replies.status).toBe('ready'), patience);
    const uid = list().rows[0]?.uid ?? '';
    act(() => tab().onOpenUidChange(uid));
    const form = () => list().open?.editor;
    const replies = (await read('chat_endpoints/11/saved_replies')) as JsonObject[];
    network.server.use(
      http.post('*/saved_replies', () => {
        network.server.use(http.get('*/saved_replies', () => HttpResponse.json({}, { status: 500 })));
        return HttpResponse.json(replies.find(({ id }) => String(id) === uid));
      }),
    );
    act(() => form()?.onEdit({ response: 'Changed' }));
    act(() => form()?.onSaveAll());
    await waitFor(() => expect(form()?.sections.reply.status).toBe('failed'), { timeout: 15_000 });
    expect(form()?.sections.reply.problem).toMatchObject({ ...notStored, path: 'response' });
    expect(form()?.value.response).toBe('Changed');
  }, 20_000);

  it('is a failed deletion of a trigger', async () => {
    const tab = show(() => useTriggersTab(11));
    await waitFor(() => expect(tab().editor.status).toBe('ready'), patience);
    const { ces } = await readUser();
    answer('put', 'chat_endpoints/11/update_config', ces.find(({ Id }) => Id === 11) ?? {});
    const { editor } = tab();
    const field = editor.status === 'ready' ? Object.keys(editor.data.saved)[0] : undefined;
    act(() => tab().onTriggerDelete(field as `trigger:${string}`));
    await waitFor(() => expect(tab().deletion?.status).toBe('failed'), patience);
    expect(tab().deletion).toMatchObject({ field, problem: notStored });
  });

  it('turns the switch back and says that it failed', async () => {
    const tab = show(() => useBehaviorTab(11));
    await waitFor(() => expect(tab().power?.status).toBe('ready'), patience);
    const { ces } = await readUser();
    const widget = ces.find(({ Id }) => Id === 11) ?? {};
    answer('put', 'chat_endpoints/11/toggle/off', widget);
    act(() => tab().onPowerChange?.(false));
    await waitFor(() => expect(tab().power).toHaveProperty('problem.code', 'not_stored'), patience);
    expect(tab().power).toMatchObject({ data: { isOn: true } });
  });

  it('is a failed generation of a key, because the old one still works', async () => {
    const tab = show(() => useBehaviorTab(11));
    await waitFor(() => expect(tab().keys?.apiKey).toBeTruthy(), patience);
    answer('put', 'accounts/generate-api-key', await readUser());
    act(() => tab().onKeyGenerate?.());
    await waitFor(() => expect(tab().keys).toMatchObject({ status: 'failed', problem: notStored }), patience);
  });

  it('is a failed addition of a widget', async () => {
    const onAdded = vi.fn();
    const page = show(() => useDashboard({ onAdded }));
    await waitFor(() => expect(page().workspaces.status).toBe('ready'), patience);
    answer('post', 'chat_endpoints/new', await readUser());
    act(() => page().onAddWorkspace?.());
    await waitFor(() => expect(page().adding).toMatchObject({ problem: { kind: 'unexpectedAnswer' } }), patience);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('is a failed rename that keeps the new name in the field', async () => {
    const tab = show(() => useInstallTab(11, { onDeleted: vi.fn() }));
    await waitFor(() => expect(tab().install.status).toBe('ready'), patience);
    answer('put', 'chat_endpoints/11/rename-channel', await readUser());
    act(() => tab().rename.onEdit({ name: 'front-desk' }));
    act(() => tab().rename.onSubmit());
    await waitFor(() => expect(tab().rename.status).toBe('failed'), patience);
    expect(tab().rename).toMatchObject({ problem: notStored, value: { name: 'front-desk' } });
  });

  it('is a failed return to the choice of a channel', async () => {
    const tab = show(() => useInstallTab(11, { onDeleted: vi.fn() }));
    await waitFor(() => expect(tab().install.status).toBe('ready'), patience);
    answer('put', 'chat_endpoints/11/change-channel', await readUser());
    act(() => tab().onChannelChange?.());
    await waitFor(() => expect(tab().channelChange).toMatchObject({ status: 'failed', problem: notStored }), patience);
  });

  it('is a failed choice of a channel that stays picked', async () => {
    const setup = show(() => useSetup(15, { onDeleted: vi.fn() }));
    await waitFor(() => expect(setup().channels.status).toBe('ready'), patience);
    answer('put', 'chat_endpoints/15/connect_ce', await readUser());
    const { channels } = setup();
    const channelId = channels.status === 'ready' ? (channels.data.choices[0]?.id ?? '') : '';
    act(() => setup().pick.onPick(channelId));
    act(() => setup().pick.onConfirm());
    await waitFor(() => expect(setup().pick.status).toBe('failed'), patience);
    expect(setup().pick).toMatchObject({ problem: notStored, channelId });
  });

  it('is a failed change of plan, and the host is not told that it was bought', async () => {
    const busy = scenarios.busyAccount(new Date());
    const accounts = busy.dataset.accounts.map((account) => ({ ...account, planId: 'team-monthly' }));
    network.serve({ scenario: { ...busy, dataset: { ...busy.dataset, accounts } } });
    const onUpgraded = vi.fn();
    const page = show(() => useUpgrade({ onUpgraded, onLeave: vi.fn() }));
    await waitFor(() => expect(page().offer.status).toBe('ready'), patience);
    answer('post', 'accounts/:id/upgrade/:plan', await readUser());
    act(() => page().onUpgrade());
    await waitFor(() => expect(page().order).toMatchObject({ status: 'failed', problem: notStored }), patience);
    expect(onUpgraded).not.toHaveBeenCalled();
  });

  it('is a failed change of a role', async () => {
    const page = show(() => useUsers());
    await waitFor(() => expect(page().users.status).toBe('ready'), patience);
    const agent = () => {
      const { users } = page();
      return users.status === 'ready' ? users.data.rows.find((row) => !row.isAdmin) : undefined;
    };
    answer('put', 'dashboard-admin/users', {});
    act(() => page().onAdminToggle(agent()?.id ?? ''));
    await waitFor(
      () => expect(agent()?.failure).toMatchObject({ action: 'toggle', problem: { kind: 'unexpectedAnswer' } }),
      patience,
    );
  });
});

it('a saved reply is saved as the answer has it if the list cannot be read again', async () => {
  const tab = show(() => useSavedRepliesTab(11));
  await waitFor(() => expect(tab().replies.status).toBe('ready'), patience);
  network.server.use(
    http.post('*/saved_replies', () => {
      network.server.use(http.get('*/saved_replies', () => HttpResponse.json({}, { status: 500 })));
      return HttpResponse.json({ id: 990, label: 'New', response: 'Words' });
    }),
  );
  act(() => tab().onAdd?.());
  const list = () => {
    const { replies } = tab();
    return replies.status === 'ready' ? replies.data : undefined;
  };
  const form = () => list()?.open?.editor;
  act(() => form()?.onEdit({ label: 'New', response: 'Words' }));
  act(() => form()?.onSaveAll());
  await waitFor(() => expect(tab().outcome).toMatchObject({ kind: 'saved', label: 'New' }), { timeout: 15_000 });
  const rows = list()?.rows ?? [];
  expect(rows.filter(({ value }) => value.label === 'New').map(({ uid }) => uid)).toEqual(['990']);
}, 20_000);
