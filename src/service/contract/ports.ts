/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes; to the sender unless set. */
  replyTo?: string | undefined;
  html?: string | undefined;
}

/** Where mails go out. A mail that cannot be sent rejects. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A workspace of the team chat, with the permissions that were granted in it. */
export interface TeamWorkspace {
  teamId: string;
  /** Granted to the bot. */
  botScopes: readonly string[];
  /** Granted by the main user for themselves. */
  userScopes: readonly string[];
  /** What `redeem` gave when the workspace was connected; absent when it never was through this service. */
  keys?: TeamKeys | undefined;
}

/** What the implementation needs to act in a workspace. The service keeps it and hands it back: sealed, no plain tokens. */
export interface TeamKeys {
  /** As the bot; empty when there is none. */
  bot: string;
  /** As the main user; empty when there is none. */
  user: string;
}

/** What a person granted in a workspace, and who they are there. */
export interface TeamGrant {
  teamId: string;
  /** Where the workspace is, as `https://acme.slack.com/`. */
  teamUrl: string;
  userId: string;
  /** Their name as people read it. */
  userName: string;
  /** Empty when it may not be known. */
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

/** A person or bot of a workspace. */
export interface TeamMember {
  id: string;
  name: string;
  isBot: boolean;
  /** Empty for people. */
  botId: string;
}

/** The team chat that operators work in. Every function rejects with a `TeamChatError` where the team chat says no. */
export interface TeamChat {
  /** The page where people grant permissions; relative to the service's own address, or absolute. */
  authorizeUrl: string;
  /** The product's app at the team chat. */
  clientId: string;
  /** Learns what was granted from the code with which a person came back to `returnUrl`. A code counts once. */
  redeem(code: string, returnUrl: string): Promise<TeamGrant>;
  /** Public channels that are not archived. */
  listChannels(workspace: TeamWorkspace): Promise<TeamChannel[]>;
  createChannel(workspace: TeamWorkspace, name: string): Promise<TeamChannel>;
  /** Lets the bot into a channel; it may be there already. */
  joinChannel(workspace: TeamWorkspace, channelId: string): Promise<void>;
  renameChannel(workspace: TeamWorkspace, channelId: string, name: string): Promise<TeamChannel>;
  /** People and bots, those that were deactivated left out. */
  listUsers(workspace: TeamWorkspace): Promise<TeamMember[]>;
}

/** Why the team chat said no, in Slack's words. */
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

/** What the team chat told besides. */
export interface TeamChatErrorDetails {
  /** The permission that is missing. */
  needed?: string | undefined;
  /** Seconds until it may be asked again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The team chat said no, or nothing. */
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

/** The kinds of picture that are taken, by their content. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

export interface Picture {
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What pictures are made harmless with. */
export interface Images {
  /** The same picture without metadata; undefined when it is not a whole picture of its type. */
  recode(picture: Picture): Promise<Picture | undefined>;
}
