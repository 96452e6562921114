import { parseArgs } from 'node:util';
import { StartError } from '../start-error';

/** The one file that a command names, and whether it is forced. */
export function readArguments(args: string[], usage: string): { file: string; isForced: boolean } {
  try {
    const options = { force: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, isForced: values.force };
  } catch {
    // An unknown option.
  }
  throw new StartError(`Usage: ${usage}`);
}
