import type { TeamChannelStore } from 'chatdeck/service';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { teamChannels } from '../database/schema';

/** Channels of the sandbox's workspaces. */
export function teamChannelStore(db: Database): TeamChannelStore {
  const channelsOf = (tx: Database, teamId: string) =>
    tx.select().from(teamChannels).where(eq(teamChannels.teamId, teamId));
  return {
    list: (teamId) => channelsOf(db, teamId),
    save: (teamId, make) =>
      db.transaction(async (tx) => {
        // There may be no row yet that could be locked.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`team ${teamId}`}, 0))`);
        const channel = make(await channelsOf(tx, teamId));
        const target = [teamChannels.teamId, teamChannels.id];
        await tx.insert(teamChannels).values(channel).onConflictDoUpdate({ target, set: channel });
        return channel;
      }),
  };
}
