import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSmallForm } from '../../../src/hooks/forms/small-form';
import { useWrite, useWrites } from '../../../src/hooks/shared/write';
import { makeProblem, problemError } from '../../../src/model/core/problem';
import { clientFor, settle, wrapperFor } from '../network';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** What is sent, each answered when the test says so. */
function makeServer() {
  const sent: { input: string; answer(): Promise<void>; refuse(): Promise<void> }[] = [];
  const run = (input: string) =>
    new Promise<string>((resolve, reject) => {
      const refuse = () => reject(problemError(makeProblem('invalid')));
      sent.push({ input, answer: () => settle(() => resolve(`${input}!`)), refuse: () => settle(refuse) });
    });
  const nth = (index: number) => sent[index] ?? expect.unreachable(`Only ${sent.length} were sent.`);
  return { run, nth, inputs: () => sent.map(({ input }) => input) };
}

function open(queryClient = new QueryClient()) {
  const server = makeServer();
  const { result, rerender, unmount } = renderHook(
    ({ of }) => useWrite({ of, scope: `widgets/${of}`, run: server.run }),
    { wrapper: wrapperFor(clientFor('of-dana'), { queryClient }), initialProps: { of: 11 } },
  );
  const press = (input: string) => settle(() => result.current.start(input));
  return { server, write: () => result.current.write, result, press, show: (of: number) => rerender({ of }), unmount };
}

describe('a write', () => {
  it('shows its progress immediately', () => {
    const { result, write } = open();
    act(() => result.current.start('first'));
    expect(write()).toEqual({ status: 'busy', input: 'first' });
  });

  it('is sent once for two presses of one event', async () => {
    const { server, result, write } = open();
    await settle(() => {
      result.current.start('first');
      result.current.start('second');
    });
    expect(server.inputs()).toEqual(['first']);
    expect(write()).toEqual({ status: 'busy', input: 'first' });
  });

  it('is sent again once the first has ended', async () => {
    const { server, press, write } = open();
    await press('first');
    await server.nth(0).refuse();
    expect(write()).toMatchObject({ status: 'failed', input: 'first', problem: { kind: 'invalid' } });
    await press('second');
    await server.nth(1).answer();
    expect(write()).toEqual({ status: 'done', input: 'second', answer: 'second!' });
  });

  it('shows its late answer for its own widget and for no other', async () => {
    const { server, press, show, write } = open();
    await press('of 11');
    show(12);
    expect(write()).toEqual({ status: 'idle' });
    await press('of 12');
    await server.nth(0).refuse();
    expect(write()).toEqual({ status: 'busy', input: 'of 12' });
    await server.nth(1).answer();
    show(11);
    expect(write()).toMatchObject({ status: 'failed', input: 'of 11' });
    show(12);
    expect(write()).toMatchObject({ status: 'done', input: 'of 12' });
  });

  it('answers without a connection instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    const { server, press, write } = open();
    await press('first');
    expect(server.inputs()).toEqual(['first']);
    await server.nth(0).refuse();
    expect(write().status).toBe('failed');
  });

  it('shows nothing of itself where its component is mounted afresh', async () => {
    const queryClient = new QueryClient();
    const before = open(queryClient);
    await before.press('first');
    await before.server.nth(0).answer();
    expect(before.write().status).toBe('done');
    before.unmount();
    expect(open(queryClient).write()).toEqual({ status: 'idle' });
  });

  it('can be forgotten, but not while it runs', async () => {
    const { server, press, result, write } = open();
    await press('first');
    act(() => result.current.forget());
    expect(write().status).toBe('busy');
    await server.nth(0).refuse();
    act(() => result.current.forget());
    expect(write()).toEqual({ status: 'idle' });
  });

  it('shows its own failure, whatever the cache of a host does with those of others', async () => {
    const host = new QueryClient({ defaultOptions: { mutations: { throwOnError: true, retry: 3, gcTime: 0 } } });
    const { server, press, show, write } = open(host);
    await press('first');
    await server.nth(0).refuse();
    expect(write().status).toBe('failed');
    show(12);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    show(11);
    expect(write().status).toBe('failed');
  });
});

describe('writes of one scope', () => {
  it('wait for each other, and those of another do not', async () => {
    const server = makeServer();
    const useThree = () => ({
      power: useWrite({ scope: 'widgets/11', run: server.run }),
      avatar: useWrite({ scope: 'widgets/11', run: server.run }),
      other: useWrite({ scope: 'widgets/12', run: server.run }),
    });
    const { result } = renderHook(useThree, { wrapper: wrapperFor(clientFor('of-dana')) });
    await settle(() => {
      result.current.power.start('power');
      result.current.avatar.start('avatar');
      result.current.other.start('other');
    });
    expect(server.inputs()).toEqual(['power', 'other']);
    expect(result.current.avatar.write.status).toBe('busy');
    await server.nth(0).refuse();
    await waitFor(() => expect(server.inputs()).toEqual(['power', 'other', 'avatar']));
  });
});

describe('writes to the items of a list', () => {
  it('run in parallel, one per item', async () => {
    const server = makeServer();
    const { result } = renderHook(() => useWrites({ itemOf: (item: string) => item, run: server.run }), {
      wrapper: wrapperFor(clientFor('of-dana')),
    });
    await settle(() => {
      for (const item of ['a', 'b', 'a']) result.current.start(item);
    });
    expect(server.inputs()).toEqual(['a', 'b']);
    await server.nth(1).answer();
    expect(result.current.writes).toMatchObject([
      { status: 'busy', input: 'a' },
      { status: 'done', input: 'b' },
    ]);
  });
});

describe('the mutation cache', () => {
  it("names each write by the session's id first, and holds no password", async () => {
    const queryClient = new QueryClient();
    const wrapper = wrapperFor(clientFor('of-dana'), { queryClient });
    const server = makeServer();
    const useBoth = () => ({
      write: useWrite({ of: 11, run: server.run }),
      form: useSmallForm({ initial: { password: '' }, submit: ({ password }) => server.run(password) }),
    });
    const { result } = renderHook(useBoth, { wrapper });
    await settle(() => result.current.form.onEdit({ password: 'seven books' }));
    await settle(() => {
      result.current.write.start('first');
      result.current.form.onSubmit();
    });
    await waitFor(() => expect(server.inputs()).toContain('seven books'));
    const kept = queryClient.getMutationCache().getAll();
    expect(kept.map(({ options }) => options.mutationKey?.[0])).toEqual(['of-dana', 'of-dana']);
    expect(JSON.stringify(kept.map(({ options, state }) => [options.mutationKey, state]))).not.toContain('seven books');
  });
});
