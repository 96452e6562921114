import { describe, expect, it } from 'vitest';
import { createChangeLog } from '../../../src/hooks/shared/change-log';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import { memoryStorage } from '../network';

const day = 24 * 60 * 60 * 1000;
const textOf = (length: number) => 'x'.repeat(length);
const entry = (after: string) => ({
  who: 'admin@acme.test',
  how: 'form' as const,
  changes: [{ name: 'onlineTitle', after }],
});
const afters = (entries: readonly { changes: readonly { after?: unknown }[] }[]) =>
  entries.map(({ changes }) => changes[0]?.after);

/** A browser's storage that takes so many characters. */
function smallStorage(room: number) {
  const storage = memoryStorage();
  const used = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').reduce(
      (sum, item) => sum + (storage.getItem(item) ?? '').length,
      0,
    );
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    used,
    setItem(item: string, text: string) {
      if (used() - (storage.getItem(item) ?? '').length + text.length > room) throw new Error('QuotaExceededError');
      storage.setItem(item, text);
    },
  };
}

describe('the change log in the browser', () => {
  it('leaves room for drafts: it gives up its own when storage is full', () => {
    const storage = smallStorage(1000);
    const log = createChangeLog(storage);
    log.record('acme/1/11', entry(textOf(700)));
    expect(storage.used()).toBeGreaterThan(700);
    const drafts = createDraftStore({ storage });
    drafts.update('acme/1/11/behavior', (form) => ({
      ...form,
      draft: { patch: { onlineTitle: textOf(400) }, base: { onlineTitle: '' } },
    }));
    expect(drafts.wouldLose()).toBe(false);
    drafts.close();
    expect(storage.text()).toContain(textOf(400));
    expect(log.entries('acme/1/11')).toEqual([]);
  });

  it('shows the newest changes even if storage has room for older ones only', () => {
    const log = createChangeLog(smallStorage(1000));
    log.record('acme/1/11', entry('old'));
    log.record('acme/1/11', entry(textOf(900)));
    expect(afters(log.entries('acme/1/11'))).toEqual([textOf(900), 'old']);
  });

  it('keeps a million characters at most, and ends the logs of the widgets that were changed longest ago', () => {
    const storage = smallStorage(Infinity);
    let now = Date.UTC(2026, 10, 25);
    const log = createChangeLog(storage, () => (now += 1000));
    for (let widget = 1; widget <= 6; widget += 1) {
      for (let index = 0; index < 20; index += 1) log.record(`acme/1/${widget}`, entry(textOf(10_000)));
    }
    expect(storage.used()).toBeLessThan(1_000_000);
    expect([1, 2, 3, 6].map((widget) => log.entries(`acme/1/${widget}`).length)).toEqual([0, 0, 20, 20]);
  });

  it('removes changes of over 90 days when the app opens', () => {
    const storage = memoryStorage();
    let now = Date.UTC(2026, 0, 1);
    const log = createChangeLog(storage, () => now);
    log.record('acme/1/11', entry('gone'));
    log.record('acme/1/12', entry('old'));
    now += 50 * day;
    log.record('acme/1/12', entry('kept'));
    now += 50 * day;
    createChangeLog(storage, () => now).removeOld();
    expect(storage.length).toBe(1);
    expect(storage.text()).toContain('kept');
    expect(storage.text()).not.toContain('old');
  });
});
