import { writeFile } from 'node:fs/promises';
import { steps, type Step } from '../testing/conformance/case';
import {
  describeGroup,
  explainFailure,
  formatReport,
  reportFormats,
  summary,
  type ReportFormat,
} from '../testing/conformance/reports';
import {
  runConformance,
  selectCases,
  type CaseResult,
  type ConformanceOptions,
} from '../testing/conformance/run-conformance';
import process from 'node:process';
import {
  flag,
  Interrupted,
  oneText,
  parseArguments,
  severalTexts,
  UsageError,
  type Command,
  type Terminal,
} from './command';

const options = {
  admin: oneText,
  agent: oneText,
  'other-account': oneText,
  'service-key': oneText,
  email: oneText,
  password: oneText,
  origin: oneText,
  'allow-lasting': flag,
  'no-skips': flag,
  only: severalTexts,
  report: oneText,
  out: oneText,
  timeout: oneText,
};

interface Options extends ConformanceOptions {
  report: ReportFormat | undefined;
  out: string | undefined;
  /** Whether a skipped case is a failure. */
  failsOnSkips: boolean;
}

/** `npx chatdeck conformance https://example.com/v1 --admin TOKEN`. */
export const conformance: Command = {
  help: `Usage: chatdeck conformance <url> --admin <token> [options]

Checks a server against the contract, rule by rule. Use accounts made for it, on a server
without real payments: the cases change settings and users, and put them back. The API key,
the accepted terms, and the rating stay changed. Ctrl+C stops after the current case.

  <url>                    Where the API is, with its /v1
  --admin <token>          A token of an admin
  --agent <token>          A token of an agent of the same account
  --other-account <token>  A token of an admin of another account
  --service-key <key>      A service key of the account, for tokens of partners' users
  --email <email>          The email of the admin, for the cases that log in
  --password <password>    The password of the admin, for the same cases
  --origin <origin>        A site whose pages can call the server, for the cases of browsers
  --allow-lasting          Also run what can't be put back: create a channel, switch plans, use up
                           a limit, and ask for what would lock out the only admin
  --only <name>            Only a step (${Object.keys(steps).join(', ')}),
                           a group, or rules with this text. Repeat it for several
  --no-skips               Fail if a case is skipped
  --report <format>        ${reportFormats.join(', ')}
  --out <file>             Write the report to a file instead of the terminal
  --timeout <seconds>      How long a call can take (default: 15)

The environment can hold the secrets instead: CHATDECK_ADMIN, CHATDECK_AGENT,
CHATDECK_OTHER_ACCOUNT, CHATDECK_SERVICE_KEY, and CHATDECK_PASSWORD. What can't be checked
is skipped, and says why.
Exits with 1 if a rule is broken, and with 130 after Ctrl+C.`,
  async run(args, terminal) {
    const { report, out, failsOnSkips, ...options } = readArguments(args, process.env);
    const showsReport = report !== undefined && out === undefined;
    let step: Step | undefined;
    let groupCases: CaseResult[] = [];
    const endGroup = () => {
      const line = describeGroup(groupCases);
      if (line !== undefined) terminal.report(line);
      groupCases = [];
    };
    const onResult = (result: CaseResult) => {
      const isOther = result.step !== step || result.group !== groupCases[0]?.group;
      if (isOther) endGroup();
      if (result.step !== step) terminal.report(steps[(step = result.step)].title);
      groupCases.push(result);
      if (result.status === 'failed') terminal.report(explainFailure(result));
      for (const call of result.notPutBack ?? []) terminal.report(`! not put back: ${result.rule} (${call})`);
      if (result.status === 'skipped') terminal.report(`- skipped: ${result.rule} (${result.reason ?? ''})`);
    };
    const result = await withInterrupt(terminal, (signal) => runConformance({ ...options, onResult, signal }));
    endGroup();
    if (report !== undefined && out !== undefined) await writeFile(out, formatReport(result, report));
    if (showsReport) terminal.print(formatReport(result, report).trimEnd());
    else terminal.print(summary(result));
    if (result.notRun > 0)
      throw new Interrupted('Stopped. What the cases changed was put back, except as named above.');
    if (result.failed > 0) throw new Error(`${result.failed} of ${result.cases.length} rules are broken.`);
    if (result.notPutBack > 0) throw new Error('Some changes could not be put back. They are named above.');
    if (failsOnSkips && result.skipped > 0) throw new Error('Some cases were skipped. They are named above.');
  },
};

/** The first Ctrl+C sets the signal, and a second one ends the process. */
async function withInterrupt<T>(terminal: Terminal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    terminal.report('Stopping: the current case ends and puts back what it changed.');
    controller.abort();
    forget();
  };
  const forget = () => process.off('SIGINT', stop).off('SIGTERM', stop);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return work(controller.signal).finally(forget);
}

function readArguments(args: string[], env: NodeJS.ProcessEnv): Options {
  const { positionals, values } = parseArguments({ args, options, allowPositionals: true });
  const [baseUrl, ...others] = positionals;
  if (baseUrl === undefined || others.length > 0) throw new UsageError('Name one URL, like https://example.com/v1.');
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) throw new UsageError(`${baseUrl} isn’t a URL.`);
  const admin = values.admin ?? env.CHATDECK_ADMIN;
  if (!admin) throw new UsageError('A token of an admin is missing: use --admin or CHATDECK_ADMIN.');
  const report = reportFormats.find((one) => one === values.report);
  if (report === undefined && values.report !== undefined) {
    throw new UsageError(`There is no report "${values.report}". Use ${reportFormats.join(', ')}.`);
  }
  if (values.out !== undefined && report === undefined) throw new UsageError('--out needs --report.');
  const timeout = Number(values.timeout ?? 15);
  if (!(timeout > 0)) throw new UsageError('--timeout needs a number of seconds.');
  const unknown = values.only?.find((text) => selectCases([text]).length === 0);
  if (unknown !== undefined) throw new UsageError(`No case is called ${unknown}.`);
  return {
    ...{ baseUrl, admin, report, out: values.out, only: values.only, timeoutMs: timeout * 1000 },
    ...{ allowLasting: values['allow-lasting'] === true, failsOnSkips: values['no-skips'] === true },
    origin: values.origin,
    // Empty when a script names a variable that isn't set.
    agent: (values.agent ?? env.CHATDECK_AGENT) || undefined,
    otherAccount: (values['other-account'] ?? env.CHATDECK_OTHER_ACCOUNT) || undefined,
    serviceKey: (values['service-key'] ?? env.CHATDECK_SERVICE_KEY) || undefined,
    email: values.email || undefined,
    password: (values.password ?? env.CHATDECK_PASSWORD) || undefined,
  };
}
