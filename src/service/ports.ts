/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
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

/**
 * The team chat that operators work in. Every function rejects with a `TeamChatError` where the team chat says no; the
 * implementation knows by the team's id which token to use.
 */
export interface TeamChat {
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
export type TeamChatErrorCode = 'missing_scope' | 'name_taken' | 'channel_not_found' | 'not_connected';

export class TeamChatError extends Error {
  override name = 'TeamChatError';
  readonly code: TeamChatErrorCode;

  constructor(code: TeamChatErrorCode) {
    super(`the team chat answered ${code}`);
    this.code = code;
  }
}

/** Who pays, as the payment provider is told. */
export interface PayingAccount {
  id: number;
  /** Where invoices are sent. */
  email: string;
}

/** What the payment provider knows of a subscription after a change. */
export interface Subscription {
  nextInvoiceAt: Date | null;
  cancelAt: Date | null;
  canceledAt: Date | null;
}

/** The payment provider. */
export interface Payments {
  /** The address where a card is put on file for a plan. The browser comes back to `returnUrl`. */
  createCheckout(account: PayingAccount, planId: string, returnUrl: string): Promise<string>;
  /** The address of the billing portal, or of its page for cancelling. */
  createPortal(account: PayingAccount, page: 'home' | 'subscription_cancel', returnUrl: string): Promise<string>;
  /** Switches the plan of an account that has a payment method on file. */
  changePlan(account: PayingAccount, planId: string): Promise<Subscription>;
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
