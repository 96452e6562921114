import { mapLoadable } from '../model/core/loadable';
import {
  permissionsData,
  permissionsError,
  permissionsWidget,
  type PermissionsProps,
} from '../model/setup/permissions';
import type { Permission } from '../model/entities/slack';
import { slackAuthorizeUrl, type SlackApp, type SlackPurpose } from '../model/places/slack-authorize';
import type { Id } from '../model/core/tolerant';
import { defaultWidget, type User } from '../model/entities/user';
import type { Widget } from '../model/entities/widget';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';
import { leaveByBrowser, type Leave } from './shared/browser';

export interface PermissionsOptions {
  /** The widget in the URL; if absent, the first one that is set up. */
  widgetId?: Id | undefined;
  /** The `error` parameter of the URL, after a failed visit to Slack. */
  error?: string | undefined;
  /** The product's Slack app; without it, nothing can be approved. */
  slack?: SlackApp | undefined;
  /** Takes the browser to Slack's URL; into a new tab from a frame, and else in place, if absent. */
  onLeave?: Leave | undefined;
}

/** All props of `Permissions`. */
export function usePermissions(options: PermissionsOptions = {}): PermissionsProps {
  const { widgetId, slack, onLeave = leaveByBrowser } = options;
  const { client } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const error = permissionsError(options.error);
  if (user.status !== 'ready') return { permissions: user, error };
  const widget = permissionsWidget(user.data, widgetId);
  if (!widget) return { permissions: setupRequired(user.data, widgetId), error };

  const urlFor = (purpose: SlackPurpose, only?: Permission) =>
    slack && authorizeUrl(slack, purpose, widget, client.session.getToken(), only);
  // With the token at the time of the click: the one of the last render may have expired.
  const wayTo = (purpose: SlackPurpose) =>
    slack && (() => onLeave(authorizeUrl(slack, purpose, widget, client.session.getToken())));
  return {
    permissions: mapLoadable(user, (data) => permissionsData(data, widget, (only) => urlFor('upgrade', only))),
    upgradeUrl: urlFor('upgrade'),
    onReinstall: wayTo('upgrade'),
    onMainUserChange: wayTo('swap_user'),
    error,
  };
}

function setupRequired(user: User, widgetId: Id | undefined): PermissionsProps['permissions'] {
  return { status: 'setupRequired', widgetId: widgetId ?? defaultWidget(user)?.Id };
}

function authorizeUrl(
  slack: SlackApp,
  purpose: SlackPurpose,
  { Id: id, slackTeamId, requestChatWriteUserScope }: Widget,
  token: string | undefined,
  only?: Permission,
): string {
  const teamId = purpose === 'swap_user' ? slackTeamId : undefined;
  const state = { token, ceId: String(id), teamId };
  return slackAuthorizeUrl({ ...slack, purpose, state, requestChatWriteUserScope, only });
}
