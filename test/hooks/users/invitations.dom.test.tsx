import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUsers } from 'chatdeck/hooks';
import type { Invitations, InvitationView, UsersProps } from 'chatdeck/model';
import { handlers, scenarios, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, storage, wrapperFor } from '../network';

const network = makeNetwork();
const path = '/dashboard-admin/invitations';
const noor = 'noor@x.test';
const now = new Date();

let faults: Faults;
let calls: string[];

beforeEach(() => {
  faults = {};
  calls = [];
  const { dataset, ...world } = scenarios.busyAccount(now);
  const [, luis] = dataset.users;
  if (!luis) throw new Error('The scenario has no agent.');
  const invited = { ...luis, isAdmin: false, lastSignedInAt: null };
  dataset.users.push({ ...invited, id: 104, email: noor }, { ...invited, id: 105, email: 'ivo@x.test' });
  const dates = { accountId: 1, invitedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) };
  dataset.invitations = [104, 105].map((userId) => ({ userId, ...dates }));
  network.server.use(
    http.all(`*/v1${path}*`, ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.replace(`/v1${path}`, '')}`.trim());
      return undefined;
    }),
    ...handlers({ faults, scenario: { ...world, dataset } }),
  );
});

async function open(queryClient = new QueryClient()) {
  const { result, unmount } = renderHook(() => useUsers(), {
    wrapper: wrapperFor(clientFor('admin-token'), { queryClient }),
  });
  await waitFor(() => expect(result.current.users.status).toBe('ready'));
  await waitFor(() => expect(result.current.invitations?.list.status).not.toBe('loading'));
  return { page: result, unmount, queryClient };
}

type Page = { current: UsersProps };
function invitationsOf(page: Page): Invitations {
  if (!page.current.invitations) throw new Error('There are no invitations.');
  return page.current.invitations;
}
function viewOf(page: Page, id = 104): InvitationView | undefined {
  const { list } = invitationsOf(page);
  return list.status === 'ready' ? list.data.find((view) => view.id === id) : undefined;
}
const changed = () => calls.filter((call) => call !== 'GET');
const emailsOf = ({ current: { users } }: Page) =>
  (users.status === 'ready' ? users.data.rows : []).map(({ email }) => email);

describe('pending invitations', () => {
  it('have their dates', async () => {
    const { page } = await open();
    expect(viewOf(page)).toMatchObject({ invitedAt: now.getTime(), expiresAt: now.getTime() + 86_400_000 });
    expect(changed()).toEqual([]);
  });

  it('are not asked for by an agent', async () => {
    const { result } = renderHook(() => useUsers(), { wrapper: wrapperFor(clientFor('agent-token')) });
    await waitFor(() => expect(result.current.users.status).toBe('adminRequired'));
    expect(result.current.invitations).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each([404, 405, 501])('are absent where the API answers with %d, which is asked once', async (status) => {
    faults.listInvitations = { status, body: { Message: 'No such call.' } };
    const { page } = await open();
    expect(page.current.invitations).toBeUndefined();
    await settle(() => page.current.invite.onEdit({ emails: 'ana@x.test', isSure: false }));
    await settle(() => page.current.invite.onSubmit());
    await waitFor(() => expect(emailsOf(page)).toContain('ana@x.test'));
    expect(calls).toEqual(['GET']);
  });

  it('fail on their own, and can be tried again', async () => {
    faults.listInvitations = { status: 500 };
    const { page } = await open();
    expect(page.current.users.status).toBe('ready');
    const { list } = invitationsOf(page);
    expect(list).toMatchObject({ status: 'failed', problem: { kind: 'server' } });
    delete faults.listInvitations;
    act(() => {
      if (list.status === 'failed') list.onRetry();
    });
    await waitFor(() => expect(viewOf(page)).toBeDefined());
  });

  it('include those just sent', async () => {
    const { page } = await open();
    await settle(() => page.current.invite.onEdit({ emails: 'ana@x.test', isSure: false }));
    await settle(() => page.current.invite.onSubmit());
    await waitFor(() => {
      const { list } = invitationsOf(page);
      expect(list.status === 'ready' && list.data).toHaveLength(3);
    });
  });
});

describe('resending', () => {
  it('sends one call for many presses, and shows the new date', async () => {
    const { page } = await open();
    const before = viewOf(page)?.expiresAt ?? 0;
    act(() => {
      invitationsOf(page).onResend(104);
      invitationsOf(page).onResend(104);
    });
    expect(viewOf(page)?.change).toBe('resend');
    expect(viewOf(page, 105)?.change).toBeUndefined();
    await waitFor(() => expect(invitationsOf(page).outcome).toEqual({ id: 104, email: noor, action: 'resend' }));
    expect(viewOf(page)).toMatchObject({ change: undefined });
    expect(viewOf(page)?.expiresAt).toBeGreaterThan(before);
    expect(changed()).toEqual(['POST']);
  });

  it('says why it failed, and keeps the invitation', async () => {
    faults.resendInvitation = { status: 429, body: { Message: 'Wait.', Code: 'too_many_tries' } };
    const { page } = await open();
    act(() => invitationsOf(page).onResend(104));
    await waitFor(() =>
      expect(invitationsOf(page).outcome).toMatchObject({ action: 'resend', problem: { kind: 'rateLimited' } }),
    );
    expect(viewOf(page)).toBeDefined();
  });

  it('of someone who is gone by now takes them off the list', async () => {
    const { page } = await open();
    await clientFor('admin-token').invitations.cancel(104);
    act(() => invitationsOf(page).onResend(104));
    await waitFor(() => expect(invitationsOf(page).outcome?.problem?.kind).toBe('notFound'));
    expect([viewOf(page), emailsOf(page).includes(noor)]).toEqual([undefined, false]);
  });
});

describe('canceling', () => {
  it('removes the user, and succeeds if they were already gone', async () => {
    const { page } = await open();
    await clientFor('admin-token').invitations.cancel(105);
    act(() => {
      invitationsOf(page).onCancel(104);
      invitationsOf(page).onCancel(105);
    });
    await waitFor(() => expect(emailsOf(page)).toEqual(['dana@acme.test', 'luis@acme.test']));
    await waitFor(() => expect(invitationsOf(page).outcome).toMatchObject({ action: 'cancel', problem: undefined }));
  });

  it('believes the list where a server claims what it has not done', async () => {
    faults.cancelInvitation = { status: 200 };
    const { page } = await open();
    act(() => invitationsOf(page).onCancel(104));
    await waitFor(() => expect(invitationsOf(page).outcome?.problem?.kind).toBe('unexpectedAnswer'));
    expect(viewOf(page)).toBeDefined();
  });
});

describe('a link', () => {
  it('is there until it is closed, and nowhere else: not in the cache, in storage, or in the address of a call', async () => {
    const { page, queryClient } = await open();
    const before = calls.length;
    act(() => invitationsOf(page).onLinkCreate(104));
    await waitFor(() => expect(invitationsOf(page).link).toBeDefined());
    const { link = '' } = invitationsOf(page).link ?? {};
    expect(link).toMatch(/#\/reset_password\?token=[A-Za-z0-9]{64}$/);
    await waitFor(() => expect(viewOf(page)?.change).toBeUndefined());

    const secret = link.slice(-64);
    const queries = queryClient.getQueryCache().getAll();
    const mutations = queryClient.getMutationCache().getAll();
    expect(mutations).toHaveLength(1);
    const text = JSON.stringify([
      queries.map(({ queryKey, state }) => [queryKey, state]),
      mutations.map(({ options, state }) => [options.mutationKey, state]),
    ]);
    expect(text).toContain(noor);
    for (const place of [text, storage.text(), JSON.stringify({ ...localStorage, ...sessionStorage }), location.href]) {
      expect(place).not.toContain(secret);
    }
    expect(calls.slice(before).join()).not.toContain(secret);

    act(() => invitationsOf(page).onLinkClose());
    expect(invitationsOf(page).link).toBeUndefined();
  });

  it('that arrives after the user closed the dialog is not kept', async () => {
    const { page } = await open();
    act(() => {
      invitationsOf(page).onLinkCreate(104);
      invitationsOf(page).onLinkClose();
    });
    await waitFor(() => expect(invitationsOf(page).outcome).toMatchObject({ action: 'link', problem: undefined }));
    expect(invitationsOf(page).link).toBeUndefined();
  });

  it('is another one each time, and ends with the page', async () => {
    const { page, unmount, queryClient } = await open();
    const create = async () => {
      act(() => invitationsOf(page).onLinkCreate(104));
      await waitFor(() => expect(invitationsOf(page).link).toBeDefined());
      await waitFor(() => expect(viewOf(page)?.change).toBeUndefined());
      const { link } = invitationsOf(page).link ?? {};
      act(() => invitationsOf(page).onLinkClose());
      return link;
    };
    expect(await create()).not.toBe(await create());
    act(() => invitationsOf(page).onLinkCreate(105));
    await waitFor(() => expect(invitationsOf(page).link?.id).toBe(105));
    unmount();
    const { page: again } = await open(queryClient);
    expect(invitationsOf(again).link).toBeUndefined();
  });

  it.each([['javascript:alert(1)'], ['https://user:pass@evil.test/'], ['//evil.test'], [''], [7]])(
    '%j from a server is not shown',
    async (link) => {
      faults.createInvitationLink = { status: 200, body: { link, expiresAt: '2025-06-25T12:00:00Z' } };
      const { page } = await open();
      act(() => invitationsOf(page).onLinkCreate(104));
      await waitFor(() =>
        expect(invitationsOf(page).outcome).toMatchObject({
          action: 'link',
          problem: { kind: 'unexpectedAnswer', path: 'link' },
        }),
      );
      expect(invitationsOf(page).link).toBeUndefined();
    },
  );

  it('of one account is gone after a change to another', async () => {
    const clients = [clientFor('admin-token'), clientFor('agent-token')] as const;
    const queryClient = new QueryClient();
    let client: (typeof clients)[number] = clients[0];
    const { result: page, rerender } = renderHook(() => useUsers(), {
      wrapper: ({ children }) => wrapperFor(client, { queryClient })({ children }),
    });
    await waitFor(() => expect(page.current.invitations?.list.status).toBe('ready'));
    act(() => invitationsOf(page).onLinkCreate(104));
    await waitFor(() => expect(invitationsOf(page).link).toBeDefined());
    client = clients[1];
    rerender();
    await waitFor(() => expect(page.current.users.status).toBe('adminRequired'));
    client = clients[0];
    rerender();
    await waitFor(() => expect(page.current.users.status).toBe('ready'));
    expect(invitationsOf(page).link).toBeUndefined();
  });
});
