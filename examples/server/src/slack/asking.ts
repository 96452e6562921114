import { TeamChatError } from 'chatdeck/service';
import { toTeamChatError } from './slack-errors';

/** A caller waits no longer than that for a call that Slack wants to be repeated later. */
const longestWaitSeconds = 2;

/** What several calls are for; their errors are the service's. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TeamChatError ? error : toTeamChatError(error);
  }
}

/** One call, made again once when Slack wants no more than a moment. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const told = toTeamChatError(error);
    const wait = told instanceof TeamChatError && told.code === 'rate_limited' ? told.retryAfter : undefined;
    if (wait === undefined || wait > longestWaitSeconds) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return call();
  }
}
