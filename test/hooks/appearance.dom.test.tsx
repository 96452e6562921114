import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Client } from 'chatdeck/client';
import { useAppearanceTab } from 'chatdeck/hooks';
import type { AppearanceSection, AppearanceSettings } from 'chatdeck/model';
import type { Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, openBehavior, wrapperFor } from './network';

const network = makeNetwork();
const admin = () => clientFor('admin-token');
const patience = { timeout: 10_000 };

async function open(client: Client) {
  const tab = renderHook(() => useAppearanceTab(11), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.editor.status).toBe('ready'), patience);
  const editor = () => {
    const { editor: now } = tab.result.current;
    if (now.status !== 'ready') throw new Error(`The editor is ${now.status}.`);
    return now.data;
  };
  return {
    props: () => tab.result.current,
    editor,
    edit: (patch: Partial<AppearanceSettings>) => act(() => editor().onEdit(patch)),
    save: (section: AppearanceSection) => act(() => editor().sections[section].onSave()),
    status: (section: AppearanceSection) => editor().sections[section].status,
  };
}

describe('useAppearanceTab', () => {
  it('saves one section over the newest copy, and leaves the edits of the others as drafts', async () => {
    network.serve();
    const bodies: Record<string, unknown>[] = [];
    const watching: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'PUT') bodies.push((await request.clone().json()) as Record<string, unknown>);
      return fetch(request);
    };
    const tab = await open(clientFor('admin-token', { fetch: watching }));
    tab.edit({ onlineTitle: 'Ask Acme' });
    tab.edit({ offlineTitle: 'We are away' });

    const behavior = await openBehavior(clientFor('agent-token'));
    behavior.edit({ agentLabel: 'Acme expert' });
    behavior.save();
    act(() => behavior.editor().sections.avatars.onSave());
    await waitFor(() => expect(behavior.editor().saved.agentLabel).toBe('Acme expert'), patience);

    tab.save('online');
    await waitFor(() => expect(tab.status('online')).toBe('saved'), patience);
    expect(bodies.at(-1)).toMatchObject({ onlineTitle: 'Ask Acme', agentLabel: 'Acme expert', Id: 11 });
    expect(bodies.at(-1)).not.toHaveProperty('off');
    expect(bodies.at(-1)?.offlineTitle).not.toBe('We are away');
    expect(tab.status('offline')).toBe('dirty');
    expect(tab.editor().value.offlineTitle).toBe('We are away');

    const later = await open(admin());
    expect(later.editor().saved).toMatchObject({ onlineTitle: 'Ask Acme', offlineTitle: 'Leave us a message' });
  });

  it('does not send an acceptance text that is too short, and saves it once it is not', async () => {
    network.serve();
    const tab = await open(admin());
    tab.edit({ requireAcceptance: true, acceptanceText: 'ok' });
    expect(tab.editor().errors).toEqual({ acceptanceText: 'tooShort' });
    tab.save('privacy');
    expect(tab.status('privacy')).toBe('dirty');
    tab.edit({ acceptanceText: 'I agree' });
    tab.save('privacy');
    await waitFor(() => expect(tab.status('privacy')).toBe('saved'), patience);
  });

  it('keeps the draft and says why a save failed', async () => {
    const faults: Faults = { updateConfig: { status: 500 } };
    network.serve({ faults });
    const tab = await open(admin());
    tab.edit({ titleColor: '#00695c' });
    tab.save('online');
    await waitFor(() => expect(tab.status('online')).toBe('failed'), patience);
    expect(tab.editor().sections.online.problem?.kind).toBe('server');
    expect(tab.editor().value.titleColor).toBe('#00695c');
  });

  it('gives the other finished widgets to copy from, and what Behavior decides', async () => {
    network.serve();
    const tab = await open(admin());
    const rooms = tab.props().sources.map(({ roomName }) => roomName);
    expect(rooms).toEqual(expect.arrayContaining(['pricing-page', 'order-questions']));
    expect(rooms).not.toContain('website');
    expect(tab.props().visitorView).toEqual({
      agent: { name: 'Support', avatarUrl: undefined },
      asksForInfo: false,
      hidesWhenOffline: false,
    });
    expect(tab.props().canSendTranscripts).toBe(true);
  });
});
