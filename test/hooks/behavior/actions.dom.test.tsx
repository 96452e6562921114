import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, openBehavior } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const address = 'https://pictures.test/mine.png';
const file = new File(['picture'], 'team.png', { type: 'image/png' });

/** The picture is stored, and every copy that is read afterwards has it. */
function takePictures() {
  network.server.use(
    http.post('*/chat_endpoints/:id/team-avatar', () => HttpResponse.json({ teamAvatarUrl: address })),
  );
}

const open = () => openBehavior(clientFor('admin-token', { fetch: (...request) => fetch(...request) }));

/** The picture is uploaded, and the newest copy can't be read. */
async function openWithPicture() {
  const faults: Faults = {};
  network.serve({ faults });
  takePictures();
  const tab = await open();
  faults.currentUser = { status: 500 };
  act(() => tab.result.current.onAvatarUpload?.(file));
  await waitFor(() => expect(tab.editor().saved.teamAvatarUrl).toBe(address), patience);
  return { tab, faults };
}

describe("an upload of the team's picture", () => {
  it('is shown and done although the newest copy cannot be read afterwards', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    takePictures();
    const tab = await open();
    faults.currentUser = { status: 500 };
    act(() => tab.result.current.onAvatarUpload?.(file));
    await waitFor(() => expect(tab.result.current.avatarUpload.status).toBe('done'), patience);
    expect(tab.editor().value.teamAvatarUrl).toBe(address);
    await waitFor(() => expect(tab.result.current.editor).toHaveProperty('problem.kind', 'server'), patience);
    expect(tab.result.current.avatarUpload.status).toBe('done');
  });

  it('is no one else’s change', async () => {
    const faults: Faults = { currentUser: { status: 500 } };
    network.serve();
    const tab = await open();
    network.serve({ faults });
    takePictures();
    act(() => tab.result.current.onAvatarUpload?.(file));
    await waitFor(() => expect(tab.editor().saved.teamAvatarUrl).toBe(address), patience);
    expect(tab.editor().changedElsewhere).toBeUndefined();
  });

  it('ends the removal that waited, and contests nothing', async () => {
    const { tab } = await openWithPicture();
    tab.edit({ teamAvatarUrl: '', agentLabel: 'Kept' });
    await waitFor(() => expect(tab.result.current.avatarUpload.status).toBe('done'), patience);
    network.server.use(
      http.post('*/chat_endpoints/:id/team-avatar', () => HttpResponse.json({ teamAvatarUrl: `${address}?2` })),
    );
    act(() => tab.result.current.onAvatarUpload?.(file));
    await waitFor(() => expect(tab.editor().value.teamAvatarUrl).toBe(`${address}?2`), patience);
    expect(tab.editor().conflicts).toEqual({});
    expect(tab.editor().value.agentLabel).toBe('Kept');
  });

  it('has no way back once its removal is saved, as the server has deleted the picture', async () => {
    const { tab, faults } = await openWithPicture();
    tab.edit({ teamAvatarUrl: '', agentLabel: 'Gone' });
    faults.currentUser = undefined;
    act(() => tab.editor().sections.avatars.onSave());
    await waitFor(() => expect(tab.editor().sections.avatars.status).toBe('saved'), patience);
    expect(tab.editor().value).toMatchObject({ teamAvatarUrl: '', agentLabel: 'Gone' });
    expect(tab.editor().offers ?? []).toEqual([]);
  });

  it('shows why it was rejected', async () => {
    network.serve({ faults: { uploadTeamAvatar: { status: 400, body: { Message: 'No picture' } } } });
    const tab = await open();
    act(() => tab.result.current.onAvatarUpload?.(file));
    await waitFor(
      () => expect(tab.result.current.avatarUpload).toMatchObject({ problem: { serverMessage: 'No picture' } }),
      patience,
    );
  });
});

/** The server does what it is asked, and the answer to it is lost. */
function losing(isLost: (request: Request) => boolean): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request);
    if (isLost(request)) throw new TypeError('The connection broke off.');
    return answer;
  };
}

