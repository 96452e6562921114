/** Where a date in UTC is written down and not calculated with, and why. */
export const datesInUtc: Readonly<Record<string, string>> = {
  'src/model/places/connection.ts': 'the day on which Slack ended legacy bots',
  'src/ui/format/dates.ts': 'a month of a year as Intl takes it; every screen formats dates, few calculate with them',
  'src/ui/calendar/calendar-grid.tsx': 'any Monday, for the names of weekdays',
  'src/settings/operating-hours/visitors/use-moments.ts': 'a day in the present, for the names of zones',
  'src/screens/reports/history/hours-text.ts': 'any Monday, for the names of weekdays',
  'src/testing/across.ts': 'days of samples',
  'src/testing/account-page.ts': 'the day of a sample',
};

/** Ways to do a job that has a way already: where they are looked for, how they are known, and what to use instead. */
const secondWays: { files: RegExp; except?: object; code: RegExp; instead: string }[] = [
  {
    files: /^src\/(screens|settings)\//,
    code: /\b(?:labels=\{labels\}|texts=\{texts\})/,
    instead: 'useLabels(set) in the part itself: ScreenRoot supplies the overrides',
  },
  {
    files: /^src\/(?!model\/core\/random-text|service\/base\/tokens)/,
    code: /\bMath\.random\b|\bgetRandomValues\b/,
    instead: 'newId or randomText of model/core/random-text',
  },
  {
    files: /^src\/hooks\/(?!shared\/if-found)/,
    code: /\.kind !== 'notFound'/,
    instead: 'deleteIfFound of hooks/shared',
  },
  {
    files: /^src\/(?!ui\/focus\/composed-tree)/,
    code: /(?<!shadowRoot[?!]?)\.activeElement\b/,
    instead: 'focusedElement of ui/focus/composed-tree, which also looks into shadow roots',
  },
  { files: /^src\/(?!ui\/page\/screen)/, code: /startsWith\('data-'\)/, instead: 'ScreenRoot, which passes on data-*' },
  {
    files: /^src\/model\//,
    code: /\b(?:fetch\(|XMLHttpRequest|AbortController|setTimeout\(|setInterval\(|localStorage|sessionStorage)/,
    instead: 'client or hooks: the model does no I/O',
  },
  {
    files: /^src\/(?!index\.ts)/,
    code: /from '(?:\.\.\/)+(?:model|client|ui|testing|service)'/,
    instead: 'the file itself: an index is for hosts',
  },
  {
    files: /^src\/(ui|screens|settings)\//,
    code: /\bclassName(?:=\{[^}]*|:[^,}\n]*)(?:`| \+ |(?<!\?)\?(?![.?]))/,
    instead: 'cva, or its cx for a class of the host: a part of ui says which variants it has',
  },
  {
    files: /^src\/ui\//,
    code: /\bdata-(?:align|control|density|layout|look|mode|size|variant|width)=|\b(?:color|size|variant)=\{[^}]*(?<!\?)\?(?![.?])/,
    instead: 'a variant of cva, and the accents of ui/base/variants for parts of Radix Themes',
  },
  {
    files: /^src\//,
    code: /import (?!type )[^;]*from 'date-fns(?:-tz)?'/,
    instead: 'the file of the function, as date-fns/addDays: Node takes over a second to load them all',
  },
  {
    files: /^src\/(?!model\/time\/)/,
    except: datesInUtc,
    code: /\bDate\.UTC\(/,
    instead: 'model/time, which calculates with date-fns: utcMonthAt, addDays, dayStart',
  },
  {
    files: /^src\/(?!model\/time\/)/,
    code: /\b86_?400_?000\b/,
    instead: 'DAY of model/time/duration',
  },
  {
    files: /^src\//,
    code: /\b(?:goTo|leaveTo|onRouteChange)\b|\b(?!onNavigate\b)\w+\?: \(?\((?:this: void, )?\w+: (?:Report)?Route\) => void/,
    instead: 'onNavigate, which gets a route',
  },
  {
    files: /^src\//,
    code: /\b(?!onLeave\b)\w+\?: (?:Leave\b|\(?\((?:this: void, )?url: string\) => void)/,
    instead: 'onLeave, which gets the URL of another site',
  },
  { files: /^src\/model\/index\.ts$/, code: /^export \*/m, instead: 'names, chosen for hosts' },
  {
    files: /^src\//,
    code: /\((?:see )?(?:core platform|widget settings|decisions)\b|\bspecifications?\b|\bsection \d/i,
    instead: 'the rule itself: a partner cannot read that document',
  },
];

/** What a file does in another way than the rest of the source, one line each. */
export function secondWaysIn(file: string, text: string): string[] {
  return secondWays
    .filter(({ files, except = {}, code }) => files.test(file) && !(file in except) && code.test(text))
    .map(({ code, instead }) => `${file}: ${code.exec(text)?.[0] ?? ''} (use ${instead})`);
}
