import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUsers } from 'chatdeck/hooks';
import type { UserRow, UsersProps } from 'chatdeck/model';
import { handlers, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, wrapperFor } from '../network';

const network = makeNetwork();
const path = '/dashboard-admin/users';

let faults: Faults;
let calls: string[];

beforeEach(() => {
  faults = {};
  calls = [];
  network.server.use(
    http.all('*/v1/dashboard-admin/users', ({ request }) => {
      calls.push(request.method);
      return undefined;
    }),
    ...handlers({ faults }),
  );
});

async function open() {
  const { result } = renderHook(() => useUsers(), { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(result.current.users.status).toBe('ready'));
  return result;
}

function rowOf({ users }: UsersProps, email: string): UserRow | undefined {
  return users.status === 'ready' ? users.data.rows.find((row) => row.email === email) : undefined;
}

const luis = (page: { current: UsersProps }) => rowOf(page.current, 'luis@acme.test');
const changed = () => calls.filter((method) => method !== 'GET');

async function invite(page: { current: UsersProps }, emails: string) {
  await settle(() => page.current.invite.onEdit({ emails, isSure: false }));
  await settle(() => page.current.invite.onSubmit());
}

describe('useUsers', () => {
  it('asks nothing for an agent', async () => {
    const { result } = renderHook(() => useUsers(), { wrapper: wrapperFor(clientFor('agent-token')) });
    await waitFor(() => expect(result.current.users.status).toBe('adminRequired'));
    expect(calls).toEqual([]);
  });

  it('changes nothing by being there', async () => {
    await open();
    expect(changed()).toEqual([]);
  });

  it('makes a user an admin right away, with one call for many presses', async () => {
    const page = await open();
    act(() => {
      page.current.onAdminToggle(102);
      page.current.onAdminToggle(102);
    });
    expect(luis(page)).toMatchObject({ isAdmin: true, change: 'toggling' });
    await waitFor(() => expect(luis(page)?.change).toBeUndefined());
    expect(luis(page)).toMatchObject({ isAdmin: true, deleteBlock: 'admin' });
    expect(changed()).toEqual(['PUT']);
  });

  it('reverts with the reason when the server rejects it', async () => {
    faults.toggleDashboardAdmin = { status: 400, body: { Message: 'Not today.' } };
    const page = await open();
    act(() => page.current.onAdminToggle(102));
    expect(luis(page)?.isAdmin).toBe(true);
    await waitFor(() => expect(luis(page)?.change).toBeUndefined());
    expect(luis(page)).toMatchObject({
      isAdmin: false,
      failure: { action: 'toggle', problem: { serverMessage: 'Not today.' } },
    });
  });

  it('doesn’t revert what another admin has done', async () => {
    const page = await open();
    await clientFor('admin-token').dashboardUsers.toggleAdmin(102);
    act(() => page.current.onAdminToggle(102));
    await waitFor(() => expect(luis(page)?.change).toBeUndefined());
    expect(luis(page)?.isAdmin).toBe(true);
    expect(changed()).toEqual(['PUT']);
  });

  it('sends nothing that only admins may send once a person gave up their own role', async () => {
    await clientFor('admin-token').dashboardUsers.toggleAdmin(102);
    const page = await open();
    act(() => page.current.onAdminToggle(101));
    await waitFor(() => expect(page.current.users.status).toBe('adminRequired'));
    expect(calls.lastIndexOf('GET')).toBeLessThan(calls.lastIndexOf('PUT'));
  });

  it('deletes a user, and succeeds if they were already gone', async () => {
    const page = await open();
    await clientFor('admin-token').dashboardUsers.remove(102);
    act(() => page.current.onDelete(102));
    await waitFor(() => expect(luis(page)).toBeUndefined());
    expect(page.current.users).toMatchObject({ status: 'ready' });
  });

  it('keeps a user whom the server didn’t delete, with the reason', async () => {
    faults.removeDashboardUser = { status: 500 };
    const page = await open();
    act(() => page.current.onDelete(102));
    expect(luis(page)?.change).toBe('deleting');
    await waitFor(() => expect(luis(page)?.failure).toMatchObject({ action: 'delete', problem: { kind: 'server' } }));
  });

  it('believes the list where a server claims a deletion that it has not made', async () => {
    faults.removeDashboardUser = { status: 200 };
    const page = await open();
    act(() => page.current.onDelete(102));
    await waitFor(() =>
      expect(luis(page)?.failure).toMatchObject({ action: 'delete', problem: { kind: 'unexpectedAnswer' } }),
    );
  });
});

describe('an invitation', () => {
  it('sends each address once and empties the field', async () => {
    const page = await open();
    await invite(page, 'ana@x.test, bo@x.test ana@x.test');
    expect(page.current.invite.status).toBe('submitting');
    await waitFor(() => expect(page.current.invite.status).toBe('done'));
    expect(page.current.outcomes.map(({ email, status }) => [email, status])).toEqual([
      ['ana@x.test', 'sent'],
      ['bo@x.test', 'sent'],
    ]);
    expect(page.current.invite).toMatchObject({ value: { emails: '' }, errors: {} });
    await waitFor(() => expect(rowOf(page.current, 'ana@x.test')).toMatchObject({ lastSignedInAt: null }));
    expect(changed()).toEqual(['POST', 'POST']);
  });

  it.each(['', 'ana', 'luis@acme.test', 'ana@gmial.com'])('does not send %j', async (emails) => {
    const page = await open();
    await invite(page, emails);
    await waitFor(() => expect(page.current.invite.errors.emails).toBeDefined());
    expect(changed()).toEqual([]);
  });

  it('sends what looks mistyped when the person is sure, in the same event', async () => {
    const page = await open();
    await invite(page, 'ana@gmial.com');
    act(() => {
      page.current.invite.onEdit({ isSure: true });
      page.current.invite.onSubmit();
    });
    await waitFor(() => expect(page.current.invite.status).toBe('done'));
    expect(changed()).toEqual(['POST']);
  });

  it('sends once, however often the button is pressed', async () => {
    const page = await open();
    act(() => page.current.invite.onEdit({ emails: 'ana@x.test' }));
    act(() => {
      page.current.invite.onSubmit();
      page.current.invite.onSubmit();
    });
    await waitFor(() => expect(page.current.invite.status).toBe('done'));
    expect(changed()).toEqual(['POST']);
  });

  it('keeps those who could not be invited, each with the reason', async () => {
    const page = await open();
    let sent = 0;
    network.server.use(
      http.post(`*${path}`, () => {
        sent += 1;
        if (sent === 1) return undefined;
        return Response.json({ Code: 'invalid_email', Message: 'No.' }, { status: 400 });
      }),
    );
    await invite(page, 'ana@x.test bo@x.test');
    await waitFor(() => expect(page.current.invite.status).toBe('failed'));
    expect(page.current.invite.value.emails).toBe('bo@x.test');
    expect(page.current.outcomes).toMatchObject([
      { email: 'ana@x.test', status: 'sent' },
      { email: 'bo@x.test', status: 'failed', reason: 'invalidEmail' },
    ]);
  });

  it('stops where every other address would fail as well', async () => {
    faults.inviteDashboardUser = { status: 429, headers: { 'Retry-After': '60' } };
    const page = await open();
    await invite(page, 'ana@x.test bo@x.test');
    await waitFor(() => expect(page.current.invite.status).toBe('failed'));
    expect(page.current.invite.value.emails).toBe('ana@x.test, bo@x.test');
    expect(changed()).toEqual(['POST']);
  });
});
