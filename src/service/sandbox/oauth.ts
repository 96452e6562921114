import { isJsonObject } from '../../model/core/tolerant';

/** The product’s app in the sandbox. */
export const sandboxClientId = 'sandbox';
/** Where a server can serve the sandbox’s permission page. */
export const sandboxAuthorizePath = '/sandbox/slack/oauth/v2/authorize';

/** A user the sandbox’s page offers. */
export interface SandboxPerson {
  /** The same in every workspace, unlike Slack’s. */
  id: string;
  /** The handle. */
  name: string;
  /** The display name. */
  realName: string;
}

/** The users of every workspace. */
export const sandboxPeople: readonly SandboxPerson[] = [
  { id: 'U0SANDBOX1', name: 'dana.whitfield', realName: 'Dana Whitfield' },
  { id: 'U0SANDBOX2', name: 'luis.ferreira', realName: 'Luis Ferreira' },
  { id: 'U0SANDBOX3', name: 'mei.chen', realName: 'Mei Chen' },
  { id: 'U0SANDBOX7', name: 'priya.raman', realName: 'Priya Raman' },
];

/** A workspace the sandbox’s page offers. */
export interface SandboxTeam {
  id: string;
  name: string;
  /** The first label of its host name. */
  domain: string;
  /** The user who connected it; empty if none. */
  mainUserId: string;
}

/** The workspaces to choose from, the demo’s first. */
export const sandboxTeams: readonly SandboxTeam[] = [
  { id: 'T04ACMEHQ', name: 'Acme', domain: 'acme', mainUserId: 'U0SANDBOX1' },
  { id: 'T05ACMESUP', name: 'Acme Support', domain: 'acme-support', mainUserId: 'U0SANDBOX2' },
  { id: 'T06GLOBEX', name: 'Globex', domain: 'globex', mainUserId: 'U0SANDBOX7' },
  { id: 'T07JUNIPER', name: 'Juniper Bikes', domain: 'juniper-bikes', mainUserId: '' },
];

/** A workspace’s URL. */
export function sandboxTeamUrl(teamId: string): string {
  return `https://${domainOf(teamId)}.slack.com/`;
}

/** A user’s email address, different in each workspace. */
export function sandboxEmail(teamId: string, { name }: SandboxPerson): string {
  return `${name}@${domainOf(teamId)}.test`;
}

/** A workspace that isn’t listed is named by its id. */
function domainOf(teamId: string): string {
  return sandboxTeams.find(({ id }) => id === teamId)?.domain ?? teamId.toLowerCase();
}

/** What a user granted on the sandbox’s page. */
export interface SandboxGrant {
  teamId: string;
  userId: string;
  botScopes: string[];
  userScopes: string[];
  /** Where the code is valid. */
  returnUrl: string;
}

/** A code that contains the grant itself: the sandbox has no secrets. */
export function writeSandboxCode(grant: SandboxGrant): string {
  return encodeURIComponent(JSON.stringify({ ...grant, nonce: crypto.randomUUID() }));
}

/** Undefined if it isn’t a code or is valid elsewhere. */
export function readSandboxCode(code: string, returnUrl: string): SandboxGrant | undefined {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(code));
    if (!isJsonObject(read) || read.returnUrl !== returnUrl) return undefined;
    const { teamId, userId, botScopes, userScopes } = read;
    if (typeof teamId !== 'string' || typeof userId !== 'string') return undefined;
    return { teamId, userId, botScopes: textsOf(botScopes), userScopes: textsOf(userScopes), returnUrl };
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
