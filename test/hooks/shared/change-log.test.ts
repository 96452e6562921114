import { createChangeLog } from 'chatdeck/hooks/shared/change-log';
import { expect, test } from 'vitest';
import { memoryStorage } from '../network';

const DAY = 86_400_000;
const change = (after: string) => ({
  who: 'dana@acme.test',
  how: 'form' as const,
  changes: [{ name: 'topic', after }],
});
const long = 'x'.repeat(250_000);

function open(storage = memoryStorage()) {
  const clock = { now: Date.parse('2025-06-18T12:00:00Z') };
  return { clock, storage, log: createChangeLog(storage, () => clock.now) };
}

test('ends the log of the widget that was changed longest ago when all logs are too long', () => {
  const { clock, log } = open();
  for (let widget = 1; widget <= 7; widget += 1) {
    clock.now += 1000;
    log.record(`s/1/${widget}`, change(long));
  }
  expect([1, 2, 3, 7].map((widget) => log.entries(`s/1/${widget}`).length)).toEqual([0, 0, 1, 1]);
});

test('removes what is older than 90 days from the browser when anything is saved', () => {
  const { clock, log, storage } = open();
  log.record('s/1/1', change('old'));
  clock.now += 90 * DAY;
  log.record('s/1/2', change('kept'));
  expect(storage.text()).toContain('old');
  clock.now += 1;
  log.record('s/1/2', change('new'));
  expect(storage.text()).not.toContain('old');
  expect(log.entries('s/1/2')).toHaveLength(2);
});

test('shows what no longer fits in the browser’s storage until the page is left', () => {
  const storage = memoryStorage();
  const { log } = open(storage);
  log.record('s/1/1', change('stored'));
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  log.record('s/1/1', change('only here'));
  expect(log.entries('s/1/1').map(({ changes }) => changes[0]?.after)).toEqual(['only here', 'stored']);
});
