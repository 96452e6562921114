import { run } from 'chatdeck/cli/run';

/** What a person gets at the terminal. */
export async function chatdeck(...args: string[]) {
  const [printed, reported]: [string[], string[]] = [[], []];
  const code = await run(args, { print: (text) => printed.push(text), report: (text) => reported.push(text) });
  return { code, printed: printed.join('\n'), reported: reported.join('\n') };
}
