import { QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from 'chatdeck/client';
import { ChatdeckProvider, useBehaviorTab, useDashboard, useSettingsNavigation } from 'chatdeck/hooks';
import { avatarFields, avatarSetting, type BehaviorSettings } from 'chatdeck/model';
import { scenarios, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, openBehavior, storage, wrapperFor } from '../network';

const network = makeNetwork();
const admin = () => clientFor('admin-token');
const agent = () => clientFor('agent-token');

/** Waits out the notices of a save. */
const patience = { timeout: 5000 };

describe('useBehaviorTab', () => {
  it('keeps an edit as a draft until it is saved, and then as the saved copy', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    tab.edit({ opJoinAutoResponseMessage: 'Hello there' });
    expect(tab.status()).toBe('dirty');
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('Hello there');
    expect(tab.editor().saved.opJoinAutoResponseMessage).not.toBe('Hello there');

    tab.save();
    expect(tab.status()).toBe('saving');
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('Hello there');
    await waitFor(() => expect(tab.status()).toBe('clean'), patience);

    const later = await openBehavior(admin());
    expect(later.editor().value.opJoinAutoResponseMessage).toBe('Hello there');
  });

  it('lays edits over the newest copy, so that two people who change different fields both keep their work', async () => {
    network.serve();
    const [mine, theirs] = [await openBehavior(admin()), await openBehavior(agent())];
    mine.edit({ manualMode: !mine.editor().saved.manualMode });
    theirs.edit({ responseRemindersFreq: 120 });
    theirs.save();
    await waitFor(() => expect(theirs.status()).toBe('saved'), patience);
    mine.save();
    await waitFor(() => expect(mine.status()).toBe('saved'), patience);
    expect(mine.editor().value.responseRemindersFreq).toBe(120);

    const later = await openBehavior(admin());
    expect(later.editor().value).toMatchObject({
      responseRemindersFreq: 120,
      manualMode: mine.editor().value.manualMode,
    });
  });

  it('merges again when someone saves between its read and its write', async () => {
    network.serve({ latency: 30 });
    const statuses: number[] = [];
    const counting: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      statuses.push(response.status);
      return response;
    };
    const mine = await openBehavior(clientFor('admin-token', { fetch: counting }));
    const theirs = await openBehavior(clientFor('agent-token', { fetch: counting }));
    mine.edit({ opJoinAutoResponseMessage: 'Mine' });
    theirs.edit({ responseRemindersFreq: 120 });
    mine.save();
    theirs.save();
    await waitFor(() => expect([mine.status(), theirs.status()]).toEqual(['saved', 'saved']), patience);
    expect(statuses).toContain(412);
    const later = await openBehavior(admin());
    expect(later.editor().saved).toMatchObject({ opJoinAutoResponseMessage: 'Mine', responseRemindersFreq: 120 });
  });

  it('asks when someone else has changed the same field, and saves what the user chose', async () => {
    network.serve();
    const [mine, theirs] = [await openBehavior(admin()), await openBehavior(agent())];
    mine.edit({ responseRemindersFreq: 30 });
    theirs.edit({ responseRemindersFreq: 120 });
    theirs.save();
    await waitFor(() => expect(theirs.status()).toBe('saved'), patience);

    mine.save();
    await waitFor(() => expect(mine.status()).toBe('failed'));
    expect(mine.editor().sections.presence.problem).toMatchObject({ kind: 'conflict' });
    expect(mine.editor().conflicts).toEqual({ responseRemindersFreq: { mine: 30, theirs: 120 } });
    mine.save();
    expect(mine.status()).toBe('failed');

    act(() => mine.editor().onResolve('responseRemindersFreq', 'mine'));
    expect(mine.editor().conflicts).toEqual({});
    mine.save();
    await waitFor(() => expect(mine.status()).toBe('saved'), patience);
    const later = await openBehavior(admin());
    expect(later.editor().value.responseRemindersFreq).toBe(30);
  });

  it('keeps what is edited while a save runs', async () => {
    network.serve({ latency: 50 });
    const tab = await openBehavior(admin());
    tab.edit({ opJoinAutoResponseMessage: 'One' });
    tab.save();
    tab.edit({ opJoinAutoResponseMessage: 'One and two' });
    await waitFor(() => expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('One'), patience);
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('One and two');
    expect(tab.editor().conflicts).toEqual({});
    await waitFor(() => expect(tab.status()).toBe('dirty'), patience);
  });

  it.each<[string, Faults]>([
    ['the server fails', { updateConfig: { status: 500 } }],
    ['there is no network', { updateConfig: 'networkError' }],
    ['a page of HTML comes back', { updateConfig: 'html' }],
    ['the newest copy cannot be read', { currentUser: { status: 500 } }],
  ])('loses no draft and says why when %s', async (_title, faults) => {
    const current: Faults = {};
    network.serve({ faults: current });
    const tab = await openBehavior(admin());
    tab.edit({ opJoinAutoResponseMessage: 'Precious' });
    Object.assign(current, faults);
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    expect(tab.editor().sections.presence.problem).toBeDefined();
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('Precious');

    for (const name of Object.keys(current)) Reflect.deleteProperty(current, name);
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
  });

  it('keeps an edit back to the value before that is made while the save runs', async () => {
    network.serve({ latency: 50 });
    const tab = await openBehavior(admin());
    const before = tab.editor().saved.playSound;
    tab.edit({ playSound: !before });
    tab.save();
    tab.edit({ playSound: before });
    await waitFor(() => expect(tab.editor().saved.playSound).toBe(!before), patience);
    expect(tab.editor().value.playSound).toBe(before);
    expect(tab.editor().conflicts).toEqual({});
    await waitFor(() => expect(tab.status()).toBe('dirty'), patience);
  });

  it('says nothing of one widget on another', async () => {
    const faults: Faults = { toggleOff: { status: 500 } };
    network.serve({ faults });
    const { result, rerender } = renderHook((id: number) => useBehaviorTab(id), {
      wrapper: wrapperFor(admin()),
      initialProps: 11,
    });
    await waitFor(() => expect(result.current.editor.status).toBe('ready'));
    act(() => result.current.onPowerChange?.(false));
    await waitFor(() => expect(result.current.power).toMatchObject({ problem: { kind: 'server' } }));
    rerender(12);
    expect(result.current.power).not.toMatchObject({ problem: { kind: 'server' } });
    expect(result.current.editor).not.toMatchObject({
      data: { changedElsewhere: { names: expect.anything() as unknown } },
    });
  });

  it('brings the draft back after a reload, but never a webhook address', async () => {
    network.serve();
    const before = await openBehavior(admin());
    before.edit({ opJoinAutoResponseMessage: 'Typed', offlineMessageWebhookURL: 'https://hooks.test/secret' });
    before.unmount();
    expect(storage.text()).toContain('Typed');
    expect(storage.text()).not.toContain('hooks.test');

    const after = await openBehavior(admin());
    expect(after.editor().value.opJoinAutoResponseMessage).toBe('Typed');
    expect(after.editor().value.offlineMessageWebhookURL).toBe(after.editor().saved.offlineMessageWebhookURL);
  });

  it('keeps a draft when the session ends in the middle of a save', async () => {
    const faults: Faults = {};
    const onUnauthorized = vi.fn();
    network.serve({ faults });
    const tab = await openBehavior(clientFor('admin-token', { onUnauthorized }));
    tab.edit({ opJoinAutoResponseMessage: 'Typed' });
    faults['*'] = { status: 403, body: { Code: 'token_expired' } };
    tab.save();
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledWith('admin-token'));
    tab.unmount();

    Reflect.deleteProperty(faults, '*');
    const again = await openBehavior(admin());
    expect(again.editor().value.opJoinAutoResponseMessage).toBe('Typed');
  });

  it('gives drafts back their values when they are discarded', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    tab.edit({ maxConcurrentConvos: 9 });
    act(() => tab.editor().sections.presence.onDiscard());
    expect(tab.status()).toBe('clean');
    expect(tab.editor().value).toEqual(tab.editor().saved);
  });

  it('does not save what is wrong, and says what it is', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    tab.edit({ sendOfflineMessagesToEmail: 'nobody', maxConcurrentConvos: null });
    expect(tab.editor().errors).toEqual({
      sendOfflineMessagesToEmail: 'invalidEmail',
      maxConcurrentConvos: 'required',
    });
    tab.save();
    expect(tab.status()).toBe('dirty');
  });

  it('shows setup for a widget that is not finished, and a problem for one that does not exist', async () => {
    network.serve();
    const unfinished = await openBehavior(admin(), 15);
    expect(unfinished.result.current.editor).toEqual({ status: 'setupRequired' });
    const unknown = await openBehavior(admin(), 404);
    expect(unknown.result.current.editor).toMatchObject({ status: 'failed', problem: { kind: 'notFound' } });
  });

  it('marks the tabs in which a draft waits', async () => {
    network.serve();
    const { result } = renderHook(() => ({ tab: useBehaviorTab(11), place: useSettingsNavigation(11) }), {
      wrapper: wrapperFor(admin()),
    });
    await waitFor(() => expect(result.current.tab.editor.status).toBe('ready'));
    const marked = () => result.current.place.navigation?.filter(({ hasDraft }) => hasDraft).map(({ tab }) => tab);
    expect(marked()).toEqual([]);
    act(() => {
      const { editor } = result.current.tab;
      if (editor.status === 'ready') editor.data.onEdit({ maxConcurrentConvos: 3 });
    });
    expect(marked()).toEqual(['behavior']);
  });
});

