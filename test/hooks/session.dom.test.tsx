import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { TokenStore } from 'chatdeck/client';
import {
  ChatdeckProvider,
  useBehaviorTab,
  useDashboard,
  useLogin,
  useSession,
  useShell,
  type SessionState,
} from 'chatdeck/hooks';
import type { BehaviorTabProps, Problem } from 'chatdeck/model';
import { scenarios, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, memoryTokens, openBehavior, storage, wrapperFor } from './network';

const network = makeNetwork();

type SessionOptions = Parameters<typeof useSession>[0];

function openSession(tokens: TokenStore, options: Partial<SessionOptions> = {}) {
  return renderHook(() => useSession({ tokens, baseUrl: network.baseUrl, draftStorage: storage, ...options }), {
    wrapper: StrictMode,
  }).result;
}

describe('useSession', () => {
  it('shows nothing for a token until it is known whose it is', async () => {
    network.serve();
    const result = openSession(memoryTokens('admin-token'));
    expect(result.current.status).toBe('identifying');
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'signedIn', user: { email: 'dana@acme.test' } }),
    );
  });

  it('gives another person another session id, and the same person the same one', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const result = openSession(tokens);
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
    const first = result.current.status === 'signedIn' ? result.current.client.session.id : '';
    act(() => tokens.setToken('agent-token'));
    expect(result.current.status).toBe('identifying');
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'signedIn', user: { email: 'luis@acme.test' } }),
    );
    expect(result.current).not.toMatchObject({ client: { session: { id: first } } });
    act(() => tokens.setToken('admin-token'));
    await waitFor(() => expect(result.current).toMatchObject({ client: { session: { id: first } } }));
    expect(first).not.toContain('admin-token');
  });

  it('signs out for a token that the server rejects, and says that the session ended', async () => {
    network.serve();
    const tokens = memoryTokens('stolen');
    const result = openSession(tokens);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'signedOut', hasExpired: true }));
    expect(tokens.getToken()).toBeUndefined();
  });

  it('says nothing of an ended session when a late answer rejects an old token', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    const tokens = memoryTokens('admin-token');
    const result = openSession(tokens);
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
    const late = result.current.status === 'signedIn' ? result.current.client.widgets.listStats() : undefined;
    faults['*'] = { status: 403, body: { Code: 'token_expired' } };
    act(() => tokens.clearToken());
    await act(() => expect(late).rejects.toMatchObject({ kind: 'unauthorized' }));
    expect(result.current).toMatchObject({ status: 'signedOut', hasExpired: false });
  });

  it('says what is wrong when it cannot be learned who is signed in, and tries again', async () => {
    const faults: Faults = { currentUser: { status: 500 } };
    network.serve({ faults });
    const tokens = memoryTokens('admin-token');
    const result = openSession(tokens);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', problem: { kind: 'server' } }));
    expect(tokens.getToken()).toBe('admin-token');

    faults.currentUser = undefined;
    act(() => {
      if (result.current.status === 'failed') result.current.onRetry();
    });
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
  });

  it('keeps the token where the server does not allow this site, and says so', async () => {
    network.serve({ faults: { currentUser: { status: 403, body: { Code: 'origin_not_allowed' } } } });
    const tokens = memoryTokens('admin-token');
    const result = openSession(tokens);
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'failed', problem: { kind: 'originNotAllowed' } }),
    );
    expect(tokens.getToken()).toBe('admin-token');
  });

  it('reports any call that is rejected for its origin to the host, signed in or not', async () => {
    const refusal = { status: 403, body: { Code: 'origin_not_allowed' } };
    const faults: Faults = {};
    network.serve({ faults });
    const onOriginNotAllowed = vi.fn();
    const tokens = memoryTokens('admin-token');
    const result = openSession(tokens, { onOriginNotAllowed });
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
    expect(onOriginNotAllowed).not.toHaveBeenCalled();
    faults.currentWidgets = refusal;
    await expect(result.current.client.widgets.listStats()).rejects.toMatchObject({ kind: 'originNotAllowed' });
    expect(onOriginNotAllowed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'originNotAllowed', origin: location.origin }),
    );
    expect(result.current.status).toBe('signedIn');

    act(() => tokens.clearToken(undefined, 'signedOut'));
    faults.createSession = refusal;
    const credentials = { email: 'dana@acme.test', password: 'chatdeck-demo' };
    await expect(result.current.client.sessions.create(credentials)).rejects.toMatchObject({ status: 403 });
    expect(onOriginNotAllowed).toHaveBeenCalledTimes(2);
    expect(result.current.status).toBe('signedOut');
  });

  it('follows a sign-out and another sign-in that happen in another tab', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const [here, there] = [openSession(tokens), openSession(tokens)];
    await waitFor(() => expect([here.current.status, there.current.status]).toEqual(['signedIn', 'signedIn']));
    act(() => tokens.clearToken());
    expect(there.current).toMatchObject({ status: 'signedOut', hasExpired: false });
    act(() => tokens.setToken('agent-token'));
    expect(there.current.status).toBe('identifying');
    await waitFor(() => expect(there.current).toMatchObject({ user: { email: 'luis@acme.test' } }));
  });

  it('ends the previous user’s drafts when someone else signs in, also after a reload', async () => {
    network.serve();
    const before = openSession(memoryTokens('admin-token'));
    await waitFor(() => expect(before.current.status).toBe('signedIn'));
    const { id } = before.current.client.session;
    storage.setItem(`chatdeck:draft:2:${id}/9/11/behavior`, 'Of the person before');
    const again = openSession(memoryTokens('admin-token'));
    await waitFor(() => expect(again.current.status).toBe('signedIn'));
    expect(storage.text()).toContain('Of the person before');

    const other = openSession(memoryTokens('agent-token'));
    await waitFor(() => expect(other.current.status).toBe('signedIn'));
    expect(storage.text()).not.toContain('Of the person before');
  });

  it('leaves the drafts of other providers and of the page’s other sessions alone when someone signs in', async () => {
    network.serve();
    const beside = openSession(memoryTokens('agent-token'), { name: 'beside' });
    await waitFor(() => expect(beside.current.status).toBe('signedIn'));
    const { id } = beside.current.client.session;
    storage.setItem(`chatdeck:draft:2:${id}/9/11/behavior`, 'Beside');
    storage.setItem("chatdeck:draft:2:the host's own/9/11/behavior", 'Embedded');
    const result = openSession(memoryTokens('admin-token'));
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
    expect(storage.text()).toContain('Beside');
    expect(storage.text()).toContain('Embedded');
  });
});

