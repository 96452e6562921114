import type { AvatarStore } from '../contract/account-store';
import { promised } from '../base/promised';
import type { WidgetChange, WidgetRecord } from '../contract/records';
import type { WidgetStore } from '../contract/store';
import { copied, own, ownOf, removeWhere, type Tables } from './tables';

export function memoryWidgets(tables: Tables): WidgetStore {
  const { accounts, widgets, avatars } = tables;

  function write(current: WidgetRecord, change: WidgetChange): Promise<WidgetRecord> {
    const next = structuredClone({ ...current, ...change, version: current.version + 1 });
    widgets.set(next.id, next);
    if (next.settings.teamAvatarUrl === '') removeWhere(avatars, ({ widgetId }) => widgetId === next.id);
    return copied(next);
  }

  const update: WidgetStore['update'] = async (accountId, widgetId, change) => {
    const current = own(widgets.get(widgetId), accountId);
    // No await between reading and writing, so that nothing can come in between.
    return current && write(current, change(structuredClone(current)));
  };

  return {
    list: (accountId) => copied(ownOf(widgets, accountId)),
    find: (accountId, widgetId) => copied(own(widgets.get(widgetId), accountId)),
    update,
    updateChannel: (accountId, widgetId, change) =>
      update(accountId, widgetId, (current) => change(current, structuredClone(ownOf(widgets, accountId)))),
    create: (accountId, make) =>
      promised(() => {
        const account = accounts.get(accountId);
        if (!account) throw new Error(`there is no account ${accountId}`);
        const widget = make(structuredClone(account), structuredClone(ownOf(widgets, accountId)));
        const id = widgets.nextId;
        widgets.set(id, structuredClone({ ...widget, id, accountId }));
      }),
    setAvatar: async (avatar, teamAvatarUrl) => {
      const current = own(widgets.get(avatar.widgetId), avatar.accountId);
      if (!current) return undefined;
      removeWhere(avatars, ({ widgetId }) => widgetId === current.id);
      avatars.set(avatar.name, structuredClone(avatar));
      return write(current, { settings: { ...current.settings, teamAvatarUrl } });
    },
    renameChannel: (accountId, { teamId, roomId }, roomName) => {
      const sharing = ownOf(widgets, accountId).filter((one) => one.slackTeamId === teamId && one.roomId === roomId);
      for (const widget of sharing) if (widget.roomName !== roomName) void write(widget, { roomName });
      return Promise.resolve();
    },
    remove(accountId, widgetId) {
      if (!own(widgets.get(widgetId), accountId)) return Promise.resolve(false);
      widgets.delete(widgetId);
      const isGone = (record: { widgetId: number }) => record.widgetId === widgetId;
      const { chats, presence, savedReplies, botUsers, changes } = tables;
      for (const table of [avatars, chats, presence, savedReplies, botUsers, changes]) {
        removeWhere(table as { widgetId: number }[], isGone);
      }
      return Promise.resolve(true);
    },
  };
}

export function memoryAvatars({ avatars }: Tables): AvatarStore {
  return {
    find: (name) => copied(avatars.get(name)),
  };
}
