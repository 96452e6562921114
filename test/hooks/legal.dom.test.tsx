import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLegal } from 'chatdeck/hooks';
import { scenarios, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, wrapperFor } from './network';

const network = makeNetwork();

function world(acceptedTerms: string): Scenario {
  const busy = scenarios.busyAccount(new Date());
  const users = busy.dataset.users.map((user) => ({ ...user, acceptedTerms }));
  return { ...busy, dataset: { ...busy.dataset, users } };
}

function open(token: string, onAccepted = vi.fn()) {
  const { result } = renderHook(() => useLegal({ onAccepted }), { wrapper: wrapperFor(clientFor(token)) });
  return { result, onAccepted };
}

it.each(['admin-token', 'agent-token'])('knows that %s has agreed already', async (token) => {
  network.serve();
  const { result } = open(token);
  await waitFor(() => expect(result.current.isAccepted).toBe(true));
});

it('asks a person whose terms are old, and takes them on once they agree', async () => {
  network.serve({ scenario: world('01JAN2020') });
  const { result, onAccepted } = open('admin-token');
  await act(() => Promise.resolve());
  expect(result.current.isAccepted).toBe(false);
  await settle(() => result.current.form.onEdit({ isAgreed: true }));
  await settle(() => result.current.form.onSubmit());
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
});
