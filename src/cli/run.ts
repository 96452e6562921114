import { explainMissingPeer } from '../testing/missing-peer';
import { Interrupted, UsageError, type Command, type Terminal } from './command';

interface Listed {
  summary: string;
  load(): Promise<Command>;
}

/** Each loads when it is used. */
const commands: Readonly<Record<string, Listed>> = {
  conformance: {
    summary: 'Check a server against the contract',
    load: async () => (await import('./conformance')).conformance,
  },
  embed: {
    summary: 'Print the script tag of the custom elements, or write their files',
    load: async () => (await import('./embed')).embed,
  },
  mock: {
    summary: 'Serve the API over data in memory',
    load: async () => (await import('./mock').catch(rethrowMissingPeer)).mock,
  },
  theme: { summary: 'Write the CSS for a brand color', load: async () => (await import('./theme')).theme },
};

const exitCodes = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;

/** Runs the command in the arguments, and returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || isHelp(name)) {
    if (name === '') terminal.report(overview());
    else terminal.print(overview());
    return name === '' ? exitCodes.misused : exitCodes.done;
  }
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!listed) return misused(`There is no command "${name}".`, 'chatdeck --help', terminal);
  try {
    const command = await listed.load();
    if (rest.some(isHelp)) {
      terminal.print(command.help);
      return exitCodes.done;
    }
    await command.run(rest, terminal);
    return exitCodes.done;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) return misused(message, `chatdeck ${name} --help`, terminal);
    terminal.report(`chatdeck ${name}: ${message}`);
    return error instanceof Interrupted ? exitCodes.interrupted : exitCodes.failed;
  }
}

/** The service runs on an optional peer. */
function rethrowMissingPeer(error: unknown): never {
  throw explainMissingPeer(error, 'chatdeck mock');
}

function isHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h' || arg === 'help';
}

function misused(message: string, help: string, terminal: Terminal): number {
  terminal.report(`${message}\nRun "${help}" to see how to use it.`);
  return exitCodes.misused;
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Usage: chatdeck <command>', '', ...lines, '', 'Run "chatdeck <command> --help" for details.'].join('\n');
}