describe('the end of a session', () => {
  it('is the choice of a person whose account cannot be loaded, and the server hears of it', async () => {
    const faults: Faults = { currentUser: { status: 500 }, logout: { status: 500 } };
    network.serve({ faults });
    storage.setItem(`chatdeck:person:${network.baseUrl}#`, '9:101');
    storage.setItem('chatdeck:draft:2:9:101/11/behavior', 'Typed before the reload');
    const tokens = memoryTokens('admin-token');
    const [onSignedOut, onSignOutFailed] = [vi.fn(), vi.fn()];
    const result = openSession(tokens, { onSignedOut, onSignOutFailed });
    await waitFor(() => expect(result.current.status).toBe('failed'), { timeout: 10_000 });
    act(() => {
      if (result.current.status === 'failed') result.current.signOut();
    });
    expect(result.current).toMatchObject({ status: 'signedOut', hasExpired: false });
    expect(tokens.getToken()).toBeUndefined();
    expect(storage.text()).not.toContain('Typed before the reload');
    expect(onSignedOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(onSignOutFailed).toHaveBeenCalledOnce());

    for (const name of ['currentUser', 'logout'] as const) Reflect.deleteProperty(faults, name);
    const [, tellServer] = onSignOutFailed.mock.calls[0] as [Problem, () => Promise<boolean>];
    await expect(tellServer()).resolves.toBe(true);
    await expect(clientFor('admin-token').users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  }, 15_000);

  it('is announced in every tab, with its reason', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const onSignedOut = vi.fn();
    const there = openSession(tokens, { onSignedOut });
    await waitFor(() => expect(there.current.status).toBe('signedIn'));
    act(() => tokens.clearToken(undefined, 'expired'));
    expect(there.current).toMatchObject({ status: 'signedOut', hasExpired: true });
    expect(onSignedOut).not.toHaveBeenCalled();

    act(() => tokens.setToken('admin-token'));
    await waitFor(() => expect(there.current.status).toBe('signedIn'));
    act(() => tokens.clearToken(undefined, 'signedOut'));
    expect(there.current).toMatchObject({ status: 'signedOut', hasExpired: false });
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('treats the next user as another one only if the previous one has not signed out', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const onOtherPerson = vi.fn();
    const result = openSession(tokens, { onOtherPerson });
    const signIn = async (token: string) => {
      act(() => tokens.setToken(token));
      await waitFor(() => expect(result.current.status).toBe('signedIn'));
    };
    await signIn('admin-token');
    act(() => tokens.clearToken(undefined, 'expired'));
    await signIn('admin-token');
    act(() => tokens.clearToken(undefined, 'signedOut'));
    await signIn('agent-token');
    expect(onOtherPerson).not.toHaveBeenCalled();
    act(() => tokens.clearToken(undefined, 'expired'));
    await signIn('admin-token');
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });

  it('takes answers that the host has asked for ahead, by the newest function that it gave', async () => {
    network.serve();
    const asked: string[] = [];
    const takeAs = (name: string) => (url: string) => {
      asked.push(`${name}: ${new URL(url).pathname}`);
      return undefined;
    };
    const tokens = memoryTokens('admin-token');
    const { result, rerender } = renderHook(
      ({ name }) =>
        useSession({ tokens, baseUrl: network.baseUrl, draftStorage: storage, preloadedResponse: takeAs(name) }),
      { initialProps: { name: 'first' } },
    );
    await waitFor(() => expect(result.current.status).toBe('signedIn'));
    const { client } = result.current;
    rerender({ name: 'second' });
    await client.widgets.listStats();
    expect(result.current.client).toBe(client);
    expect(asked).toEqual(['first: /v1/users/current', 'second: /v1/users/current/chat_endpoints']);
  });
});

describe('one provider around a session', () => {
  function Tab({ onRender }: { onRender(tab: BehaviorTabProps): void }) {
    onRender(useBehaviorTab(11));
    return null;
  }

  function openApp(tokens: TokenStore) {
    const shown: { session?: SessionState; tab?: BehaviorTabProps | undefined } = {};
    function App() {
      const session = useSession({ tokens, baseUrl: network.baseUrl, draftStorage: storage });
      shown.session = session;
      shown.tab = undefined;
      const user = session.status === 'signedIn' ? session.user : undefined;
      return (
        <ChatdeckProvider client={session.client} draftStorage={storage} initialUser={user}>
          {user && <Tab onRender={(tab) => (shown.tab = tab)} />}
        </ChatdeckProvider>
      );
    }
    render(<App />);
    const editor = () => {
      if (shown.tab?.editor.status !== 'ready') throw new Error('No form is open.');
      return shown.tab.editor.data;
    };
    const open = (email: string) =>
      waitFor(() => {
        expect(shown.session).toMatchObject({ user: { email } });
        expect(shown.tab?.editor.status).toBe('ready');
      });
    return { shown, editor, open };
  }

  const typed = 'https://hooks.test/typed';

  it('keeps a webhook address that was typed, while the same person signs in again', async () => {
    const faults: Faults = {};
    const scenario = scenarios.busyAccount(new Date());
    const signIns = { ...scenario.signIns, 'new-token': 101 };
    network.serve({ faults, scenario: { ...scenario, signIns } });
    const tokens = memoryTokens('admin-token');
    const app = openApp(tokens);
    await app.open('dana@acme.test');
    act(() => app.editor().onEdit({ offlineMessageWebhookURL: typed }));
    faults['*'] = { status: 403, body: { Code: 'token_expired' } };
    act(() => app.editor().sections.presence.onSave());
    await waitFor(() => expect(app.shown.session).toMatchObject({ status: 'signedOut', hasExpired: true }));

    Reflect.deleteProperty(faults, '*');
    act(() => tokens.setToken('new-token'));
    expect(app.shown.session).toMatchObject({ status: 'identifying', client: { session: { id: '' } } });
    await app.open('dana@acme.test');
    expect(app.editor().value.offlineMessageWebhookURL).toBe(typed);
    expect(storage.text()).not.toContain(typed);
  });

  it('ends it when the person signs out in another tab', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const app = openApp(tokens);
    await app.open('dana@acme.test');
    act(() => app.editor().onEdit({ offlineMessageWebhookURL: typed, opJoinAutoResponseMessage: 'Typed' }));
    act(() => tokens.clearToken(undefined, 'signedOut'));
    expect(storage.text()).not.toContain('Typed');
    act(() => tokens.setToken('admin-token'));
    await app.open('dana@acme.test');
    expect(app.editor().value.offlineMessageWebhookURL).not.toBe(typed);
    expect(app.editor().value.opJoinAutoResponseMessage).not.toBe('Typed');
  });

  it('passes it to no one else', async () => {
    network.serve();
    const tokens = memoryTokens('admin-token');
    const app = openApp(tokens);
    await app.open('dana@acme.test');
    act(() => app.editor().onEdit({ offlineMessageWebhookURL: typed }));
    act(() => tokens.setToken('agent-token'));
    await app.open('luis@acme.test');
    expect(app.editor().value.offlineMessageWebhookURL).not.toBe(typed);
    act(() => tokens.setToken('admin-token'));
    await app.open('dana@acme.test');
    expect(app.editor().value.offlineMessageWebhookURL).not.toBe(typed);
  });
});

