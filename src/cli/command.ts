import { parseArgs, type ParseArgsConfig } from 'node:util';

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

/** Stopped from the keyboard, after it has cleaned up. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** The command can't be understood: its message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option with a value, and one that can be repeated. */
export const oneText = { type: 'string' } as const;
export const severalTexts = { type: 'string', multiple: true } as const;
/** An option without a value. */
export const flag = { type: 'boolean' } as const;

/** The arguments of a command; throws a `UsageError` for options that it doesn't have. */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
