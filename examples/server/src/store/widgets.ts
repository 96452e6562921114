import type { WidgetChange, WidgetRecord, WidgetStore } from 'chatdeck/service';
import { and, asc, eq, ne, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../database/database';
import { avatars, widgets } from '../database/schema';
import { lockAccount } from './accounts';

/**
 * Locks a widget until the transaction ends: anyone who counts what belongs to it waits. Returns whether it still
 * exists.
 */
export async function lockWidget(tx: Database, widgetId: number): Promise<boolean> {
  const found = await tx.select({ id: widgets.id }).from(widgets).where(eq(widgets.id, widgetId)).for('no key update');
  return found.length > 0;
}

export function widgetStore(db: Database): WidgetStore {
  const isIt = (accountId: number, widgetId: number) => and(eq(widgets.accountId, accountId), eq(widgets.id, widgetId));
  const allOf = (tx: Database, accountId: number | Placeholder) =>
    tx.select().from(widgets).where(eq(widgets.accountId, accountId)).orderBy(asc(widgets.id));

  const ours = allOf(db, sql.placeholder('accountId')).prepare('widgets_of');

  /** A widget that no one else can change during the transaction. */
  async function write(
    tx: Database,
    accountId: number,
    widgetId: number,
    change: (current: WidgetRecord) => Promise<WidgetChange> | WidgetChange,
  ): Promise<WidgetRecord | undefined> {
    const [current] = await tx.select().from(widgets).where(isIt(accountId, widgetId)).for('update');
    if (!current) return undefined;
    const changes = { ...(await change(current)), version: current.version + 1 };
    if (changes.settings?.teamAvatarUrl === '') await tx.delete(avatars).where(eq(avatars.widgetId, widgetId));
    const [stored] = await tx.update(widgets).set(changes).where(isIt(accountId, widgetId)).returning();
    return stored;
  }

  return {
    list: (accountId) => ours.execute({ accountId }),

    async find(accountId, widgetId) {
      const [widget] = await db.select().from(widgets).where(isIt(accountId, widgetId));
      return widget;
    },

    update: (accountId, widgetId, change) => db.transaction((tx) => write(tx, accountId, widgetId, change)),

    updateChannel: (accountId, widgetId, change) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const all = await allOf(tx, accountId);
        return write(tx, accountId, widgetId, (current) => change(current, all));
      }),

    create: (accountId, make) =>
      db.transaction(async (tx) => {
        const account = await lockAccount(tx, accountId);
        await tx.insert(widgets).values({ ...make(account, await allOf(tx, accountId)), accountId });
      }),

    setAvatar: (avatar, teamAvatarUrl) =>
      db.transaction((tx) =>
        write(tx, avatar.accountId, avatar.widgetId, async ({ settings }) => {
          await tx.delete(avatars).where(eq(avatars.widgetId, avatar.widgetId));
          await tx.insert(avatars).values(avatar);
          return { settings: { ...settings, teamAvatarUrl } };
        }),
      ),

    async renameChannel(accountId, { teamId, roomId }, roomName) {
      const isShared = and(eq(widgets.slackTeamId, teamId), eq(widgets.roomId, roomId), ne(widgets.roomName, roomName));
      await db
        .update(widgets)
        .set({ roomName, version: sql`${widgets.version} + 1` })
        .where(and(eq(widgets.accountId, accountId), isShared));
    },

    async remove(accountId, widgetId) {
      const removed = await db.delete(widgets).where(isIt(accountId, widgetId)).returning({ id: widgets.id });
      return removed.length > 0;
    },
  };
}
