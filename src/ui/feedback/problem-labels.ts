import { useCallback } from 'react';
import type { Problem, ProblemKind } from '../../model/core/problem';
import { defineLabels, useLabels } from '../theme/labels';
import { offlineTexts } from './offline-texts';

type ProblemTexts = Record<Exclude<ProblemKind, 'originNotAllowed'>, string> & {
  /** The origin is unknown outside a browser. */
  originNotAllowed: (this: void, origin: string | undefined) => string;
  /** After the text `offline`, if the API is on another origin than the page. */
  unreadable: (this: void, origin: string) => string;
  /** In place of `server` for a 502, 503, or 504: something between the page and the server may have written it. */
  unavailable: string;
  /** In place of `server` where something was only read. */
  serverOnRead: string;
  /** In place of `unavailable` where something was only read. */
  unavailableOnRead: string;
  /** Before the text of every alert. */
  error: string;
  retry: string;
  /** When a refresh failed and the old copy is still shown. */
  stale: string;
  /** When the browser doesn't store the sign-in token. */
  cookiesBlocked: string;
  /** The server answered a save with the previous value. */
  notStored: string;
  /** Another widget of the account has taken the channel. */
  channelInUse: string;
};

export const problemLabels = defineLabels<ProblemTexts>('problem', {
  error: 'Error:',
  ...offlineTexts,
  stale: 'Couldn’t refresh. This may be out of date.',
  cookiesBlocked: 'Your browser blocks cookies for this site, so you can’t stay logged in. Allow them, then try again.',
  notStored: 'The server kept the old value. Your change is still here. Try again, or contact support.',
  channelInUse: 'Another widget uses this channel now. Choose another.',
  timeout: 'The server took too long to respond. Try again.',
  originNotAllowed: (origin) =>
    `${origin ?? 'This site'} isn’t allowed to use this account. Ask your developer to add it to the server’s ALLOWED_ORIGINS.`,
  unreadable: (origin) => `If the API is running, add ${origin} to its ALLOWED_ORIGINS.`,
  unauthorized: 'Your session has expired. Log in again to continue.',
  forbidden: 'You don’t have permission to do this. Ask an admin.',
  invalid: 'The server rejected this. Check what you entered.',
  notFound: 'This no longer exists. It may have been deleted.',
  conflict: 'Someone else changed this too. Choose what to keep, then save again.',
  rateLimited: 'Too many attempts. Wait a moment and try again.',
  server: 'Something went wrong on the server. Nothing was changed. Try again.',
  unavailable:
    'The server is unavailable right now. If you were changing something, check whether it was saved, then try again.',
  serverOnRead: 'Something went wrong on the server. Try again.',
  unavailableOnRead: 'The server is unavailable right now. Try again.',
  unexpectedAnswer: 'The server sent a response we couldn’t read. Try again, or contact support.',
});

/**
 * A problem's text: the server's message if there is one, otherwise ours for its kind. What only reads can't have
 * changed anything, so its text doesn't mention changes.
 */
export function useProblemText(): (problem: Problem, action?: 'read' | 'write') => string {
  const labels = useLabels(problemLabels);
  return useCallback(
    (problem, action = 'write') => {
      if (problem.code === 'cookies_blocked') return labels.cookiesBlocked;
      if (problem.code === 'not_stored') return labels.notStored;
      if (problem.code === 'channel_in_use') return labels.channelInUse;
      // The server doesn't always say which origin it means.
      if (problem.kind === 'originNotAllowed') return labels.originNotAllowed(problem.origin);
      if (problem.code === 'unreadable' && problem.origin !== undefined) {
        return `${labels.offline} ${labels.unreadable(problem.origin)}`;
      }
      if (problem.serverMessage !== undefined) return problem.serverMessage;
      if (problem.kind !== 'server') return labels[problem.kind];
      // Whether the server did anything before is unknown.
      const key = [502, 503, 504].includes(problem.status ?? 0) ? 'unavailable' : 'server';
      return labels[action === 'read' ? (`${key}OnRead` as const) : key];
    },
    [labels],
  );
}
