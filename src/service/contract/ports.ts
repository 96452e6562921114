/** An email to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go; the sender unless set. */
  replyTo?: string | undefined;
  html?: string | undefined;
}

/** Sends emails; rejects if one can’t be sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A Slack workspace with the permissions it granted. */
export interface TeamWorkspace {
  teamId: string;
  /** Granted to the bot. */
  botScopes: readonly string[];
  /** Granted by the main user for themselves. */
  userScopes: readonly string[];
  /** What `redeem` returned when the workspace was connected; absent if it was never connected through this service. */
  keys?: TeamKeys | undefined;
}

/**
 * What the implementation needs to act in a workspace. The service stores it and hands it back: sealed, no plain
 * tokens.
 */
export interface TeamKeys {
  /** For the bot; empty if there is none. */
  bot: string;
  /** For the main user; empty if there is none. */
  user: string;
}

/** What a user granted in a workspace, and who they are there. */
export interface TeamGrant {
  teamId: string;
  /** The workspace URL, like `https://acme.slack.com/`. */
  teamUrl: string;
  userId: string;
  /** Their display name. */
  userName: string;
  /** Empty if it isn’t available. */
  email: string;
  botScopes: readonly string[];
  userScopes: readonly string[];
  keys: TeamKeys;
}

/** A public channel of a workspace. */
export interface TeamChannel {
  id: string;
  name: string;
  topic: string;
}

/** A user or bot in a workspace. */
export interface TeamMember {
  id: string;
  name: string;
  isBot: boolean;
  /** Empty for users. */
  botId: string;
}

/**
 * The team chat where operators work. Every function rejects with a `TeamChatError` when the team chat rejects the
 * request.
 */
export interface TeamChat {
  /** The page where users grant permissions: relative to the service’s origin, or absolute. */
  authorizeUrl: string;
  /** The product’s app in the team chat. */
  clientId: string;
  /** Exchanges the code that a user brought back to `returnUrl` for what they granted. A code works once. */
  redeem(code: string, returnUrl: string): Promise<TeamGrant>;
  /** Public channels that are not archived. */
  listChannels(workspace: TeamWorkspace): Promise<TeamChannel[]>;
  createChannel(workspace: TeamWorkspace, name: string): Promise<TeamChannel>;
  /** Adds the bot to a channel, where it may already be. */
  joinChannel(workspace: TeamWorkspace, channelId: string): Promise<void>;
  renameChannel(workspace: TeamWorkspace, channelId: string, name: string): Promise<TeamChannel>;
  /** Users and bots without the deactivated ones. */
  listUsers(workspace: TeamWorkspace): Promise<TeamMember[]>;
}

/** Why the team chat rejected the request, as one of Slack’s error codes. */
export type TeamChatErrorCode =
  | 'missing_scope'
  | 'name_taken'
  | 'invalid_name'
  | 'channel_not_found'
  | 'is_archived'
  | 'not_in_channel'
  | 'restricted_action'
  | 'not_connected'
  | 'too_many_channels'
  | 'invalid_code'
  | 'rate_limited'
  | 'unavailable';

/** More details from the team chat. */
export interface TeamChatErrorDetails {
  /** The missing permission. */
  needed?: string | undefined;
  /** Seconds until the next request is allowed. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The team chat rejected the request or did not answer. */
export class TeamChatError extends Error {
  override name = 'TeamChatError';
  readonly code: TeamChatErrorCode;
  readonly needed: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: TeamChatErrorCode, { needed, retryAfter, cause }: TeamChatErrorDetails = {}) {
    super(`the team chat answered ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.needed = needed;
    this.retryAfter = retryAfter;
  }
}

/** The accepted image types, detected by content. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

export interface Picture {
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Sanitizes pictures. */
export interface Images {
  /** The picture without metadata; undefined if it isn’t a complete picture of its type. */
  recode(picture: Picture): Promise<Picture | undefined>;
}