describe('one event handler', () => {
  it('saves what it has just edited, and sends one save however often it asks for it', async () => {
    network.serve();
    let saves = 0;
    const counting: typeof fetch = (...request) => {
      if (new Request(...request).method === 'PUT') saves += 1;
      return fetch(...request);
    };
    const tab = await openBehavior(clientFor('admin-token', { fetch: counting }));
    const { onEdit, sections } = tab.editor();
    act(() => {
      onEdit({ opJoinAutoResponseMessage: 'At once' });
      sections.presence.onSave();
      sections.presence.onSave();
    });
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('At once');
    expect(saves).toBe(1);
  });

  it('does not save what it has just made wrong', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    const { onEdit, sections } = tab.editor();
    act(() => {
      onEdit({ sendOfflineMessagesToEmail: 'nobody' });
      sections.presence.onSave();
    });
    expect(tab.status()).toBe('dirty');
  });
});

describe('fields that stand for one choice', () => {
  const setUp = async (fields: Partial<BehaviorSettings>) => {
    network.serve();
    const [mine, theirs] = [await openBehavior(admin()), await openBehavior(agent())];
    theirs.edit(fields);
    if (theirs.status() === 'dirty') await saved(theirs, 'presence');
    if (theirs.editor().sections.avatars.status === 'dirty') await saved(theirs, 'avatars');
    mine.unmount();
    return [await openBehavior(admin()), theirs] as const;
  };
  const saved = async ({ editor }: Awaited<ReturnType<typeof openBehavior>>, section: 'avatars' | 'presence') => {
    act(() => editor().sections[section].onSave());
    await waitFor(() => expect(editor().sections[section].status).toMatch(/saved|failed/), patience);
    return editor().sections[section].status;
  };

  it.each(['mine', 'theirs'] as const)('never mix two avatars: %s is kept whole', async (keep) => {
    const [mine, theirs] = await setUp({ ...avatarFields('no-avatar'), agentLabel: 'Ours' });
    mine.edit(avatarFields('team-avatar'));
    theirs.edit(avatarFields('slack-avatars'));
    await saved(theirs, 'avatars');
    expect(await saved(mine, 'avatars')).toBe('failed');
    expect(Object.keys(mine.editor().conflicts)).toHaveLength(3);
    expect(avatarSetting(mine.editor().value)).toBe('team-avatar');

    act(() => mine.editor().onResolve('teamAvatarOn', keep));
    expect(mine.editor().conflicts).toEqual({});
    const wanted = keep === 'mine' ? 'team-avatar' : 'slack-avatars';
    expect(avatarFields(wanted)).toEqual(avatarFields(avatarSetting(mine.editor().value)));
    if (keep === 'mine') expect(await saved(mine, 'avatars')).toBe('saved');
    const later = await openBehavior(agent());
    expect(later.editor().saved).toMatchObject(avatarFields(wanted));
  });

  it('never set both lists of countries', async () => {
    const [mine, theirs] = await setUp({ countryAllowList: '', countryDenyList: '', agentLabel: 'Ours' });
    mine.edit({ countryAllowList: 'DE' });
    theirs.edit({ countryDenyList: 'FR' });
    await saved(theirs, 'presence');
    expect(await saved(mine, 'presence')).toBe('failed');
    expect(mine.editor().conflicts).toEqual({
      countryAllowList: { mine: 'DE', theirs: '' },
      countryDenyList: { mine: '', theirs: 'FR' },
    });
    act(() => mine.editor().onResolve('countryAllowList', 'mine'));
    expect(await saved(mine, 'presence')).toBe('saved');
    const later = await openBehavior(agent());
    expect(later.editor().saved).toMatchObject({ countryAllowList: 'DE', countryDenyList: '' });
  });
});

