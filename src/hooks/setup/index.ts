import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { makeProblem } from '../../model/core/problem';
import { setupData, setupError, setupStep, type SetupProps } from '../../model/setup/setup';
import { slackAuthorizeUrl, type SlackApp } from '../../model/places/slack-authorize';
import type { Id, JsonObject, ReadyRow } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { useWidgetReset } from '../shared/lasting/widget-reset';
import { useChannelStep } from './channels';

export interface SetupOptions {
  /** The user confirmed to delete the widget: go to the Dashboard, where that can be undone for ten seconds. */
  onDeleted(this: void): void;
  /**
   * The Dashboard is another document of the host's, which can't undo it: the deletion is sent right away, and
   * `onDeleted` is called once it's done.
   */
  withoutUndo?: boolean | undefined;
  /** The `error` parameter of the URL, after a failed visit to Slack. */
  error?: string | undefined;
  /** The product's Slack app; without it, no workspace can be connected. */
  slack?: SlackApp | undefined;
}

const noRaw: JsonObject = {};

/** All props of `Setup`. */
export function useSetup(widgetId: Id, { onDeleted, withoutUndo, error, slack }: SetupOptions): SetupProps {
  const { client, queryClient } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const place = placeOf(user, widgetId, () => void queryClient.invalidateQueries(currentUserQuery(client)));
  const found = place.status === 'ready' ? place.data : undefined;
  const { raw = noRaw } = found?.row ?? {};
  const fate = useWidgetReset(widgetId, { onDeleted, withoutUndo });
  const channelStep = useChannelStep({
    user: found?.user,
    widgetId,
    raw,
    isCurrent: found !== undefined && setupStep(found.row.data) === 'channel',
  });

  return {
    widgetId,
    setup: mapLoadable(place, ({ row, user: person }) => setupData(row.data, person)),
    slackUrl: slack && found && connectUrl(slack, widgetId, client.session.getToken(), found.row.data),
    error: setupError(error),
    ...channelStep,
    ...fate,
  };
}

interface Place {
  user: User;
  row: ReadyRow<Widget>;
}

function placeOf(user: Loadable<User>, widgetId: Id, onRetry: () => void): Loadable<Place> {
  if (user.status !== 'ready') return user;
  const row = findWidgetRow(user.data, widgetId);
  if (row?.status === 'ready') return { ...user, data: { user: user.data, row } };
  if (user.isRefreshing) return { status: 'loading' };
  return { status: 'failed', problem: row?.problem ?? makeProblem('notFound'), onRetry };
}

function connectUrl(slack: SlackApp, widgetId: Id, token: string | undefined, widget: Widget): string {
  const { requestChatWriteUserScope } = widget;
  const state = { token, ceId: String(widgetId) };
  return slackAuthorizeUrl({ ...slack, purpose: 'connect', state, requestChatWriteUserScope });
}
