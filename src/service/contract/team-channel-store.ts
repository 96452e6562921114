import type { TeamChannelRecord } from './records';

/** Where the sandbox keeps the channels that people made or renamed. */
export interface TeamChannelStore {
  /** The channels of a workspace, in any order. */
  list(teamId: string): Promise<TeamChannelRecord[]>;
  /**
   * Stores one channel of a workspace, in place of the one with its id, while nobody else can store one there: `make`
   * sees those that are stored. What it throws is thrown, and nothing is written.
   */
  save(teamId: string, make: (stored: readonly TeamChannelRecord[]) => TeamChannelRecord): Promise<TeamChannelRecord>;
}