describe('the switch', () => {
  it('shows the choice immediately, and keeps it', async () => {
    network.serve();
    const { result } = await openBehavior(admin());
    act(() => result.current.onPowerChange?.(false));
    expect(result.current.power).toMatchObject({ data: { isOn: false, isChanging: true } });
    await waitFor(() => expect(result.current.power).toMatchObject({ data: { isOn: false, isChanging: false } }));
  });

  it('reverts with the reason when the server rejects it', async () => {
    network.serve({ faults: { toggleOff: { status: 500, body: { Message: 'Slack does not answer' } } } });
    const { result } = await openBehavior(admin());
    act(() => result.current.onPowerChange?.(false));
    await waitFor(() =>
      expect(result.current.power).toMatchObject({
        data: { isOn: true, isChanging: false },
        problem: { serverMessage: 'Slack does not answer' },
      }),
    );
  });
});

describe('an account', () => {
  const juniper = { ...scenarios.freshTrial(new Date()), token: 'juniper-token' };
  const acme = scenarios.busyAccount(new Date());

  it('shows no row of the account before it, in one provider and on one cache', async () => {
    network.serve({ scenario: acme });
    const queryClient = new QueryClient();
    const tree = (client: Client) => (
      <ChatdeckProvider client={client} queryClient={queryClient} draftStorage={null}>
        <Names />
      </ChatdeckProvider>
    );
    const shown: string[] = [];
    function Names() {
      const { workspaces } = useDashboard();
      const cards = workspaces.status === 'ready' ? workspaces.data.flatMap((workspace) => workspace.cards) : [];
      shown.push(...cards.map(({ name }) => name));
      return <p>{workspaces.status}</p>;
    }
    const { rerender } = render(tree(admin()));
    await screen.findByText('ready');
    expect(shown).toContain('website');

    network.serve({ scenario: { ...juniper, signIns: { 'juniper-token': 101 } } });
    shown.length = 0;
    rerender(tree(clientFor('juniper-token')));
    await screen.findByText('ready');
    expect(shown.filter(Boolean)).toEqual([]);
  });
});

