import type { ServiceContext } from '../http/context';
import type { TeamGrant, TeamKeys } from '../contract/ports';
import type { WidgetChange, WidgetRecord } from '../contract/records';
import { joined, listed } from './scopes';
import type { TeamInstallRecord } from '../contract/slack-store';

/** The workspace of a widget that was just connected. */
export function connectedBy(grant: TeamGrant, at: Date) {
  return {
    slackTeamId: grant.teamId,
    slackBaseUrl: grant.teamUrl,
    slackMainUser: nameOf(grant),
    slackAuthorizedAt: at,
    isOauthV1: false,
    scope: joined(grant.userScopes),
    botScope: joined(grant.botScopes),
  };
}

interface Granting {
  at: Date;
  isMainUser: boolean;
}

/** What a grant changes in a widget of its workspace. The main user’s permissions accumulate; another user’s don’t. */
export function grantedTo(widget: WidgetRecord, grant: TeamGrant, { at, isMainUser }: Granting): WidgetChange {
  // Grants of the first OAuth version no longer count.
  if (widget.isOauthV1 && grant.botScopes.length > 0) return connectedBy(grant, at);
  return {
    ...connectedBy(grant, at),
    isOauthV1: widget.isOauthV1,
    scope: isMainUser ? joined(listed(widget.scope), grant.userScopes) : joined(grant.userScopes),
    botScope: joined(listed(widget.botScope), grant.botScopes),
    ...(isMainUser && { slackMainUser: widget.slackMainUser }),
  };
}

export function isMainUser(widget: WidgetRecord, install: TeamInstallRecord | undefined, grant: TeamGrant): boolean {
  if (install) return install.userId === grant.userId;
  return widget.slackMainUser === grant.userId || (grant.userName !== '' && widget.slackMainUser === grant.userName);
}

/** Stores the keys of a grant. A grant for one side leaves the other’s key alone. */
export async function keepKeys({ store }: ServiceContext, accountId: number, grant: TeamGrant): Promise<void> {
  const { teamId, userId, keys } = grant;
  const held = await store.teamInstalls.find(accountId, teamId);
  const { bot, user } = mergedKeys(held, userId, keys);
  await store.teamInstalls.save({ accountId, teamId, userId, botKey: bot, userKey: user });
}

/** Changes all of the account’s widgets in the grant’s workspace, one after the other. */
export async function grantToAll(
  { store }: ServiceContext,
  accountId: number,
  grant: TeamGrant,
  change: (widget: WidgetRecord) => WidgetChange,
): Promise<void> {
  for (const { id, slackTeamId } of await store.widgets.list(accountId)) {
    if (slackTeamId !== grant.teamId) continue;
    // It may have moved to another workspace.
    await store.widgets.update(accountId, id, (current) =>
      current.slackTeamId === grant.teamId ? change(current) : {},
    );
  }
}

function mergedKeys(held: TeamInstallRecord | undefined, userId: string, { bot, user }: TeamKeys): TeamKeys {
  const isSame = held?.userId === userId;
  return { bot: bot || (held?.botKey ?? ''), user: user || (isSame ? held.userKey : '') };
}

/** A user whose name isn’t available is identified by id. */
function nameOf({ userName, userId }: TeamGrant): string {
  return userName || userId;
}
