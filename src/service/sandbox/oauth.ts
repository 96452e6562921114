import { isJsonObject } from '../../model/core/tolerant';

/** The product's app, as the sandbox knows it. */
export const sandboxClientId = 'sandbox';
/** Where a server may serve the sandbox's page for granting permissions. */
export const sandboxAuthorizePath = '/sandbox/slack/oauth/v2/authorize';

/** Somebody whom the sandbox's page offers to be. */
export interface SandboxPerson {
  /** The same in every workspace, unlike Slack's. */
  id: string;
  /** As the workspace writes it. */
  name: string;
  /** As people read it. */
  realName: string;
}

/** The people of every workspace. */
export const sandboxPeople: readonly SandboxPerson[] = [
  { id: 'U0SANDBOX1', name: 'dana.whitfield', realName: 'Dana Whitfield' },
  { id: 'U0SANDBOX2', name: 'luis.ferreira', realName: 'Luis Ferreira' },
  { id: 'U0SANDBOX3', name: 'mei.chen', realName: 'Mei Chen' },
  { id: 'U0SANDBOX7', name: 'priya.raman', realName: 'Priya Raman' },
];

/** A workspace that the sandbox's page offers. */
export interface SandboxTeam {
  id: string;
  name: string;
  /** The first label of its address. */
  domain: string;
  /** Who has connected it already; empty when nobody has. */
  mainUserId: string;
}

/** The workspaces that may be chosen from, the demo's own first. */
export const sandboxTeams: readonly SandboxTeam[] = [
  { id: 'T04ACMEHQ', name: 'Acme', domain: 'acme', mainUserId: 'U0SANDBOX1' },
  { id: 'T05ACMESUP', name: 'Acme Support', domain: 'acme-support', mainUserId: 'U0SANDBOX2' },
  { id: 'T06GLOBEX', name: 'Globex', domain: 'globex', mainUserId: 'U0SANDBOX7' },
  { id: 'T07JUNIPER', name: 'Juniper Bikes', domain: 'juniper-bikes', mainUserId: '' },
];

/** The address of a workspace. */
export function sandboxTeamUrl(teamId: string): string {
  return `https://${domainOf(teamId)}.slack.com/`;
}

/** The address of somebody in a workspace: another one in each. */
export function sandboxEmail(teamId: string, { name }: SandboxPerson): string {
  return `${name}@${domainOf(teamId)}.test`;
}

/** A workspace that is not in the list has its id for a name. */
function domainOf(teamId: string): string {
  return sandboxTeams.find(({ id }) => id === teamId)?.domain ?? teamId.toLowerCase();
}

/** What somebody granted on the sandbox's page. */
export interface SandboxGrant {
  teamId: string;
  userId: string;
  botScopes: string[];
  userScopes: string[];
  /** Where the code counts. */
  returnUrl: string;
}

/** A code that says by itself what was granted: the sandbox has no secrets. */
export function writeSandboxCode(grant: SandboxGrant): string {
  return encodeURIComponent(JSON.stringify({ ...grant, nonce: crypto.randomUUID() }));
}

/** Undefined for what is no code, or counts elsewhere. */
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
