import { writeFile } from 'node:fs/promises';
import { steps, type Step } from '../testing/conformance/case';
import {
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
import { oneText, parseArguments, severalTexts, UsageError, type Command } from './command';

const options = {
  admin: oneText,
  agent: oneText,
  'other-account': oneText,
  'service-key': oneText,
  email: oneText,
  password: oneText,
  only: severalTexts,
  report: oneText,
  out: oneText,
  timeout: oneText,
};

interface Options extends ConformanceOptions {
  report: ReportFormat | undefined;
  out: string | undefined;
}

/** `npx chatdeck conformance https://example.com/v1 --admin TOKEN`. */
export const conformance: Command = {
  help: `Usage: chatdeck conformance <url> --admin <token> [options]

Checks a server against the contract, rule by rule. Use accounts made for it, on a server
without real payments: the cases change settings and users. They put back what they can,
but not the API key, a replaced avatar, the accepted terms, and the rating.

  <url>                    Where the API is, with its /v1
  --admin <token>          A token of an admin
  --agent <token>          A token of an agent of the same account
  --other-account <token>  A token of an admin of another account
  --service-key <key>      A service key of the account, for tokens of partners' users
  --email <email>          What the admin logs in with, for the cases of sessions
  --password <password>    The same
  --only <name>            Only a step (${Object.keys(steps).join(', ')}),
                           a group, or rules with this text. Repeat it for several
  --report <format>        ${reportFormats.join(', ')}
  --out <file>             Write the report to a file instead of the terminal
  --timeout <seconds>      How long a call can take (default: 15)

The environment can hold the secrets instead: CHATDECK_ADMIN, CHATDECK_AGENT,
CHATDECK_OTHER_ACCOUNT, CHATDECK_SERVICE_KEY, and CHATDECK_PASSWORD. What can't be checked
is skipped, and says why.
Exits with 1 if a rule is broken.`,
  async run(args, terminal) {
    const { report, out, ...options } = readArguments(args, process.env);
    const showsReport = report !== undefined && out === undefined;
    let current: Step | undefined;
    const onResult = (result: CaseResult) => {
      if (result.step !== current) terminal.report(steps[(current = result.step)].title);
      if (result.status === 'failed') terminal.report(explainFailure(result));
      for (const call of result.notPutBack ?? []) terminal.report(`! not put back: ${result.rule} (${call})`);
      if (result.status === 'skipped') terminal.report(`- skipped: ${result.rule} (${result.reason ?? ''})`);
    };
    const result = await runConformance({ ...options, onResult });
    if (report !== undefined && out !== undefined) await writeFile(out, formatReport(result, report));
    if (showsReport) terminal.print(formatReport(result, report).trimEnd());
    else terminal.print(summary(result));
    if (result.failed > 0) throw new Error(`${result.failed} of ${result.cases.length} rules are broken.`);
    if (result.notPutBack > 0) throw new Error('Some changes could not be put back. They are named above.');
  },
};

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
    // Empty when a script names a variable that isn't set.
    agent: (values.agent ?? env.CHATDECK_AGENT) || undefined,
    otherAccount: (values['other-account'] ?? env.CHATDECK_OTHER_ACCOUNT) || undefined,
    serviceKey: (values['service-key'] ?? env.CHATDECK_SERVICE_KEY) || undefined,
    email: values.email || undefined,
    password: (values.password ?? env.CHATDECK_PASSWORD) || undefined,
  };
}
