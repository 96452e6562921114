/** A row of the history as its file has it: 25 cells, of which a few need quotes and one in fifty would be run. */
export type Cells = (string | number | null)[];

const batchSize = 1000;
const kinds = 10;

/** So many rows, a thousand at a time, as a history comes from the server. Made once, so that making them costs nothing. */
export function* batchesOf(count: number): Generator<Cells[]> {
  const ready = Array.from({ length: kinds }, (_, kind) => makeBatch(kind));
  for (let done = 0; done < count; done += batchSize) {
    const batch = ready[(done / batchSize) % kinds] ?? [];
    yield count - done < batchSize ? batch.slice(0, count - done) : batch;
  }
}

function makeBatch(kind: number): Cells[] {
  return Array.from({ length: batchSize }, (_, index) => makeRow(kind * batchSize + index));
}

function makeRow(number: number): Cells {
  const startedAt = new Date(Date.UTC(2025, 5, 1) + number * 61_000);
  const [started, ended] = [startedAt.toISOString(), new Date(startedAt.getTime() + 500_000).toISOString()];
  const local = (time: string) => time.slice(0, 19).replace('T', ' ');
  const isMissed = number % 7 === 0;
  const [agent, rating] = isMissed ? ['', null] : [`Agent ${number % 12}`, number % 3 === 0 ? 'up' : null];
  return [
    ...['website', '11', local(started), local(ended), isMissed ? '' : local(ended), 'Europe/Berlin', started, ended],
    ...[isMissed ? '' : ended, isMissed ? null : number % 400, titles[number % titles.length] ?? ''],
    ...[`Visitor ${number}`, `visitor${number}@example.test`, 'Portland, United States', started],
    ...[`https://acme.test/products/${number % 90}?from=mail&id=${number}`, `user-${number}`],
    ...[`{"plan":"team","seats":${number % 40},"note":"since 2019"}`, ''],
    ...['website', 'https://acme.slack.com/archives/C0123456789', agent, '', rating],
    number % 9 === 0 ? `He said: "the ${number}th time, at last".\nThanks; see you!` : '',
  ];
}

const titles = [
  'Question about the invoice',
  'Where is my order?',
  'Hello, can somebody help me with the setup of my widget',
  'Pricing, discounts and annual plans',
  'The page says "not found"',
  ...Array.from({ length: 44 }, (_, index) => `Conversation ${index}`),
  '=HYPERLINK("https://evil.test","click")',
];
