import { decodeEntities } from '../core/decode-entities';
import type { Loadable } from '../core/loadable';
import { canSendTranscripts, holdsPermission, permissionsOf, type Permission } from '../entities/slack';
import { compareIds, isSameId, type Id, type Instant } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import { channelName, isFinished, usesLegacyOauth, workspaceName, type Widget } from '../entities/widget';

/** A permission, and whether the widget has it. */
export interface PermissionState extends Permission {
  isGranted: boolean;
  /** The URL to approve only this one; absent if it is granted or can't be approved separately. */
  approveUrl?: string | undefined;
}

/** A workspace of the account. All of its widgets share their permissions. */
export interface PermissionsWorkspace {
  /** Its finished widget with the lowest Id. */
  widgetId: Id;
  name: string;
  /** Something in it needs approval. */
  needsApproval: boolean;
}

/** A widget's granted and missing permissions. */
export interface PermissionsData {
  widgetId: Id;
  channel: string;
  workspace: string;
  /** The user who authorized the workspace and creates its channels. */
  mainUser: string;
  /** When that user did; absent if that is unknown. */
  authorizedAt?: Instant | undefined;
  /** How many widgets the workspace has. */
  widgetCount: number;
  /** Uses Slack's first OAuth version: everything must be approved again, together. */
  isLegacy: boolean;
  permissions: PermissionState[];
  /** Every workspace of the account, including this one. */
  workspaces: PermissionsWorkspace[];
}

/** Why the user came back from Slack without a grant. */
export type PermissionsError = 'wrongUser' | 'unknown';

/** Returned by `usePermissions`, taken by `Permissions`. */
export interface PermissionsProps {
  /** No widget is set up yet, so there are no permissions; `widgetId` is the one to set up, if any. */
  permissions: Loadable<PermissionsData> | { status: 'setupRequired'; widgetId?: Id | undefined };
  /** The URL to approve all permissions together; absent if there is no Slack app. */
  upgradeUrl?: string | undefined;
  /** Goes to Slack to reinstall the widget's app. Absent hides the button. */
  onReinstall?: (() => void) | undefined;
  /** Goes to Slack to change the workspace's main user. Absent hides the button. */
  onMainUserChange?: (() => void) | undefined;
  /** Why the last approval failed. */
  error?: PermissionsError | undefined;
}

/**
 * The widget whose permissions are shown: the one in the URL, or else the finished one with the lowest Id, because the
 * others have no permissions yet.
 */
export function permissionsWidget(user: User, widgetId: Id | undefined): Widget | undefined {
  const finished = finishedWidgets(user);
  return widgetId === undefined ? finished[0] : finished.find((widget) => isSameId(widget.Id, widgetId));
}

export function permissionsData(
  user: User,
  widget: Widget,
  approveUrl: (permission: Permission) => string | undefined,
): PermissionsData {
  const isLegacy = usesLegacyOauth(widget);
  return {
    widgetId: widget.Id,
    channel: channelName(widget),
    workspace: workspaceName(widget.slackBaseUrl),
    mainUser: decodeEntities(widget.slackMainUser),
    authorizedAt: widget.slackAuthorizedAt ?? undefined,
    widgetCount: widgetsOf(user).filter((other) => isSameTeam(other, widget)).length,
    isLegacy,
    permissions: permissionsOf(widget).map((permission) => {
      const isGranted = isHeld(widget, permission);
      // Granting one scope of the new version would revoke everything the first version granted.
      return { ...permission, isGranted, approveUrl: isGranted || isLegacy ? undefined : approveUrl(permission) };
    }),
    workspaces: workspacesOf(user),
  };
}

/** The meaning of the `error` parameter in the URL. */
export function permissionsError(parameter: string | undefined): PermissionsError | undefined {
  if (!parameter) return undefined;
  return parameter === 'wrong_user' ? 'wrongUser' : 'unknown';
}

function workspacesOf(user: User): PermissionsWorkspace[] {
  const finished = finishedWidgets(user);
  const firsts = finished.filter((widget, index) => finished.findIndex((other) => isSameTeam(other, widget)) === index);
  return firsts.map((widget) => ({
    widgetId: widget.Id,
    name: workspaceName(widget.slackBaseUrl),
    needsApproval: finished.some((other) => isSameTeam(other, widget) && needsApproval(other)),
  }));
}

function needsApproval(widget: Widget): boolean {
  return usesLegacyOauth(widget) || permissionsOf(widget).some((permission) => !isHeld(widget, permission));
}

/** Either of two permissions is enough for transcripts. */
function isHeld(widget: Widget, permission: Permission): boolean {
  return permission.use === 'transcripts' ? canSendTranscripts(widget) : holdsPermission(widget, permission);
}

function isSameTeam(a: Widget, b: Widget): boolean {
  return a.slackTeamId === b.slackTeamId && a.slackBaseUrl === b.slackBaseUrl;
}

function finishedWidgets(user: User): Widget[] {
  return widgetsOf(user)
    .filter(isFinished)
    .toSorted((a, b) => compareIds(a.Id, b.Id));
}
