import type { TeamChannelRecord } from './records';

/** Stores the channels that users created or renamed in the sandbox. */
export interface TeamChannelStore {
  /** The channels of a workspace, in any order. */
  list(teamId: string): Promise<TeamChannelRecord[]>;
  /**
   * Stores one channel of a workspace, replacing the one with its id, while no one else can store one there: `make`
   * sees the stored channels. If it throws, nothing is written.
   */
  save(teamId: string, make: (stored: readonly TeamChannelRecord[]) => TeamChannelRecord): Promise<TeamChannelRecord>;
}
