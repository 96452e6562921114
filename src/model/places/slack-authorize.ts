import { permissionsOf, type Permission } from '../entities/slack';
import { isJsonObject } from '../core/tolerant';

/** Where Slack sends the browser back to: one hook of the server per purpose. */
export const slackPurposes = ['signup', 'connect', 'swap_user', 'upgrade'] as const;
export type SlackPurpose = (typeof slackPurposes)[number];

/** What the hook must know on the return. Holds the person's token: it is never logged. */
export interface SlackState {
  token?: string | undefined;
  ceId?: string | undefined;
  teamId?: string | undefined;
  source?: string | undefined;
}

/** The product's app at Slack, as a host names it. */
export interface SlackApp {
  /** The product's own address, to which `/v1/webhook/slack/…` is added. */
  baseUrl: string;
  /**
   * The app's public id. Without it the way leads through `/v1/webhook/slack/authorize` at `baseUrl`, which knows the
   * app and binds the state to one use: so it must be for our own server.
   */
  clientId?: string | undefined;
  /** Another page than Slack's own or the server's. */
  authorizeUrl?: string | undefined;
}

export interface SlackAuthorization extends SlackApp {
  purpose: SlackPurpose;
  state: SlackState;
  /** Asks for `chat:write` of the user, too. */
  requestChatWriteUserScope?: boolean | undefined;
  /** Asks for this permission alone, as the advanced list of the permissions page does. */
  only?: Permission | undefined;
}

/** The page of Slack on which a person grants the scopes. */
export function slackAuthorizeUrl(authorization: SlackAuthorization): string {
  const { purpose, state, clientId, baseUrl, only, requestChatWriteUserScope = false } = authorization;
  const permissions = only ? [only] : permissionsOf({ requestChatWriteUserScope });
  const scopesOf = (holder: Permission['holder']) =>
    permissions.flatMap((permission) => (permission.holder === holder ? [permission.scope] : [])).join(',');
  const url = new URL(authorization.authorizeUrl ?? authorizePageOf(authorization));
  if (clientId !== undefined) url.searchParams.set('client_id', clientId);
  url.searchParams.set('scope', scopesOf('bot'));
  url.searchParams.set('user_scope', scopesOf('user'));
  url.searchParams.set('redirect_uri', slackHook(baseUrl, purpose));
  url.searchParams.set('state', writeSlackState(state));
  return url.href;
}

/** Where our own server takes people to Slack from, below the product's address. */
export const slackDoorPath = '/v1/webhook/slack/authorize';

function authorizePageOf({ clientId, baseUrl }: SlackApp): string {
  return clientId === undefined ? `${withoutSlash(baseUrl)}${slackDoorPath}` : 'https://slack.com/oauth/v2/authorize';
}

/** Where Slack sends the browser back to. */
export function slackHook(baseUrl: string, purpose: SlackPurpose): string {
  return `${withoutSlash(baseUrl)}/v1/webhook/slack/${purpose}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Base64url of JSON, without what is absent. */
export function writeSlackState(state: SlackState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined for anything that `writeSlackState` cannot have written. */
export function readSlackState(text: string): SlackState | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const state: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    if (!isJsonObject(state)) return undefined;
    const names = ['token', 'ceId', 'teamId', 'source'] as const;
    const entries = names.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]] as const]));
    return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}
