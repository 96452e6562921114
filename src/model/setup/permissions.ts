import { decodeEntities } from '../core/decode-entities';
import type { Loadable } from '../core/loadable';
import { canSendTranscripts, holdsPermission, permissionsOf, type Permission } from '../entities/slack';
import { compareIds, isSameId, type Id } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import { channelName, isFinished, usesLegacyOauth, workspaceName, type Widget } from '../entities/widget';

/** One permission, and whether the widget has it. */
export interface PermissionState extends Permission {
  isGranted: boolean;
  /** Where this one alone is approved; absent where it is held, or cannot be approved by itself. */
  approveUrl?: string | undefined;
}

/** A workspace of the account. All of its widgets share their permissions. */
export interface PermissionsWorkspace {
  /** Its finished widget with the lowest Id. */
  widgetId: Id;
  name: string;
  /** Something in it waits for an approval. */
  needsApproval: boolean;
}

/** What a widget may do in its workspace, and what it misses. */
export interface PermissionsData {
  widgetId: Id;
  channel: string;
  workspace: string;
  /** Whoever authorized the workspace, and creates its channels. */
  mainUser: string;
  /** How many widgets the workspace has. */
  widgetCount: number;
  /** Bound to Slack's first OAuth version: everything is approved anew, at once. */
  isLegacy: boolean;
  permissions: PermissionState[];
  /** Every workspace of the account, this one included. */
  workspaces: PermissionsWorkspace[];
}

/** Why a grant came back without success. */
export type PermissionsError = 'wrongUser' | 'unknown';

/** What `usePermissions` gives and `Permissions` takes. */
export interface PermissionsProps {
  /** No widget is set up yet, where there is nothing to permit: `widgetId` is the one to set up, if there is any. */
  permissions: Loadable<PermissionsData> | { status: 'setupRequired'; widgetId?: Id | undefined };
  /** Where all permissions are approved together; absent where there is no app at Slack. */
  upgradeUrl?: string | undefined;
  /** Leaves for Slack to install the widget's app anew. Absent hides the button. */
  onReinstall?: (() => void) | undefined;
  /** Leaves for Slack to make somebody else the workspace's main user. Absent hides the button. */
  onMainUserChange?: (() => void) | undefined;
  /** Why the last permission was not given. */
  error?: PermissionsError | undefined;
}

/**
 * Whose permissions are shown: the widget of the address. Without one it is the widget with the lowest Id among those
 * that are set up, for the others have no permissions yet.
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
    widgetCount: widgetsOf(user).filter((other) => isSameTeam(other, widget)).length,
    isLegacy,
    permissions: permissionsOf(widget).map((permission) => {
      const isGranted = isHeld(widget, permission);
      // One scope of the new version would end what the first version had granted, and leave that one alone.
      return { ...permission, isGranted, approveUrl: isGranted || isLegacy ? undefined : approveUrl(permission) };
    }),
    workspaces: workspacesOf(user),
  };
}

/** What the `error` parameter of the permissions' address stands for. */
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

/** Transcripts are content with either of two permissions. */
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
