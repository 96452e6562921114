/** A part of the `chatdeck` command: `npx chatdeck theme …`. */
export interface Command {
  /** What `--help` prints. */
  help: string;
  /** Throws a `UsageError` for arguments that can't be used. Any other error is a failure of the work itself. */
  run(args: string[], terminal: Terminal): Promise<void>;
}

/** Where a command writes. */
export interface Terminal {
  /** The result, which may go into a file or another program. */
  print(text: string): void;
  /** Messages for the person at the keyboard. */
  report(text: string): void;
}

/** The command can't be understood: its message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}
