import type { TeamGrantStore } from '../contract/team-grant-store';
import type { TeamInstallStore, TeamVisitStore } from '../contract/slack-store';
import { copied, removeWhere, type Tables } from './tables';

export function memoryTeamInstalls({ teamInstalls }: Tables): TeamInstallStore {
  return {
    find: (accountId, teamId) => copied(teamInstalls.get(`${accountId} ${teamId}`)),
    save(install) {
      teamInstalls.set(`${install.accountId} ${install.teamId}`, { ...install });
      return Promise.resolve();
    },
  };
}

export function memoryTeamVisits({ teamVisits }: Tables): TeamVisitStore {
  return {
    begin(visit, now) {
      removeWhere(teamVisits, ({ expiresAt }) => expiresAt <= now);
      teamVisits.set(visit.stateHash, structuredClone(visit));
      return Promise.resolve();
    },
    end(stateHash, now) {
      const visit = teamVisits.get(stateHash);
      teamVisits.delete(stateHash);
      return Promise.resolve(visit !== undefined && visit.expiresAt > now);
    },
  };
}

export function memoryTeamGrants({ teamGrants }: Tables): TeamGrantStore {
  return {
    add(teamId, holder, scopes) {
      const key = `${teamId} ${holder}`;
      const all = [...new Set([...(teamGrants.get(key) ?? []), ...scopes])];
      teamGrants.set(key, all);
      return copied(all);
    },
  };
}