describe('a save', () => {
  it('can be taken back for a while', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    const before = tab.editor().saved.opJoinAutoResponseMessage;
    tab.edit({ opJoinAutoResponseMessage: 'Hasty' });
    expect(tab.editor().sections.presence.onUndo).toBeUndefined();
    tab.save();
    await waitFor(() => expect(tab.editor().sections.presence.onUndo).toBeDefined(), patience);

    act(() => tab.editor().sections.presence.onUndo?.());
    await waitFor(() => expect(tab.editor().saved.opJoinAutoResponseMessage).toBe(before), patience);
    const later = await openBehavior(admin());
    expect(later.editor().value.opJoinAutoResponseMessage).toBe(before);
  });

  it('cannot be taken back any more once the person edits on', async () => {
    network.serve();
    const tab = await openBehavior(admin());
    tab.edit({ opJoinAutoResponseMessage: 'Hasty' });
    tab.save();
    await waitFor(() => expect(tab.editor().sections.presence.onUndo).toBeDefined(), patience);
    tab.edit({ opJoinAutoResponseMessage: 'Hastier' });
    expect(tab.editor().sections.presence.onUndo).toBeUndefined();
  });
});

describe('a save that someone else has built on', () => {
  it('is not taken back over their change without asking', async () => {
    network.serve();
    const [mine, theirs] = [await openBehavior(admin()), await openBehavior(agent())];
    mine.edit({ responseRemindersFreq: 90 });
    mine.save();
    await waitFor(() => expect(mine.editor().sections.presence.onUndo).toBeDefined(), patience);
    theirs.edit({ responseRemindersFreq: 120 });
    theirs.save();
    await waitFor(() => expect(theirs.status()).toBe('failed'), patience);
    act(() => theirs.editor().onResolve('responseRemindersFreq', 'mine'));
    theirs.save();
    await waitFor(() => expect(theirs.status()).toBe('saved'), patience);

    act(() => mine.editor().sections.presence.onUndo?.());
    await waitFor(() => expect(mine.editor().conflicts).toHaveProperty('responseRemindersFreq'), patience);
    const later = await openBehavior(clientFor('admin-token'));
    expect(later.editor().saved.responseRemindersFreq).toBe(120);
  });
});

describe('a change made elsewhere', () => {
  it('is said, until the person has seen it', async () => {
    network.serve();
    const [mine, theirs] = [await openBehavior(admin()), await openBehavior(agent())];
    theirs.edit({ responseRemindersFreq: 120 });
    theirs.save();
    await waitFor(() => expect(theirs.status()).toBe('saved'), patience);
    expect(theirs.editor().changedElsewhere).toBeUndefined();

    mine.edit({ opJoinAutoResponseMessage: 'Mine' });
    mine.save();
    await waitFor(() => expect(mine.status()).toBe('saved'), patience);
    expect(mine.editor().changedElsewhere?.names).toEqual(['responseRemindersFreq']);
    act(() => mine.editor().changedElsewhere?.onDismiss());
    expect(mine.editor().changedElsewhere).toBeUndefined();
  });
});
