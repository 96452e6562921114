import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanForm } from 'chatdeck/model/core/form-state';
import type { JsonObject } from 'chatdeck/model';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import { thisTab } from '../../../src/hooks/shared/page-tab';
import { memoryStorage } from '../network';

const key = 'session/person/11/behavior';
const typed = { ...cleanForm<JsonObject>(), draft: { patch: { title: 'Typed' }, base: { title: '' } } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft store', () => {
  it('has stored what was typed within 300 ms', () => {
    const storage = memoryStorage();
    createDraftStore({ storage, tab: thisTab() }).update(key, () => typed);
    vi.advanceTimersByTime(300);
    expect(createDraftStore({ storage, tab: thisTab() }).get(key).draft).toEqual(typed.draft);
  });

  it('writes nothing once it is closed, so that a late answer does not touch the drafts of who comes next', () => {
    const storage = memoryStorage();
    const store = createDraftStore({ storage, tab: thisTab() });
    store.update(key, () => typed);
    store.close();
    expect(storage.text()).toContain('Typed');
    createDraftStore({ storage, tab: thisTab() }).clear('session/');
    store.update(key, (state) => ({ ...state, draft: { patch: { title: 'Late' }, base: { title: '' } } }));
    vi.advanceTimersByTime(60_000);
    expect(storage).toHaveLength(0);
  });

  it('writes nothing for a save that is only progressing', () => {
    const storage = memoryStorage();
    const store = createDraftStore({ storage, tab: thisTab() });
    store.update(key, () => typed);
    store.flush();
    const other = createDraftStore({ storage, tab: thisTab() });
    other.clear('session/');
    store.update(key, (state) => ({ ...state, sections: { presence: { phase: 'failed' } } }));
    vi.advanceTimersByTime(60_000);
    expect(storage).toHaveLength(0);
  });

  it('forgets drafts that are older than a week, or of another form', () => {
    const storage = memoryStorage();
    createDraftStore({ storage, tab: thisTab(), now: () => 0 }).update(key, () => typed);
    vi.advanceTimersByTime(300);
    const week = 7 * 86_400_000;
    expect(createDraftStore({ storage, tab: thisTab(), now: () => week - 1 }).has(key)).toBe(true);
    expect(createDraftStore({ storage, tab: thisTab(), now: () => week }).has(key)).toBe(false);
    const [name = ''] = [storage.key(0) ?? ''];
    for (const text of ['', '{', '[]', '{"savedAt":1}', '{"savedAt":1,"draft":{"patch":1,"base":2}}']) {
      storage.setItem(name, text);
      expect(createDraftStore({ storage, tab: thisTab(), now: () => 1 }).has(key)).toBe(false);
    }
  });

  it('reads no draft of another version, and removes what it cannot read', () => {
    const storage = memoryStorage();
    createDraftStore({ storage, tab: thisTab(), now: () => 0 }).update(key, () => typed);
    vi.advanceTimersByTime(300);
    const text = storage.getItem(`chatdeck:draft:2:${key}#${thisTab().id()}`) ?? '';
    expect(text).toContain('Typed');
    storage.removeItem(`chatdeck:draft:2:${key}#${thisTab().id()}`);
    for (const version of ['0', '1', '10', 'next']) storage.setItem(`chatdeck:draft:${version}:${key}`, text);
    storage.setItem('chatdeck:draft:2:session/person/12/behavior#tab', '{"savedAt":');
    storage.setItem(
      'chatdeck:draft:2:session/person/13/behavior#tab',
      text.replace('"savedAt":0', '"savedAt":-700000000'),
    );
    storage.setItem('chatdeck:draft:2:session/person/14/behavior#tab', text);
    storage.setItem("the host's own", text);

    const store = createDraftStore({ storage, tab: thisTab(), now: () => 1 });
    expect(store.has(key)).toBe(false);
    store.open();
    expect(storage.text()).toContain('session/person/14/behavior');
    expect(storage.text()).toContain("the host's own");
    expect(storage).toHaveLength(2);
  });

  it('works on where storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const storage = { ...memoryStorage(), length: 0, getItem: refuse, setItem: refuse, removeItem: refuse };
    const store = createDraftStore({ storage, tab: thisTab() });
    store.update(key, () => typed);
    vi.advanceTimersByTime(300);
    expect(store.get(key).draft).toEqual(typed.draft);
  });
});
