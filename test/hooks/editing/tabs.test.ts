import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from 'chatdeck/model';
import { cleanForm } from 'chatdeck/model/core/form-state';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import type { PageTab } from '../../../src/hooks/shared/page-tab';
import { memoryStorage } from '../network';

const key = 'session/person/11/behavior';
let storage = memoryStorage();
const open = new Set<string>();

beforeEach(() => {
  storage = memoryStorage();
  open.clear();
});

/** A tab of one browser; the others know whether it is open. */
function openTab(name: string, now = () => 1000) {
  const tab: PageTab = {
    id: () => name,
    openTabs: () => Promise.resolve(new Set(open)),
    enter: () => void open.add(name),
    leave: () => void open.delete(name),
  };
  const store = createDraftStore({ storage, tab, now });
  store.open();
  return {
    ...store,
    type: (patch: JsonObject) => {
      store.update(key, () => ({ ...cleanForm<JsonObject>(), draft: { patch, base: { title: '' } } }));
      store.flush();
    },
    /** As when the browser kills it: nothing more is written. */
    crash: () => void open.delete(name),
  };
}

describe('drafts of several tabs', () => {
  it('of which both are open stay apart, and neither is offered to the other', async () => {
    const [one, other] = [openTab('one'), openTab('other')];
    one.type({ title: 'One' });
    other.type({ title: 'Other' });
    await other.findLeft();
    expect(other.left(key)).toBeUndefined();
    expect(openTab('one').get(key).draft.patch).toEqual({ title: 'One' });
    expect(openTab('other').get(key).draft.patch).toEqual({ title: 'Other' });
  });

  it('are offered by a later tab once theirs was closed or has crashed, the newest first', async () => {
    openTab('closed', () => 1000).type({ title: 'Closed' });
    const crashed = openTab('crashed', () => 2000);
    crashed.type({ title: 'Crashed' });
    crashed.crash();
    open.delete('closed');

    const later = openTab('later', () => 3000);
    await later.findLeft();
    expect(later.left(key)).toMatchObject({ savedAt: 2000, draft: { patch: { title: 'Crashed' } } });
    const left = later.left(key);
    if (left) later.dropLeft(left);
    expect(later.left(key)).toMatchObject({ savedAt: 1000, draft: { patch: { title: 'Closed' } } });
    expect(storage.text()).not.toContain('Crashed');
  });

  it('are gone after a sign-out, whichever tab they are of', async () => {
    openTab('one').type({ title: 'One' });
    open.delete('one');
    const other = openTab('other');
    other.type({ title: 'Other' });
    await other.findLeft();
    other.clear('session/');
    expect(other.left(key)).toBeUndefined();
    expect(storage).toHaveLength(0);
  });

  it('are no news where this tab holds the same', async () => {
    openTab('before a reload').type({ title: 'Same' });
    open.delete('before a reload');
    const tab = openTab('after');
    tab.type({ title: 'Same' });
    await tab.findLeft();
    expect(tab.left(key)).toBeUndefined();
  });

  it('are looked for again when another tab has gone since', async () => {
    const one = openTab('one');
    const other = openTab('other');
    one.type({ title: 'One' });
    const heard = vi.fn();
    other.subscribe(heard);
    one.close();
    await other.findLeft();
    expect(heard).toHaveBeenCalled();
    expect(other.left(key)).toBeDefined();
  });
});

describe('closing the page', () => {
  it('loses nothing that storage holds', () => {
    const tab = openTab('one');
    tab.type({ title: 'Typed' });
    expect(tab.wouldLose()).toBe(false);
  });

  it('would lose a draft that only memory holds, until it ends', () => {
    const tab = createDraftStore({ storage: null });
    tab.update(key, () => ({ ...cleanForm<JsonObject>(), draft: { patch: { title: 'Typed' }, base: {} } }));
    expect(tab.wouldLose()).toBe(true);
    tab.update(key, () => cleanForm<JsonObject>());
    expect(tab.wouldLose()).toBe(false);
  });

  it('would lose a secret, which is never stored', () => {
    const tab = openTab('one');
    tab.type({ segmentWriteKey: 'hush' });
    expect(storage.text()).not.toContain('hush');
    expect(tab.wouldLose()).toBe(true);
  });

  it('would lose the answer to a save that is on its way', () => {
    const tab = openTab('one');
    tab.update(key, () => ({ ...cleanForm<JsonObject>(), sections: { presence: { phase: 'saving' } } }));
    expect(tab.wouldLose()).toBe(true);
    tab.update(key, () => ({ ...cleanForm<JsonObject>(), sections: { presence: { phase: 'saved' } } }));
    expect(tab.wouldLose()).toBe(false);
  });
});
