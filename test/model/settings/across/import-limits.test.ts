import { describe, expect, it } from 'vitest';
import type { SavedReply } from 'chatdeck/model/entities/saved-reply';
import { importPlan } from 'chatdeck/model/settings/across/import-plan';
import type { WidgetFile } from 'chatdeck/model/settings/across/widget-file';
import { makeParsedPlan, makeParsedWidget } from 'chatdeck/testing';

const stored: SavedReply = {
  id: 5,
  label: 'Shipping',
  triggerPhrases: '',
  autoSend: false,
  shortcut: 'ship',
  response: 'Soon',
  chatEndpointId: 11,
};
const { id: _id, chatEndpointId: _widget, ...reply } = stored;
const trigger = {
  uid: 'a',
  message: 'Hi',
  after: 5,
  on: ['/'],
  matchType: 'contains',
  enabled: true,
  displayStyle: 'peek',
} as const;
const target = {
  plan: makeParsedPlan(),
  rules: { hasAcceptedTerms: true, hasOperatingHours: true },
  widgetUuids: [],
  widget: makeParsedWidget(),
  replies: [stored],
  groups: [],
};

function conflictsOf(parts: Partial<WidgetFile>) {
  let count = 0;
  const plan = importPlan({ format: 'chatdeck-widget', version: 1, ...parts }, target, () => `new-${(count += 1)}`);
  return plan.flatMap(({ conflicts }) => conflicts);
}

describe('a list with what a file adds', () => {
  const replies = (length: number) =>
    Array.from({ length }, (_, index) => ({ ...reply, label: `R${index}`, shortcut: '' }));
  const triggers = (length: number) =>
    Array.from({ length }, (_, index) => ({ ...trigger, uid: `t${index}`, on: [`/${index}`] }));
  const groups = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: `G${index}`, shortcut: '', auto: false, prompt: '', tree: [] }));

  it('may have 1,000 replies, 200 triggers, and 200 groups', () => {
    const parts = { savedReplies: replies(999), triggers: { minDelay: 60, triggers: triggers(200) } };
    expect(conflictsOf({ ...parts, questionGroups: groups(200) })).toEqual([]);
  });

  it('may not have one more', () => {
    const parts = { savedReplies: replies(1000), triggers: { minDelay: 60, triggers: triggers(201) } };
    expect(
      conflictsOf({ ...parts, questionGroups: groups(201) }).toSorted(
        (a, b) => Number('most' in a && a.most) - Number('most' in b && b.most),
      ),
    ).toEqual([
      { code: 'tooMany', count: 201, most: 200 },
      { code: 'tooMany', count: 201, most: 200 },
      { code: 'tooMany', count: 1001, most: 1000 },
    ]);
  });

  it('is not too long for a file that only changes what is there', () => {
    const many = {
      ...target,
      replies: Array.from({ length: 1001 }, (_, index) => ({ ...stored, id: index, label: `R${index}`, shortcut: '' })),
    };
    const file = {
      format: 'chatdeck-widget' as const,
      version: 1 as const,
      savedReplies: [{ ...reply, label: 'R7', shortcut: '', response: 'Later' }],
    };
    const [part] = importPlan(file, many, () => 'new');
    expect(part?.changes).toHaveLength(1);
    expect(part?.conflicts).toEqual([]);
  });
});

describe('an item of a file that a save would reject', () => {
  it('is named with its first error', () => {
    expect(conflictsOf({ savedReplies: [{ ...reply, response: '' }] })).toEqual([
      { code: 'invalid', name: 'reply:5', label: 'Shipping', error: 'required' },
    ]);
    expect(conflictsOf({ triggers: { minDelay: 60, triggers: [{ ...trigger, message: '', on: [] }] } })).toEqual([
      { code: 'invalid', name: 'trigger:a', label: '', error: 'required' },
    ]);
    const group = { label: '', shortcut: '', auto: false, prompt: 'x'.repeat(1025), tree: [] };
    expect(conflictsOf({ questionGroups: [group] })).toEqual([
      { code: 'invalid', name: 'group:new-1', label: '', error: 'required' },
    ]);
  });
});
