/** Stores the permissions granted in sandbox workspaces. */
export interface TeamGrantStore {
  /** Adds to the permissions of a holder, the bot or a user, in a workspace. Returns all they have now. */
  add(teamId: string, holder: string, scopes: readonly string[]): Promise<string[]>;
}