describe('an answer that is lost', () => {
  it('leaves no revoked key on the screen', async () => {
    network.serve();
    const isKey = (request: Request) => request.url.endsWith('/generate-api-key');
    const tab = await openBehavior(clientFor('admin-token', { fetch: losing(isKey) }));
    const before = tab.result.current.keys?.apiKey;
    act(() => tab.result.current.onKeyGenerate?.());
    await waitFor(() => expect(tab.result.current.keys?.status).toBe('failed'), patience);
    await waitFor(() => expect(tab.result.current.keys?.apiKey).not.toBe(before), patience);
  });

  it('leaves no wrong state of the switch on the screen', async () => {
    network.serve();
    const isToggle = (request: Request) => request.url.includes('/toggle/');
    const tab = await openBehavior(clientFor('admin-token', { fetch: losing(isToggle) }));
    act(() => tab.result.current.onPowerChange?.(false));
    await waitFor(() => expect(tab.result.current.power).toHaveProperty('problem.kind', 'offline'), patience);
    await waitFor(() => expect(tab.result.current.power).toMatchObject({ data: { isOn: false } }), patience);
  });
});

it('the keys of the account go to admins, and not to agents', async () => {
  network.serve();
  const admin = await openBehavior(clientFor('admin-token'));
  expect(admin.result.current.keys).toMatchObject({
    status: 'idle',
    apiKey: expect.stringMatching(/./) as string,
    zapierApiKey: expect.stringMatching(/./) as string,
  });
  const agent = await openBehavior(clientFor('agent-token'));
  expect([agent.result.current.keys, agent.result.current.onKeyGenerate]).toEqual([undefined, undefined]);
});

describe('a new key', () => {
  it('overwrites nothing that was stored while its answer was on the way', async () => {
    network.serve();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const slow: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const answer = await fetch(request);
      if (request.url.endsWith('/generate-api-key')) await arrived;
      return answer;
    };
    const tab = await openBehavior(clientFor('admin-token', { fetch: slow }));
    const before = tab.result.current.keys?.apiKey;
    const shown: string[] = [];
    act(() => tab.result.current.onKeyGenerate?.());
    tab.edit({ opJoinAutoResponseMessage: 'Newer' });
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('saved'), patience);
    network.serve({ faults: { currentUser: { status: 500 } } });
    arrive();
    await waitFor(() => {
      shown.push(tab.editor().saved.opJoinAutoResponseMessage);
      expect(tab.result.current.keys?.status).toBe('idle');
    }, patience);
    expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('Newer');
    expect(tab.result.current.keys?.apiKey).not.toBe(before);
  });
});

describe('the switch', () => {
  /** Every write, as it is asked for and answered. */
  function recorded() {
    const calls: string[] = [];
    const recording: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const name = request.url.includes('/toggle/') ? 'toggle' : request.method === 'PUT' ? 'save' : undefined;
      if (name) calls.push(name);
      const answer = await fetch(request);
      if (name) calls.push(`${name} answered`);
      return answer;
    };
    return { calls, client: clientFor('admin-token', { fetch: recording }) };
  }

  it('is thrown once, however often it is pressed before that shows', async () => {
    network.serve();
    const { calls, client } = recorded();
    const tab = await openBehavior(client);
    act(() => {
      tab.result.current.onPowerChange?.(false);
      tab.result.current.onPowerChange?.(true);
    });
    expect(tab.result.current.power).toMatchObject({ data: { isOn: false } });
    await waitFor(() => expect(calls).toContain('toggle answered'), patience);
    expect(calls).toEqual(['toggle', 'toggle answered']);
  });

  it('waits for a save of the same widget', async () => {
    network.serve({ latency: 30 });
    const { calls, client } = recorded();
    const tab = await openBehavior(client);
    tab.edit({ opJoinAutoResponseMessage: 'Mine' });
    tab.save();
    act(() => tab.result.current.onPowerChange?.(false));
    await waitFor(() => expect(calls).toContain('toggle answered'), patience);
    expect(calls).toEqual(['save', 'save answered', 'toggle', 'toggle answered']);
    expect(tab.editor().saved.opJoinAutoResponseMessage).toBe('Mine');
  });
});
