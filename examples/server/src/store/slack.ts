import type { TeamGrantStore, TeamInstallStore, TeamVisitStore } from 'chatdeck/service';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { teamGrants, teamInstalls, teamVisits } from '../database/schema';

/** Workspaces that accounts connected. */
export function teamInstallStore(db: Database): TeamInstallStore {
  return {
    async find(accountId, teamId) {
      const isIt = and(eq(teamInstalls.accountId, accountId), eq(teamInstalls.teamId, teamId));
      const [install] = await db.select().from(teamInstalls).where(isIt);
      return install;
    },
    async save(install) {
      const target = [teamInstalls.accountId, teamInstalls.teamId];
      await db.insert(teamInstalls).values(install).onConflictDoUpdate({ target, set: install });
    },
  };
}

/** Visits to Slack that are expected back. */
export function teamVisitStore(db: Database): TeamVisitStore {
  const { stateHash, expiresAt } = teamVisits;
  return {
    async begin(visit, now) {
      await db.delete(teamVisits).where(lte(expiresAt, now));
      await db.insert(teamVisits).values(visit);
    },
    async end(hash, now) {
      const isIt = and(eq(stateHash, hash), gt(expiresAt, now));
      return (await db.delete(teamVisits).where(isIt).returning({ stateHash })).length > 0;
    },
  };
}

/** What was granted in the sandbox's workspaces. */
export function teamGrantStore(db: Database): TeamGrantStore {
  return {
    add: (teamId, holder, scopes) =>
      db.transaction(async (tx) => {
        // There may be no row yet that could be locked.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`grant ${teamId} ${holder}`}, 0))`);
        const isIt = and(eq(teamGrants.teamId, teamId), eq(teamGrants.holder, holder));
        const [stored] = await tx.select().from(teamGrants).where(isIt);
        const all = { scopes: [...new Set([...(stored?.scopes ?? []), ...scopes])] };
        const target = [teamGrants.teamId, teamGrants.holder];
        await tx
          .insert(teamGrants)
          .values({ teamId, holder, ...all })
          .onConflictDoUpdate({ target, set: all });
        return all.scopes;
      }),
  };
}
