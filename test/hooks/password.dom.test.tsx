import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChangePassword, useForgotPassword, useLegal, useResetPassword } from 'chatdeck/hooks';
import { createClient } from 'chatdeck/client';
import type { Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const token = 'a'.repeat(64);

/** A client that notes what it sends. */
function watchedClient(bearer?: string) {
  const sent: { call: string; body: string }[] = [];
  const watchedFetch: typeof fetch = (input, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : input).pathname}`;
    sent.push({ call, body: init?.body instanceof URLSearchParams ? init.body.toString() : '' });
    return fetch(input, init);
  };
  const session = { id: bearer ?? '', getToken: () => bearer };
  const client = createClient({ baseUrl: network.baseUrl, session, fetch: watchedFetch });
  return { client, sent };
}

describe('useForgotPassword', () => {
  it('asks for a mail and says so, until another address is typed', async () => {
    network.serve();
    const { client, sent } = watchedClient();
    const { result } = renderHook(() => useForgotPassword(), { wrapper: wrapperFor(client) });
    act(() => result.current.form.onEdit({ email: ' dana@acme.test ' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.status).toBe('done'));
    expect(sent).toEqual([{ call: 'POST /v1/p/users/password_reset_email', body: 'email=dana%40acme.test' }]);
    act(() => result.current.form.onEdit({ email: 'luis@acme.test' }));
    await waitFor(() => expect(result.current.form.status).toBe('idle'));
  });

  it('keeps the address when the server fails', async () => {
    network.serve({ faults: { requestPasswordReset: 'networkError' } });
    const { result } = renderHook(() => useForgotPassword(), { wrapper: wrapperFor(clientFor(undefined)) });
    act(() => result.current.form.onEdit({ email: 'dana@acme.test' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.problem?.kind).toBe('offline'));
    expect(result.current.form.value.email).toBe('dana@acme.test');
  });
});

describe('a reset mail that was sent', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const mails = (sent: { call: string; body: string }[]) =>
    sent.filter(({ call }) => call.endsWith('/password_reset_email')).map(({ body }) => body);

  it('can be sent again after a cool-down, to the same address', async () => {
    network.serve();
    const { client, sent } = watchedClient();
    const { result } = renderHook(() => useForgotPassword(), { wrapper: wrapperFor(client) });
    expect(result.current.resend).toBeUndefined();
    act(() => result.current.form.onEdit({ email: 'dana@acme.test' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.resend?.waitSeconds).toBeGreaterThan(50));
    act(() => result.current.resend?.onResend());
    expect(mails(sent)).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(result.current.resend?.waitSeconds).toBeLessThanOrEqual(30);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(result.current.resend?.waitSeconds).toBe(0);
    act(() => result.current.resend?.onResend());
    await waitFor(() => expect(result.current.resend?.status).toBe('done'));
    await waitFor(() => expect(result.current.resend?.waitSeconds).toBeGreaterThan(50));
    expect(mails(sent)).toEqual(['email=dana%40acme.test', 'email=dana%40acme.test']);
    expect(result.current.form.status).toBe('done');
  });

  it('cools down for as long as the server says when it limits the rate', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    const { client } = watchedClient();
    const { result } = renderHook(() => useForgotPassword(), { wrapper: wrapperFor(client) });
    act(() => result.current.form.onEdit({ email: 'dana@acme.test' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.resend).toBeDefined());
    act(() => void vi.advanceTimersByTime(60_000));
    faults.requestPasswordReset = { status: 429, headers: { 'Retry-After': '240' } };
    act(() => result.current.resend?.onResend());
    await waitFor(() => expect(result.current.resend?.status).toBe('failed'));
    await waitFor(() => expect(result.current.resend?.waitSeconds).toBeGreaterThan(200));
    expect(result.current.resend?.problem?.kind).toBe('rateLimited');
  });

  it('is none of another address that is typed', async () => {
    network.serve();
    const { client } = watchedClient();
    const { result } = renderHook(() => useForgotPassword(), { wrapper: wrapperFor(client) });
    act(() => result.current.form.onEdit({ email: 'dana@acme.test' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.resend).toBeDefined());
    act(() => result.current.form.onEdit({ email: 'luis@acme.test' }));
    await waitFor(() => expect(result.current.resend).toBeUndefined());
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.resend?.status).toBe('idle'));
    expect(result.current.resend?.waitSeconds).toBeGreaterThan(50);
  });

  it('can be sent again to the person who is signed in', async () => {
    network.serve();
    const { client, sent } = watchedClient('admin-token');
    const { result } = renderHook(() => useChangePassword(), { wrapper: wrapperFor(client) });
    await waitFor(() => expect(result.current.email.status).toBe('ready'));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.resend?.waitSeconds).toBeGreaterThan(50));
    act(() => void vi.advanceTimersByTime(60_000));
    act(() => result.current.resend?.onResend());
    await waitFor(() => expect(result.current.resend?.status).toBe('done'));
    expect(mails(sent)).toEqual(['email=dana%40acme.test', 'email=dana%40acme.test']);
  });
});

describe('useChangePassword', () => {
  it('mails the link to the person who is signed in', async () => {
    network.serve();
    const { client, sent } = watchedClient('admin-token');
    const { result } = renderHook(() => useChangePassword(), { wrapper: wrapperFor(client) });
    expect(result.current.email.status).toBe('loading');
    await waitFor(() => expect(result.current.email).toMatchObject({ status: 'ready', data: 'dana@acme.test' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.status).toBe('done'));
    expect(sent.at(-1)).toEqual({ call: 'POST /v1/p/users/password_reset_email', body: 'email=dana%40acme.test' });
  });
});

describe('useResetPassword', () => {
  const open = (given: string | undefined, faults: Faults = {}) => {
    network.serve({ faults });
    const onReset = vi.fn();
    const { client, sent } = watchedClient();
    const hook = renderHook(({ of }: { of: string | undefined }) => useResetPassword({ token: of, onReset }), {
      wrapper: wrapperFor(client),
      initialProps: { of: given },
    });
    return { ...hook, onReset, sent };
  };

  it('sets the password once and tells the host', async () => {
    const { result, onReset, sent } = open(token, { resetPassword: { status: 200 } });
    expect(result.current.link).toBe('usable');
    act(() => result.current.form.onEdit({ password: 'seven books' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(onReset).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ call: 'POST /v1/p/users/password_reset', body: `token=${token}&password=seven+books` }]);
  });

  it.each([undefined, '', 'a'.repeat(63), `${'a'.repeat(63)}-`])('takes no link with the token %j', (given) => {
    expect(open(given).result.current.link).toBe('invalid');
  });

  it('says that the link is no longer good when the server says so', async () => {
    const { result, onReset } = open(token);
    act(() => result.current.form.onEdit({ password: 'seven books' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.link).toBe('invalid'));
    expect(onReset).not.toHaveBeenCalled();
  });

  it('accepts a good link after one that the server rejected', async () => {
    const { result, rerender } = open(token);
    act(() => result.current.form.onEdit({ password: 'seven books' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.link).toBe('invalid'));
    rerender({ of: 'b'.repeat(64) });
    expect(result.current).toMatchObject({ link: 'usable', form: { status: 'idle', problem: undefined } });
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.link).toBe('invalid'));
  });

  it('keeps the link and the password over another failure', async () => {
    const { result } = open(token, { resetPassword: { status: 500 } });
    act(() => result.current.form.onEdit({ password: 'seven books' }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.status).toBe('failed'));
    expect(result.current).toMatchObject({ link: 'usable', form: { value: { password: 'seven books' } } });
  });
});

describe('useLegal', () => {
  it('confirms the version in force, and only then lets the person pass', async () => {
    const faults: Faults = { confirmTerms: { status: 500 } };
    network.serve({ faults });
    const { client, sent } = watchedClient('admin-token');
    const onAccepted = vi.fn();
    const { result } = renderHook(() => useLegal({ onAccepted }), { wrapper: wrapperFor(client) });
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.errors).toEqual({ isAgreed: 'required' }));
    const confirmations = () => sent.map(({ call }) => call).filter((call) => call.startsWith('POST'));
    expect(confirmations()).toEqual([]);

    act(() => result.current.form.onEdit({ isAgreed: true }));
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(result.current.form.status).toBe('failed'));
    expect(onAccepted).not.toHaveBeenCalled();
    expect(result.current.form.value.isAgreed).toBe(true);

    faults.confirmTerms = undefined;
    act(() => result.current.form.onSubmit());
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(confirmations()).toEqual(
      Array(2).fill('POST /v1/users/legal_confirmation/terms_and_privacy_policy/01SEPT2024'),
    );
  });
});
