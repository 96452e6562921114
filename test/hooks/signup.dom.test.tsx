import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useSignup, type SignupOptions } from 'chatdeck/hooks';
import { readSlackState } from 'chatdeck/model';
import { handlers, makeUser, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const newcomer = { email: ' newcomer@juniper.test ', password: 'seven books' };

function open(options: Partial<SignupOptions> = {}, token?: string) {
  const onSignedUp = vi.fn<SignupOptions['onSignedUp']>();
  const hook = renderHook(() => useSignup({ onSignedUp, ...options }), { wrapper: wrapperFor(clientFor(token)) });
  return {
    onSignedUp,
    current: () => hook.result.current,
    edit: (patch: Partial<typeof newcomer>) => act(() => hook.result.current.form.onEdit(patch)),
    submit: () => act(() => hook.result.current.form.onSubmit()),
  };
}

/** What is asked of the server, in the order in which it comes; the bodies as sent. */
function watch(faults: Faults = {}) {
  const calls: { path: string; body: unknown; token: string | null }[] = [];
  network.server.use(
    http.all('*/v1/*', async ({ request }) => {
      const text = await request.clone().text();
      const path = new URL(request.url).pathname.replace('/v1', '');
      calls.push({ path, body: text && JSON.parse(text), token: request.headers.get('Authorization') });
      return undefined;
    }),
    ...handlers({ scenario: 'freshTrial', faults }),
  );
  return calls;
}

describe('useSignup', () => {
  it('makes the account, fetches its user with its own token, and gives the widget to set up', async () => {
    const calls = watch();
    const signup = open({ tklID: 'campaign-7' }, 'admin-token');
    signup.edit(newcomer);
    signup.submit();
    await waitFor(() => expect(signup.onSignedUp).toHaveBeenCalledOnce());
    const { token, widgetId } = signup.onSignedUp.mock.calls[0]?.[0] ?? {};
    expect(calls).toEqual([
      {
        path: '/p/users',
        body: { email: 'newcomer@juniper.test', password: 'seven books', tklID: 'campaign-7' },
        token: null,
      },
      { path: '/users/current', body: '', token: `Bearer ${token}` },
    ]);
    expect(widgetId).toBeDefined();
  });

  it('sends nothing invalid', async () => {
    const calls = watch();
    const signup = open();
    signup.edit({ email: 'owner', password: '123456' });
    signup.submit();
    await waitFor(() => expect(signup.current().form.errors).toEqual({ email: 'invalidEmail', password: 'tooShort' }));
    expect(calls).toEqual([]);
  });

  it('says what the server says, and keeps what was typed', async () => {
    watch();
    const signup = open();
    signup.edit({ ...newcomer, email: 'newcomer@juniper.test' });
    signup.submit();
    await waitFor(() => expect(signup.onSignedUp).toHaveBeenCalledOnce());
    const second = open();
    second.edit({ email: 'newcomer@juniper.test', password: 'another one' });
    second.submit();
    await waitFor(() => expect(second.current().form.status).toBe('failed'));
    expect(second.current().form).toMatchObject({
      value: { email: 'newcomer@juniper.test', password: 'another one' },
      problem: { serverMessage: 'User already exists', code: 'user_exists' },
    });
    expect(second.current().setback).toBeUndefined();
  });

  it('makes no second account when the first could not be opened', async () => {
    const faults: Faults = { currentUser: { status: 400, body: { Message: 'No.' } } };
    const calls = watch(faults);
    const signup = open();
    signup.edit(newcomer);
    signup.submit();
    await waitFor(() => expect(signup.current().setback).toBe('userNotLoaded'));
    await waitFor(() => expect(signup.current().form.status).toBe('failed'));
    faults.currentUser = undefined;
    signup.submit();
    await waitFor(() => expect(signup.onSignedUp).toHaveBeenCalledOnce());
    expect(calls.map(({ path }) => path)).toEqual(['/p/users', '/users/current', '/users/current']);
    expect(signup.current().setback).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['has no widget', makeUser({ ces: [] })],
    ['has no user', null],
    ['has a user without anything', {}],
  ])('says so when the account %s', async (_what, body) => {
    watch({ currentUser: { status: 200, body } });
    const signup = open();
    signup.edit(newcomer);
    signup.submit();
    await waitFor(() => expect(signup.current().setback).toBe('userOrWidgetsMissing'));
    await waitFor(() => expect(signup.current().form.status).toBe('failed'));
    expect(signup.onSignedUp).not.toHaveBeenCalled();
  });

  it('sends a double press once', async () => {
    const calls = watch();
    const signup = open();
    signup.edit(newcomer);
    act(() => {
      signup.current().form.onSubmit();
      signup.current().form.onSubmit();
    });
    await waitFor(() => expect(signup.onSignedUp).toHaveBeenCalledOnce());
    expect(calls.filter(({ path }) => path === '/p/users')).toHaveLength(1);
  });

  it('leads to Slack with the scopes and the source', () => {
    const slack = { clientId: '1.2', baseUrl: 'https://chat.acme.test' };
    const url = new URL(open({ slack, source: 'blog' }).current().slackUrl ?? '');
    expect(url.origin + url.pathname).toBe('https://slack.com/oauth/v2/authorize');
    expect(url.searchParams.get('redirect_uri')).toBe('https://chat.acme.test/v1/webhook/slack/signup');
    expect(url.searchParams.get('scope')).toContain('channels:manage,commands,');
    expect(url.searchParams.get('user_scope')).toBe('channels:write');
    expect(readSlackState(url.searchParams.get('state') ?? '')).toEqual({ source: 'blog' });
    expect(open({ source: 'blog' }).current().slackUrl).toBeUndefined();
  });

  it('reads why a sign-up through Slack came back', () => {
    expect(open({ error: 'user_exists' }).current().error).toBe('userExists');
    expect(open().current().error).toBeUndefined();
  });
});
