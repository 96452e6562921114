import { useMutation, useMutationState, type Mutation } from '@tanstack/react-query';
import { useId, useReducer } from 'react';
import { toProblem, type Problem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { type Chatdeck, useChatdeck } from './chatdeck-context';

interface WriteOptions<Input, Answer> {
  /** What changes, within the session: each has a separate state. No secrets, because a host may inspect the cache. */
  of?: Id | undefined;
  /** Continues when someone signs in or out. */
  isPublic?: boolean | undefined;
  /** Writes of the same scope wait for each other. */
  scope?: string | undefined;
  run(this: void, input: Input): Promise<Answer>;
  onError?(this: void): void;
  onSettled?(this: void): void;
}

interface WritesOptions<Input, Answer> extends WriteOptions<Input, Answer> {
  /** Names a list item: one write per item runs at a time. */
  itemOf(this: void, input: Input): Id;
}

/** An `Action` that always has a problem when it failed. */
type Phase =
  | { status: 'idle'; problem?: undefined }
  | { status: 'busy'; problem?: undefined }
  | { status: 'done'; problem?: undefined }
  | { status: 'failed'; problem: Problem };

/** The progress of a write and its input: no secrets, as in `of`. */
export type Started<Input, Answer> =
  | { status: 'busy'; input: Input }
  | { status: 'failed'; input: Input; problem: Problem }
  | { status: 'done'; input: Input; answer: Answer };

export type Write<Input, Answer> = { status: 'idle' } | Started<Input, Answer>;

const idle = { status: 'idle' } as const;

/** For every write: a missing connection fails instead of pausing, and a failure shows where it started. */
export const writeDefaults = { networkMode: 'always', retry: false, throwOnError: false } as const;

/** Visiting another widget leaves this one's failure as it was. */
const KEPT_MS = 60 * 60_000;

/** A single write at a time, and the state of the last one. */
export function useWrite<Input = void, Answer = void>(options: WriteOptions<Input, Answer>) {
  const { writes, start, forget } = useWrites({ ...options, itemOf: () => '' });
  const write: Write<Input, Answer> = writes.at(-1) ?? idle;
  const { status } = write;
  const action: Phase = status === 'failed' ? { status, problem: write.problem } : { status };
  return { write, action, start, forget };
}

/** Writes to list items, oldest first. Each is a mutation, and finishes even if its component unmounts. */
export function useWrites<Input, Answer>(options: WritesOptions<Input, Answer>) {
  const { of = '', isPublic = false, scope, run, itemOf, ...callbacks } = options;
  const { client, queryClient } = useChatdeck();
  const mount = useId();
  const session = isPublic ? '' : client.session.id;
  const filters = { mutationKey: [session, 'writes', mount, String(of)], exact: true };
  const { mutateAsync } = useMutation<Answer, Error, Input>(
    {
      ...writeDefaults,
      ...callbacks,
      mutationKey: filters.mutationKey,
      ...(scope !== undefined && { scope: { id: scope } }),
      mutationFn: run,
      gcTime: KEPT_MS,
    },
    queryClient,
  );
  const writes = useMutationState({ filters, select: startedOf<Input, Answer> }, queryClient);
  // The cache notifies a tick later; a press must show right away.
  const [, show] = useReducer((count: number) => count + 1, 0);

  return { writes, start, forget };

  function start(input: Input) {
    const predicate = ({ state }: Mutation) => itemOf(state.variables as Input) === itemOf(input);
    // A second press may come before the first has shown.
    if (queryClient.isMutating({ ...filters, predicate }) > 0) return;
    mutateAsync(input).then(show, show);
    show();
  }

  function forget() {
    const cache = queryClient.getMutationCache();
    const settled = cache.findAll(filters).filter(({ state }) => state.status !== 'pending');
    for (const mutation of settled) cache.remove(mutation);
    show();
  }
}

function startedOf<Input, Answer>({ state }: Mutation<Answer, Error, Input>): Started<Input, Answer> {
  const input = state.variables as Input;
  if (state.status === 'success') return { status: 'done', input, answer: state.data as Answer };
  if (state.status === 'error') return { status: 'failed', input, problem: toProblem(state.error) };
  return { status: 'busy', input };
}

/** A list of a widget, which is saved separately. */
type WidgetPart = 'saved-replies';

/** All changes to one widget, or to a part of it. */
export function widgetScope({ client }: Chatdeck, widgetId: Id, part?: WidgetPart): string {
  return [client.session.id, 'widgets', String(widgetId), ...(part ? [part] : [])].join('/');
}

/** Runs a change to one widget after all others of it, or of a part of it. */
export function inWidgetScope<T>(
  chatdeck: Chatdeck,
  widgetId: Id,
  run: () => Promise<T>,
  part?: WidgetPart,
): Promise<T> {
  const { queryClient } = chatdeck;
  const scope = { id: widgetScope(chatdeck, widgetId, part) };
  return queryClient
    .getMutationCache()
    .build<T, Error, undefined, unknown>(queryClient, { ...writeDefaults, scope, mutationFn: run })
    .execute(undefined);
}
