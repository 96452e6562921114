import { permissionsOf, type Permission } from '../entities/slack';
import { isJsonObject } from '../core/tolerant';

/** Where Slack redirects the browser: one server endpoint per purpose. */
export const slackPurposes = ['signup', 'connect', 'swap_user', 'upgrade'] as const;
export type SlackPurpose = (typeof slackPurposes)[number];

/** State the server needs on return. Contains the user's token, so never log it. */
export interface SlackState {
  token?: string | undefined;
  ceId?: string | undefined;
  teamId?: string | undefined;
  source?: string | undefined;
}

/** The product's Slack app, as configured by the host. */
export interface SlackApp {
  /** The product's base URL, to which `/v1/webhook/slack/…` is appended. */
  baseUrl: string;
  /**
   * The app's public client ID. Without it, the browser goes through `/v1/webhook/slack/authorize` at `baseUrl`, which
   * knows the app and makes the state single-use, so `baseUrl` must point to our own server.
   */
  clientId?: string | undefined;
  /** Overrides the authorization page of Slack or the server. */
  authorizeUrl?: string | undefined;
}

export interface SlackAuthorization extends SlackApp {
  purpose: SlackPurpose;
  state: SlackState;
  /** Also requests `chat:write` from the user. */
  requestChatWriteUserScope?: boolean | undefined;
  /** Requests only this permission, as the permissions page's advanced list does. */
  only?: Permission | undefined;
}

/** URL of the Slack page where a user grants the scopes. */
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

/** Path on our own server that redirects to Slack, relative to the product's base URL. */
export const slackDoorPath = '/v1/webhook/slack/authorize';

function authorizePageOf({ clientId, baseUrl }: SlackApp): string {
  return clientId === undefined ? `${withoutSlash(baseUrl)}${slackDoorPath}` : 'https://slack.com/oauth/v2/authorize';
}

/** URL that Slack redirects the browser to. */
export function slackHook(baseUrl: string, purpose: SlackPurpose): string {
  return `${withoutSlash(baseUrl)}/v1/webhook/slack/${purpose}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Base64url-encoded JSON, without absent fields. */
export function writeSlackState(state: SlackState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined for anything `writeSlackState` could not have written. */
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
