import { makeQuestionGroup, makeSavedReply, makeWidget } from 'chatdeck/testing';
import { questionGroupSchema } from 'chatdeck/model/entities/question-group';
import { savedReplySchema } from 'chatdeck/model/entities/saved-reply';
import { widgetSchema } from 'chatdeck/model/entities/widget';
import { readAnswer, type JsonObject } from 'chatdeck/model/core/tolerant';
import { beforeEach, describe, expect, it } from 'vitest';
import { editDraft } from '../../../src/hooks/editing/edit-draft';
import { draftedIn, layDrafts } from '../../../src/hooks/editing/lay-draft';
import { createDraftStore } from '../../../src/hooks/shared/drafts';
import { thisTab } from '../../../src/hooks/shared/page-tab';
import { memoryStorage } from '../network';

const keyOf = (tab: string) => `session/person/11/${tab}`;
let storage = memoryStorage();
let drafts = createDraftStore({ storage, tab: thisTab() });

beforeEach(() => {
  storage = memoryStorage();
  drafts = createDraftStore({ storage, tab: thisTab() });
});

const reply = readAnswer(savedReplySchema, makeSavedReply({ id: 501, label: 'Hours' }));
const group = readAnswer(questionGroupSchema, makeQuestionGroup({ uid: 'g1', label: 'Orders' }));
const widget = readAnswer(widgetSchema, makeWidget({ Id: 11, onlineTitle: 'Hello' }));
const copies = { widget, replies: [reply], groups: [group] };
const lay = (patches: Parameters<typeof layDrafts>[1]['patches']) =>
  layDrafts(drafts, { patches, copies, way: 'import', keyOf });
const draftOf = (tab: string) => drafts.get(keyOf(tab)).draft;

describe('edits that are laid into the forms of tabs', () => {
  it('wait there as unsaved changes over what is saved, and are counted by tab', () => {
    const laid = lay({
      appearance: { onlineTitle: 'Hi', titleColor: '#0f766e' },
      'saved-replies': { '501/label': 'Open', 'new/label': 'New', 'new/response': 'Yes' },
      'question-groups': { 'g1/label': 'Shipping' },
      triggers: { minDelay: 5 },
      behavior: {},
    });
    expect(laid).toEqual([
      { tab: 'appearance', count: 2 },
      { tab: 'saved-replies', count: 2 },
      { tab: 'question-groups', count: 1 },
      { tab: 'triggers', count: 1 },
    ]);
    expect(draftOf('appearance')).toMatchObject({
      patch: { onlineTitle: 'Hi', titleColor: '#0f766e' },
      base: { onlineTitle: 'Hello' },
    });
    expect(draftOf('saved-replies')).toMatchObject({
      patch: { '501/label': 'Open', 'new/label': 'New', 'new/response': 'Yes' },
      base: { '501/label': 'Hours' },
    });
    expect(draftOf('question-groups')).toMatchObject({
      patch: { 'g1/label': 'Shipping' },
      base: { 'g1/label': 'Orders' },
    });
    expect(draftOf('triggers').patch).toEqual({ minDelay: 5 });
    expect(draftOf('behavior').patch).toEqual({});
  });

  it('are stored at once, for another browser tab or after a crash', () => {
    lay({ appearance: { onlineTitle: 'Hi' } });
    expect(storage.text()).toContain('"onlineTitle\\":\\"Hi');
  });

  it('are none where they are what is saved', () => {
    lay({ appearance: { onlineTitle: 'Hello' } });
    expect(draftOf('appearance').patch).toEqual({});
  });

  it('can be read back by tab', () => {
    lay({ appearance: { onlineTitle: 'Hi' }, triggers: { minDelay: 5 } });
    expect(draftedIn(drafts, keyOf)).toEqual({
      behavior: {},
      appearance: { onlineTitle: 'Hi' },
      'op-hours': {},
      triggers: { minDelay: 5 },
      'saved-replies': {},
      'question-groups': {},
    });
  });
});

describe('an edit of a form that isn’t on the page', () => {
  const saved: JsonObject = { title: 'a', note: 'b' };

  it('starts from what is typed there, and stays beside it', () => {
    editDraft(drafts, keyOf('behavior'), saved, () => ({ title: 'typed' }));
    const seen: object[] = [];
    editDraft(drafts, keyOf('behavior'), saved, (value) => {
      seen.push(value);
      return { note: 'edited' };
    });
    expect(seen).toEqual([{ title: 'typed', note: 'b' }]);
    expect(draftOf('behavior')).toEqual({ patch: { title: 'typed', note: 'edited' }, base: saved });
  });
});