describe('useLogin', () => {
  it('gives the token to the host', async () => {
    network.serve();
    const onSignedIn = vi.fn();
    const { result } = renderHook(() => useLogin({ onSignedIn }), { wrapper: wrapperFor(clientFor(undefined)) });
    act(() => result.current.form.onEdit({ email: ' dana@acme.test ', password: 'chatdeck-demo' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(expect.any(String)));
    expect(result.current.form.status).toBe('done');
  });

  it("shows the server's words for a wrong password, and keeps what was typed", async () => {
    network.serve();
    const onSignedIn = vi.fn();
    const { result } = renderHook(() => useLogin({ onSignedIn }), { wrapper: wrapperFor(clientFor(undefined)) });
    act(() => result.current.form.onEdit({ email: 'dana@acme.test', password: 'wrong' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.status).toBe('failed'));
    expect(result.current.form.problem?.serverMessage).toMatch(/\w/);
    expect(result.current.form.value).toEqual({ email: 'dana@acme.test', password: 'wrong' });
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for both fields before it sends anything', async () => {
    const { result } = renderHook(() => useLogin({ onSignedIn: vi.fn() }), {
      wrapper: wrapperFor(clientFor(undefined)),
    });
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.errors).toEqual({ email: 'required', password: 'required' }));
    act(() => result.current.form.onEdit({ email: 'dana@acme.test' }));
    await waitFor(() => expect(result.current.form.errors).toEqual({ password: 'required' }));
  });
});

describe('useShell', () => {
  it('ends the session and its drafts immediately', async () => {
    network.serve();
    const tab = await openBehavior(clientFor('admin-token'));
    tab.edit({ opJoinAutoResponseMessage: 'Typed' });
    tab.unmount();
    expect(storage).toHaveLength(1);

    const onSignedOut = vi.fn();
    const { result } = renderHook(() => useShell({ onSignedOut }), { wrapper: wrapperFor(clientFor('admin-token')) });
    act(() => result.current.onSignOut());
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(storage).toHaveLength(0);
    await waitFor(async () => {
      await expect(clientFor('admin-token').users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
    });
  });

  it('notifies the host when the server couldn’t be notified of a sign-out', async () => {
    const faults: Faults = { logout: { status: 500 } };
    network.serve({ faults });
    const [onSignedOut, onSignOutFailed] = [vi.fn(), vi.fn()];
    const { result } = renderHook(() => useShell({ onSignedOut, onSignOutFailed }), {
      wrapper: wrapperFor(clientFor('admin-token')),
    });
    act(() => result.current.onSignOut());
    expect(onSignedOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(onSignOutFailed).toHaveBeenCalledOnce());
    const [problem, tellServer] = onSignOutFailed.mock.calls[0] as [Problem, () => Promise<boolean>];
    expect(problem).toMatchObject({ kind: 'server' });

    faults.logout = undefined;
    await expect(tellServer()).resolves.toBe(true);
    expect(onSignOutFailed).toHaveBeenCalledOnce();
    await expect(clientFor('admin-token').users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('useDashboard', () => {
  it('shows cards although their counts cannot be read', async () => {
    network.serve({ faults: { currentWidgets: { status: 500 } } });
    const { result } = renderHook(() => useDashboard(), { wrapper: wrapperFor(clientFor('admin-token')) });
    await waitFor(() => expect(result.current.stats.status).toBe('failed'));
    await waitFor(() => expect(result.current.workspaces.status).toBe('ready'));
    expect(result.current.planLabel).not.toBe('');
  });

  it('counts the chats of each widget', async () => {
    network.serve();
    const { result } = renderHook(() => useDashboard(), { wrapper: wrapperFor(clientFor('admin-token')) });
    await waitFor(() => expect(result.current.stats.status).toBe('ready'));
    const stats = result.current.stats.status === 'ready' ? result.current.stats.data['11'] : undefined;
    expect(stats).toMatchObject({ daily: expect.any(Array) as unknown });
    if (!stats || 'kind' in stats) throw new Error('The widget has no counts.');
    expect(stats.daily).toHaveLength(30);
    expect(stats.last30Days).toBe(stats.daily.reduce((sum, count) => sum + count, 0));
    expect(stats.today).toBe(stats.daily.at(-1));
  });

  it('says in a sentence that the provider is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useDashboard())).toThrow('put <ChatdeckProvider');
  });
});
