import type { Store, TeamChat } from 'chatdeck/service';
import type { SandboxToken } from './tokens';

export type SandboxStore = Pick<Store, 'attempts' | 'teamChannels' | 'teamGrants'>;

/** What a method works with. */
export interface Asked {
  token: SandboxToken;
  args: URLSearchParams;
  chat: TeamChat;
}

/** An error as Slack says it. */
export class SlackRefusal extends Error {
  readonly answer: { error: string; needed?: string; provided?: string };

  constructor(error: string, more: { needed?: string; provided?: string } = {}) {
    super(error);
    this.answer = { error, ...more };
  }
}
