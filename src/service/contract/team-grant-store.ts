/** What was granted in the sandbox's workspaces. */
export interface TeamGrantStore {
  /** Adds to what a holder, the bot or a person, has in a workspace. Gives all that they have by now. */
  add(teamId: string, holder: string, scopes: readonly string[]): Promise<string[]>;
}
