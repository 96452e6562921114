import type { Problem, ProblemKind } from '../../model/core/problem';
import { defineLabels, useLabels } from '../theme/labels';

type ProblemTexts = Record<ProblemKind, string> & {
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
  retry: 'Try again',
  stale: 'This could not be refreshed, so it may be out of date.',
  cookiesBlocked:
    'Your browser does not keep cookies for this site, so nobody can stay signed in. Allow them, then try again.',
  notStored: 'The server kept the old value. Your change is still here: try again, or contact support.',
  channelInUse: 'Another widget uses this channel now. Choose another one.',
  offline: 'We cannot reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  originNotAllowed: 'This site is not allowed to use this account.',
  unauthorized: 'Your session has ended. Sign in again to go on.',
  forbidden: 'You are not allowed to do this. Ask an admin of your account.',
  invalid: 'The server refused what was sent.',
  notFound: 'This is no longer here. It may have been deleted.',
  conflict: 'Somebody else changed this too. Choose what to keep, then save again.',
  rateLimited: 'Too many tries. Wait a moment and try again.',
  server: 'The server had a problem. Nothing was changed. Try again.',
  unexpectedAnswer: 'The server sent an answer that makes no sense here. Try again, or contact support.',
});

/** A problem's text: the server's message if there is one, otherwise ours for its kind. */
export function useProblemText(): (problem: Problem) => string {
  const labels = useLabels(problemLabels);
  return (problem) => {
    if (problem.code === 'cookies_blocked') return labels.cookiesBlocked;
    if (problem.code === 'not_stored') return labels.notStored;
    if (problem.code === 'channel_in_use') return labels.channelInUse;
    return problem.serverMessage ?? labels[problem.kind];
  };
}
