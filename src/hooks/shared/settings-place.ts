import { useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../../client/create-client';
import type { Loadable } from '../../model/core/loadable';
import { makeProblem } from '../../model/core/problem';
import { settingsTabs, type SettingsTab } from '../../model/places/route';
import { settingsNavigation, type SettingsTabProps } from '../../model/settings/shared/settings-tab';
import type { Id } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import { channelName, workspaceHost, type Widget } from '../../model/entities/widget';
import { useChatdeck } from './chatdeck-context';
import type { DraftStore } from './drafts';
import { currentUserQuery, useLoadable } from './queries';

interface SettingsPlace {
  props: SettingsTabProps;
  widget: Loadable<Widget>;
  /** The draft key of a widget's tab within the session. */
  draftKey(tab: SettingsTab): string;
}

/** The widget of a settings tab, and its tabs with their pending drafts. */
export function useSettingsPlace(widgetId: Id): SettingsPlace {
  const { client, queryClient } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const person = user.status === 'ready' ? String(user.data.Id) : '';
  const keyOf = (tab: SettingsTab) => draftKey(client, { person, widgetId, tab });
  const drafts = useTabsWithDraft(keyOf);
  const plan = user.status === 'ready' ? user.data.account.plan : undefined;
  const navigation = useMemo(() => plan && settingsNavigation(plan, drafts), [plan, drafts]);

  const widget = widgetOf(user, widgetId, () => void queryClient.invalidateQueries(currentUserQuery(client)));
  return {
    widget,
    draftKey: keyOf,
    props: {
      widgetId,
      roomName: widget.status === 'ready' ? channelName(widget.data) : undefined,
      workspace: widget.status === 'ready' ? workspaceHost(widget.data.slackBaseUrl) : undefined,
      navigation,
    },
  };
}

/** The draft key of a user's settings tab. */
export function draftKey(
  { session }: Client,
  { person, widgetId, tab }: { person: string; widgetId: Id; tab: SettingsTab },
): string {
  // Question groups belong to the account: each of its widgets shows the same draft.
  const place = tab === 'question-groups' ? 'account' : String(widgetId);
  return `${session.id}/${person}/${place}/${tab}`;
}

/** Whether there are unsaved changes under the key, in this tab or from a closed one. */
export function hasUnsaved(drafts: DraftStore, key: string): boolean {
  return drafts.has(key) || drafts.left(key) !== undefined;
}

function widgetOf(user: Loadable<User>, widgetId: Id, onRetry: () => void): Loadable<Widget> {
  if (user.status !== 'ready') return user;
  const row = findWidgetRow(user.data, widgetId);
  if (row?.status === 'ready') return { ...user, data: row.data };
  if (user.isRefreshing) return { status: 'loading' };
  return { status: 'failed', problem: row?.problem ?? makeProblem('notFound'), onRetry };
}

function useTabsWithDraft(draftKey: (tab: SettingsTab) => string): ReadonlySet<SettingsTab> {
  const { drafts } = useChatdeck();
  // A single string, so that the snapshot stays the same until something changes.
  const names = useSyncExternalStore(
    drafts.subscribe,
    () => settingsTabs.filter((tab) => hasUnsaved(drafts, draftKey(tab))).join(' '),
    () => '',
  );
  return useMemo(() => new Set(settingsTabs.filter((tab) => names.split(' ').includes(tab))), [names]);
}
