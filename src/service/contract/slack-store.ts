/** A workspace that an account connected. */
export interface TeamInstallRecord {
  accountId: number;
  teamId: string;
  /** The workspace user who granted the permissions. */
  userId: string;
  /** The team chat’s keys for acting as the bot and as that user; sealed, never sent or logged. */
  botKey: string;
  userKey: string;
}

/** Stores workspaces by account. */
export interface TeamInstallStore {
  find(accountId: number, teamId: string): Promise<TeamInstallRecord | undefined>;
  /** Puts an installation in the place of the one that the account had in this workspace. */
  save(install: TeamInstallRecord): Promise<void>;
}

/** A visit to the team chat that is expected back. Only the hash of its state is kept. */
export interface TeamVisitRecord {
  /** SHA-256 of the state, in hex. */
  stateHash: string;
  expiresAt: Date;
}

/** Where visits to the team chat are kept until their return. */
export interface TeamVisitStore {
  /** Expects a visit back, and forgets those that had expired at `now`. */
  begin(visit: TeamVisitRecord, now: Date): Promise<void>;
  /** Uses a visit up. Tells whether it was expected and had not expired at `now`. */
  end(stateHash: string, now: Date): Promise<boolean>;
}
