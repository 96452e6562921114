import { once } from 'node:events';
import { answerRequests, type HandlersOptions } from '../testing/answer-requests';
import type { Fault, Faults } from '../testing/faults';
import { demoPassword } from '../testing/records';
import { scenarios, type ScenarioName } from '../testing/scenarios';
import { calls } from '../model/calls';
import process from 'node:process';
import { oneText, parseArguments, severalTexts, UsageError, type Command } from './command';
import { serve } from './serve';

const plainFaults = ['networkError', 'html', 'truncated', 'empty', 'hang'] as const satisfies Fault[];
const usualOrigins = [
  'http://localhost:3000',
  'http://localhost:4200',
  'http://localhost:5173',
  'http://localhost:6006',
];

const options = {
  port: oneText,
  scenario: oneText,
  fault: severalTexts,
  latency: oneText,
  now: oneText,
  origin: severalTexts,
};

interface Options extends HandlersOptions {
  port: number;
  scenario: ScenarioName;
  now(): Date;
}

/** `npx chatdeck mock --port 4010 --scenario busyAccount`. */
export const mock: Command = {
  help: `Usage: chatdeck mock [options]

Serves the API on this machine, over data in memory that ends with the command.

  --port <port>          Where to listen; 0 is any free port (default: 4010)
  --scenario <name>      ${Object.keys(scenarios).slice(0, 4).join(', ')},
                         ${Object.keys(scenarios).slice(4).join(', ')}
                         (default: busyAccount; twoAccounts suits chatdeck conformance)
  --fault <call>=<how>   Let a call fail: with a status, or as ${plainFaults.slice(0, 3).join(', ')},
                         ${plainFaults.slice(3).join(', ')}. A call is a name like updateConfig, a path
                         below /v1, or *. Repeat it for several
  --latency <ms>         How long each answer takes at least
  --now <time>           A clock that stands still, like 2025-06-18T12:00:00Z
  --origin <origin>      A site whose pages can call it. Repeat it for several
                         (default: ${usualOrigins.join(', ').replaceAll('http://', '')})`,
  async run(args, terminal) {
    const { port, ...options } = readArguments(args);
    const { url, server } = await serve(answerRequests(options), port).catch(explainPort(port));
    const { dataset, signIns, serviceKeys = {} } = scenarios[options.scenario](options.now());
    terminal.print(`${url}/v1 serves the scenario ${options.scenario}. Press Ctrl+C to stop.`);
    for (const [token, id] of Object.entries(signIns)) {
      const user = dataset.users.find((each) => each.id === id);
      const role = user?.isAdmin ? 'an admin' : 'an agent';
      terminal.print(`  ${token}: ${user?.email ?? ''}, ${role} of account ${user?.accountId ?? ''}`);
    }
    for (const [key, id] of Object.entries(serviceKeys)) terminal.print(`  ${key}: a service key of account ${id}`);
    terminal.print(`  Everyone’s password is ${demoPassword}. Any other is wrong.`);
    const stop = () => {
      terminal.report('Stopped.');
      server.close();
      server.closeAllConnections();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    await once(server, 'close');
  },
};

function explainPort(port: number) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Choose another one with --port, or 0 for a free one.`);
  };
}

function readArguments(args: string[]): Options {
  const { values } = parseArguments({ args, options });
  const port = Number(values.port ?? 4010);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`${String(values.port)} isn’t a port.`);
  const latency = Number(values.latency ?? 0);
  if (!(latency >= 0)) throw new UsageError('--latency needs a number of milliseconds.');
  const scenario = values.scenario ?? 'busyAccount';
  if (!Object.hasOwn(scenarios, scenario)) {
    throw new UsageError(`There is no scenario "${scenario}". Use ${Object.keys(scenarios).join(', ')}.`);
  }
  const fixed = values.now === undefined ? undefined : new Date(values.now);
  if (fixed && Number.isNaN(fixed.getTime())) throw new UsageError('--now needs a time like 2025-06-18T12:00:00Z.');
  return {
    ...{ port, latency, scenario: scenario as ScenarioName },
    faults: readFaults(values.fault ?? []),
    allowedOrigins: values.origin ?? usualOrigins,
    now: () => fixed ?? new Date(),
  };
}

function readFaults(texts: readonly string[]): Faults {
  const faults: Record<string, Fault> = {};
  for (const text of texts) {
    const [call = '', how = ''] = text.split('=');
    if (call !== '*' && !call.startsWith('/') && !Object.hasOwn(calls, call)) {
      throw new UsageError(`There is no call "${call}". Use its name in openapi.json, a path, or *.`);
    }
    const plain = plainFaults.find((one) => one === how);
    if (!plain && !/^[2-5]\d\d$/.test(how)) {
      throw new UsageError(`A call can’t fail as "${how}". Use a status or ${plainFaults.join(', ')}.`);
    }
    faults[call] = plain ?? { status: Number(how), body: { Message: `The mock was asked for a ${how}.` } };
  }
  return faults;
}
