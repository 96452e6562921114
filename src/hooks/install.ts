import { useMemo } from 'react';
import type { Form } from '../model/core/form';
import type { InstallData, InstallTabProps } from '../model/settings/install/install';
import type { Loadable } from '../model/core/loadable';
import { liveSince, type LiveSince } from '../model/settings/install/live-since';
import type { SettingsContent } from '../model/settings/shared/settings-tab';
import { isSameId, type Id } from '../model/core/tolerant';
import { channelName, isFinished, type Widget } from '../model/entities/widget';
import { useChannelNameForm } from './forms/channel-name-form';
import { useFormDraft } from './forms/form-draft';
import { useChatdeck } from './shared/chatdeck-context';
import { useNow } from './shared/now';
import { currentUserQuery, useLoadable, widgetStatsQuery } from './shared/queries';
import { storeUser } from './shared/known-user';
import { useSettingsPlace } from './shared/settings-place';
import { useWidgetReset } from './shared/lasting/widget-reset';
import { answeredField, checkField } from './shared/stored';
import { widgetScope } from './shared/write';

export interface InstallTabOptions {
  /** The user confirmed to delete the widget: go to the Dashboard, where that can be undone for ten seconds. */
  onDeleted(this: void): void;
  /**
   * The Dashboard is another document of the host's, which can't undo it: the deletion is sent right away, and
   * `onDeleted` is called once it's done.
   */
  withoutUndo?: boolean | undefined;
}

/** All props of `InstallTab`. */
export function useInstallTab(widgetId: Id, { onDeleted, withoutUndo }: InstallTabOptions): InstallTabProps {
  const user = useLoadable(currentUserQuery);
  const { props, widget } = useSettingsPlace(widgetId);
  const person = user.status === 'ready' ? String(user.data.Id) : '';
  const fate = useWidgetReset(widgetId, { onDeleted, withoutUndo });
  const channel = widget.status === 'ready' ? channelName(widget.data) : '';
  return {
    ...props,
    install: contentOf(widget),
    live: useLiveSince(widgetId),
    rename: useRename(widgetId, channel, person),
    ...fate,
  };
}

function contentOf(widget: Loadable<Widget>): SettingsContent<InstallData> {
  if (widget.status !== 'ready') return widget;
  if (!isFinished(widget.data)) return { status: 'setupRequired' };
  return { ...widget, data: { uuid: widget.data.Uuid, channel: channelName(widget.data), look: widget.data } };
}

/** Going by the counts that the Dashboard has. */
function useLiveSince(widgetId: Id): Loadable<LiveSince> | undefined {
  const stats = useLoadable(widgetStatsQuery);
  const now = useNow();
  return useMemo(() => {
    if (stats.status !== 'ready') return stats;
    const row = stats.data.find((one) => one.status === 'ready' && isSameId(one.data.Id, widgetId));
    return row?.status === 'ready' ? { ...stats, data: liveSince(row.data.chatStats, now) } : undefined;
  }, [stats, widgetId, now]);
}

/** The new name is the current one until the user types. */
function useRename(widgetId: Id, channel: string, person: string): Form<{ name: string }> {
  const chatdeck = useChatdeck();
  const draft = useFormDraft(`${person}/${widgetId}/rename`);
  return useChannelNameForm({
    initial: { name: channel },
    draft,
    scope: widgetScope(chatdeck, widgetId),
    submit: async ({ name }) => {
      const answer = await chatdeck.client.widgets.renameChannel(widgetId, name);
      await storeUser(chatdeck, () => answer);
      const RoomName = answeredField(answer, widgetId, 'RoomName');
      checkField('name', { before: channel, sent: name, stored: RoomName && channelName({ RoomName }) });
      draft.end();
    },
  });
}
