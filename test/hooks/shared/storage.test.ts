import { clearDrafts } from 'chatdeck/hooks';
import { expect, test } from 'vitest';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import { memoryStorage } from '../network';

test('the drafts of a session end in all tabs, and those of others stay', () => {
  const storage = memoryStorage();
  const tab = (id: string) => ({
    id: () => id,
    enter: () => undefined,
    leave: () => undefined,
    openTabs: () => Promise.resolve(new Set<string>()),
  });
  for (const id of ['one', 'two']) {
    const drafts = createDraftStore({ storage, tab: tab(id) });
    for (const session of ['acme', 'acme-two']) {
      drafts.update(`${session}/behavior/1`, (form) => ({
        ...form,
        draft: { patch: { label: 'Mine' }, base: { label: '' } },
      }));
    }
    drafts.close();
  }
  expect(storage.length).toBe(4);
  clearDrafts('acme', storage);
  expect(storage.text()).not.toContain('acme/');
  expect(storage.length).toBe(2);
});

test('without storage there is nothing to end', () => {
  expect(() => clearDrafts('acme', null)).not.toThrow();
});
