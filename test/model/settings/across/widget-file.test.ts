import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAnswer } from 'chatdeck/model/core/tolerant';
import type { QuestionGroup } from 'chatdeck/model/entities/question-group';
import type { SavedReply } from 'chatdeck/model/entities/saved-reply';
import { widgetSchema, type Widget } from 'chatdeck/model/entities/widget';
import { settingChoices, settingsDefaults } from 'chatdeck/model/entities/widget-settings';
import { importPlan } from 'chatdeck/model/settings/across/import-plan';
import { readWidgetFile } from 'chatdeck/model/settings/across/read-widget-file';
import { leftOutSettings, type WidgetFile } from 'chatdeck/model/settings/across/widget-file';
import { toWidgetFile, widgetFileName, writeWidgetFile } from 'chatdeck/model/settings/across/write-widget-file';
import { makeParsedPlan, makeWidget } from 'chatdeck/testing';
import { loadWidgetFileSchema } from '../../../../scripts/openapi/load';

const basicPlan = makeParsedPlan();
const account = {
  plan: basicPlan,
  rules: { hasAcceptedTerms: true, hasOperatingHours: true },
  widgetUuids: [makeWidget().Uuid],
};
const at = new Date('2026-11-25T09:00:00Z');
const choices: Partial<Record<string, readonly unknown[]>> = settingChoices;

/** Any widget that a server can store. */
const anyWidget = fc
  .record({
    settings: fc.record(
      Object.fromEntries(
        Object.entries(settingsDefaults)
          .filter(([name]) => name !== 'triggerJson')
          .map(([name, value]) => [name, valueOf(name, value)]),
      ),
    ),
    operatingHours: fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 22 }))
        .map(([weekday, hour]) => ({ weekday, start: hour * 100, end: (hour + 1) * 100, ceId: 11 })),
      { maxLength: 4 },
    ),
    triggers: fc.uniqueArray(
      fc.record({
        uid: fc.string({ minLength: 1, maxLength: 8 }),
        message: fc.string(),
        after: fc.integer({ min: 0, max: 999 }),
        on: fc.array(
          fc.webPath({ size: 'small' }).filter((path) => path !== '' && !/[\s,]/.test(path)),
          {
            maxLength: 3,
          },
        ),
        matchType: fc.constantFrom('contains', 'exact', 'startsWith'),
        enabled: fc.boolean(),
        displayStyle: fc.constantFrom('peek', 'open'),
      }),
      { selector: ({ uid }) => uid, maxLength: 3 },
    ),
  })
  .map(({ settings, operatingHours, triggers }) =>
    readAnswer(widgetSchema, {
      ...makeWidget(),
      ...settings,
      operatingHours,
      triggerJson: JSON.stringify({ minDelay: 60, triggers }),
    }),
  );

function valueOf(name: string, value: unknown): fc.Arbitrary<unknown> {
  const allowed = choices[name];
  if (allowed) return fc.constantFrom(...allowed);
  if (typeof value === 'boolean') return fc.boolean();
  return typeof value === 'number' ? fc.integer({ min: 0, max: 9999 }) : fc.string({ maxLength: 30 });
}

const anyReply: fc.Arbitrary<SavedReply> = fc.record({
  id: fc.integer({ min: 1 }),
  label: fc.string(),
  triggerPhrases: fc.string(),
  autoSend: fc.boolean(),
  shortcut: fc.string({ maxLength: 6 }),
  response: fc.string(),
  chatEndpointId: fc.constant(11),
});

function node(text: string, isQ: boolean, children: unknown[] = []) {
  return { id: `${isQ ? 'q' : 'a'}-${text}`, text, isQ, action: isQ ? '' : 'new', customResponseText: '', children };
}

const anyGroup: fc.Arbitrary<QuestionGroup> = fc
  .record({
    uid: fc.uuid(),
    label: fc.string(),
    shortcut: fc.string({ maxLength: 6 }),
    auto: fc.boolean(),
    prompt: fc.constantFrom('', 'Hello', '<b>Hello</b>'),
    texts: fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }),
  })
  .map(({ texts, ...group }) => ({
    ...group,
    accountId: 1,
    treeJson: JSON.stringify(texts.map((text) => node(text, true, [node(text, false)]))),
  }));

const anyParts = fc.record({
  widget: anyWidget,
  replies: fc.uniqueArray(anyReply, { selector: ({ id }) => id, maxLength: 3 }),
  groups: fc.uniqueArray(anyGroup, { selector: ({ uid }) => uid, maxLength: 3 }),
});

function readReady(text: string): WidgetFile {
  const reading = readWidgetFile(text);
  if (reading.status === 'failed') throw new Error(JSON.stringify(reading.fault));
  return reading.file;
}

function counter() {
  let count = 0;
  return () => `new-${(count += 1)}`;
}

describe('a widget in one file', () => {
  it('changes nothing when it is imported where it came from', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const file = readReady(writeWidgetFile(toWidgetFile(parts, at)));
        const plan = importPlan(file, { ...parts, ...account }, counter());
        for (const { tab, changes, patch, conflicts } of plan) {
          expect({ tab, changes, patch, conflicts: conflicts.filter(({ code }) => code !== 'invalid') }).toEqual({
            tab,
            changes: [],
            patch: {},
            conflicts: [],
          });
        }
        expect(plan.map(({ tab }) => tab)).toEqual([
          'behavior',
          'appearance',
          'op-hours',
          'triggers',
          'saved-replies',
          'question-groups',
        ]);
      }),
    );
  });

  it('makes another widget the same, but for what a file leaves out', () => {
    fc.assert(
      fc.property(anyWidget, anyWidget, (anything, anyTarget) => {
        const from = { ...anything, collectVisitorMetaData: true };
        const to = { ...anyTarget, teamAvatarUrl: 'https://cdn.test/team.png' };
        const file = readReady(writeWidgetFile(toWidgetFile({ widget: from }, at)));
        const target = { widget: to, ...account };
        const patches = importPlan(file, target, counter())
          .filter(({ tab }) => tab === 'behavior' || tab === 'appearance')
          .map(({ patch }) => patch as Partial<Widget>);
        const after = Object.assign({}, to, ...patches) as Widget;
        const kept = Object.fromEntries(leftOutSettings.map((name) => [name, to[name]]));
        const hours = { triggerJson: to.triggerJson, operatingHours: to.operatingHours, tz: to.tz };
        const { onOffSchedule, sendOpHourChangeMessages } = to;
        expect(after).toEqual({ ...from, ...kept, ...hours, onOffSchedule, sendOpHourChangeMessages });
      }),
    );
  });

  it('has no secrets', () => {
    const secrets = Object.fromEntries(leftOutSettings.map((name) => [name, `https://secret.test/${name}`]));
    const widget = readAnswer(
      widgetSchema,
      makeWidget({ ...secrets, apiKey: 'secret-key', zapierApiKey: 'secret-zap' }),
    );
    expect(writeWidgetFile(toWidgetFile({ widget }, at))).not.toContain('secret');
  });

  it('is named after its widget and the day', () => {
    const widget = readAnswer(widgetSchema, makeWidget({ RoomName: 'küche & co/../x' }));
    expect(widgetFileName(toWidgetFile({ widget }, at))).toBe('küche-co-x-2026-11-25.json');
    expect(widgetFileName({ format: 'chatdeck-widget', version: 1 })).toBe('widget.json');
  });
});

describe('a file from anyone', () => {
  const file = { format: 'chatdeck-widget', version: 1 };
  const reply = { label: 'A', triggerPhrases: '', autoSend: false, shortcut: '', response: 'B' };
  const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
  it.each([
    ['is too large', ' '.repeat(100_000_001), { code: 'tooLarge' }],
    ['is as large as it may be, and no JSON', ' '.repeat(100_000_000), { code: 'notJson' }],
    ['is no JSON', '{"format":', { code: 'notJson' }],
    ['is something else', '[1]', { code: 'notAWidget' }],
    ['is of another kind', '{"format":"chatdeck/question-group"}', { code: 'notAWidget' }],
    ['is newer', JSON.stringify({ ...file, version: 2 }), { code: 'newerVersion', version: 2 }],
    ['has no version', JSON.stringify({ format: file.format }), { code: 'wrongType', name: 'version' }],
    ['is nested too deeply', `{"format":"chatdeck-widget","version":1,"x":${deep}}`, { code: 'tooDeep' }],
    ['has a prototype', '{"settings":{"__proto__":{"off":true}}}', { code: 'unsafeName', name: 'settings.__proto__' }],
    [
      'has text for a switch',
      JSON.stringify({ ...file, settings: { hideWhenOffline: 'yes' } }),
      { code: 'wrongType', name: 'settings.hideWhenOffline' },
    ],
    [
      'has 10,000 replies',
      JSON.stringify({ ...file, savedReplies: Array.from({ length: 10_000 }, () => reply) }),
      { code: 'tooMany', name: 'savedReplies', most: 1000 },
    ],
    [
      'has an odd question',
      JSON.stringify({
        ...file,
        questionGroups: [{ label: '', shortcut: '', auto: false, prompt: '', tree: [{ id: 1 }] }],
      }),
      { code: 'wrongType', name: 'questionGroups.0.tree.0.id' },
    ],
  ])('is rejected if it %s', (_what, text, fault) => {
    expect(readWidgetFile(text)).toEqual({ status: 'failed', fault });
  });

  it('names the fields that it leaves out, in hours and questions too', () => {
    const group = { label: 'A', shortcut: '', auto: false, prompt: '' };
    const filedNode = (isQ: boolean) => ({ ...node('A', isQ), expanded: true });
    const text = JSON.stringify({
      ...file,
      $schema: 'widget-file.schema.json',
      theme: 'dark',
      settings: {
        onlineTitle: 'Hi',
        webhookUrl: 'https://a.test',
        sparkle: true,
        operatingHours: [{ weekday: 1, start: 900, end: 1700, label: 'Morning' }],
      },
      savedReplies: [
        { ...reply, mood: 'good' },
        { ...reply, mood: 'bad' },
      ],
      questionGroups: [{ ...group, tree: [{ ...filedNode(true), children: [{ ...filedNode(false), icon: 'hand' }] }] }],
    });
    expect(readWidgetFile(text)).toEqual({
      status: 'ready',
      file: {
        ...file,
        settings: { onlineTitle: 'Hi', operatingHours: [{ weekday: 1, start: 900, end: 1700 }] },
        savedReplies: [reply, reply],
        questionGroups: [{ ...group, tree: [{ ...filedNode(true), children: [filedNode(false)] }] }],
      },
      unknown: [
        'theme',
        'settings.webhookUrl',
        'settings.sparkle',
        'settings.operatingHours.label',
        'savedReplies.mood',
        'questionGroups.tree.icon',
      ],
    });
  });
});

describe('the limits of a file', () => {
  const nested = (levels: number) =>
    `{"format":"chatdeck-widget","version":1,"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;

  it('is read with 220 levels, itself included, and no more', () => {
    expect(readWidgetFile(nested(219))).toMatchObject({ status: 'ready' });
    expect(readWidgetFile(nested(220))).toMatchObject({ fault: { code: 'tooDeep' } });
  });

  it('names 50 fields that are left out', () => {
    const names = Array.from({ length: 51 }, (_, index) => `field${index}`);
    const file = { format: 'chatdeck-widget', version: 1, ...Object.fromEntries(names.map((name) => [name, 1])) };
    expect(readWidgetFile(JSON.stringify(file))).toMatchObject({ unknown: names.slice(0, 50) });
  });
});

describe('importing another widget’s file', () => {
  const widget = readAnswer(widgetSchema, makeWidget());
  const stored: SavedReply = {
    id: 5,
    label: 'Shipping',
    triggerPhrases: '',
    autoSend: false,
    shortcut: 'ship',
    response: 'Soon',
    chatEndpointId: 11,
  };
  const storedGroup: QuestionGroup = {
    uid: 'g1',
    accountId: 1,
    label: 'Welcome',
    shortcut: 'hello',
    auto: true,
    prompt: '',
    treeJson: '[]',
  };
  const target = { ...account, widget, replies: [stored], groups: [storedGroup] };
  const { id: _id, chatEndpointId: _widget, ...reply } = stored;
  const group = { label: 'Returns', shortcut: 'HELLO', auto: true, prompt: 'Returns?', tree: [] };
  const file: WidgetFile = { format: 'chatdeck-widget', version: 1 };

  it('names shortcuts that are taken, in the widget or earlier in the file', () => {
    const replies = [
      { ...reply, label: 'Delivery', response: 'Today', shortcut: 'Ship' },
      { ...reply, label: 'One', shortcut: 'one' },
    ];
    const groups = [{ ...group, label: 'Two', shortcut: 'one', auto: false }];
    const plan = importPlan({ ...file, savedReplies: replies, questionGroups: groups }, target, counter());
    expect(plan.flatMap(({ conflicts }) => conflicts).filter(({ code }) => code === 'shortcutTaken')).toEqual([
      { code: 'shortcutTaken', label: 'Delivery', shortcut: 'Ship', owner: { kind: 'reply', label: 'Shipping' } },
      { code: 'shortcutTaken', label: 'Two', shortcut: 'one', owner: { kind: 'reply', label: 'One' } },
    ]);
    expect(plan[0]?.patch).toMatchObject({ 'new:new-1/shortcut': '', 'new:new-2/shortcut': 'one' });
  });

  it('keeps the group that opens automatically', () => {
    const [part] = importPlan({ ...file, questionGroups: [group] }, target, counter());
    expect(part?.conflicts).toContainEqual({ code: 'secondAutomatic', label: 'Returns', owner: 'Welcome' });
    expect(part?.patch).toMatchObject({ 'new-1/auto': false, 'new-1/shortcut': '' });
  });

  it('adds nothing twice before a save, whatever the first import had to adapt', () => {
    const replies = ['One', 'Two'].map((label) => ({ ...reply, label, shortcut: 'same' }));
    const groups = ['Three', 'Four'].map((label) => ({ ...group, label }));
    const on = ['/cart'];
    const trigger = { uid: 't', message: 'Hi', after: 5, on, enabled: true, displayStyle: 'peek' as const };
    const whole: WidgetFile = {
      ...file,
      settings: { onlineTitle: 'Filed' },
      triggers: { minDelay: 7, triggers: [trigger] },
      savedReplies: replies,
      questionGroups: groups,
    };
    const makeId = counter();
    const first = importPlan(whole, target, makeId);
    expect(first.map(({ changes }) => changes.length)).toEqual([1, 2, 2, 2]);
    const drafted = Object.fromEntries(first.map(({ tab, patch }) => [tab, patch]));
    const second = importPlan(whole, { ...target, drafted }, makeId);
    expect(second.map(({ changes, patch, conflicts }) => ({ changes, patch, conflicts }))).toEqual(
      first.map(() => ({ changes: [], patch: {}, conflicts: [] })),
    );
  });

  it('adds each of several new triggers, also where the file gives them the same uid', () => {
    const trigger = {
      uid: 'new',
      message: 'Hi',
      after: 5,
      on: ['/cart'],
      enabled: true,
      displayStyle: 'peek' as const,
    };
    const triggers = ['One', 'Two', 'Three'].map((message) => ({ ...trigger, message }));
    const plan = importPlan({ ...file, triggers: { minDelay: 60, triggers } }, target, counter());
    const patch = plan.find(({ tab }) => tab === 'triggers')?.patch ?? {};
    const added = Object.values(patch).filter((item) => typeof item === 'object');
    expect(added.map((item) => (item as { message: string }).message)).toEqual(['One', 'Two', 'Three']);
  });

  it('changes the items that the widget has, by their uids or labels, and adds the others', () => {
    const trigger = { uid: 't', message: 'Hi', after: 5, on: ['/cart'], enabled: true, displayStyle: 'peek' as const };
    const edited = readAnswer(
      widgetSchema,
      makeWidget({
        triggerJson: JSON.stringify({ minDelay: 60, triggers: [{ ...trigger, matchType: 'exact', color: 'red' }] }),
      }),
    );
    const whole: WidgetFile = {
      ...file,
      triggers: {
        minDelay: 60,
        triggers: [
          { ...trigger, message: 'Hello' },
          { ...trigger, uid: 'u' },
        ],
      },
      savedReplies: [
        { ...reply, response: 'Now' },
        { ...reply, label: 'New', shortcut: 'new' },
      ],
      questionGroups: [{ ...group, label: 'Welcome', shortcut: 'hello' }],
    };
    const parts = importPlan(whole, { ...target, widget: edited }, counter());
    expect(parts.map(({ patch }) => patch)).toEqual([
      {
        'trigger:t': { ...trigger, message: 'Hello', matchType: 'contains', color: 'red' },
        'trigger:u': { ...trigger, uid: 'u', isNew: true, isEdited: true },
      },
      {
        '5/response': 'Now',
        ...Object.fromEntries(Object.entries(reply).map(([name, value]) => [`new:new-1/${name}`, value])),
        'new:new-1/label': 'New',
        'new:new-1/shortcut': 'new',
      },
      { 'g1/prompt': 'Returns?' },
    ]);
    expect(parts[1]?.changes).toEqual([
      { name: 'reply:5', before: reply, after: { ...reply, response: 'Now' } },
      { name: 'reply:new:new-1', after: { ...reply, label: 'New', shortcut: 'new' } },
    ]);
    expect(parts.flatMap(({ conflicts }) => conflicts).filter(({ code }) => code !== 'invalid')).toEqual([]);
  });

  it('renames a reply that differs in nothing else', () => {
    const [part] = importPlan({ ...file, savedReplies: [{ ...reply, label: 'Delivery' }] }, target, counter());
    expect(part).toMatchObject({ patch: { '5/label': 'Delivery' }, conflicts: [] });
  });

  it('does not replace questions that can’t be read', () => {
    const groups = [{ ...storedGroup, treeJson: '{' }];
    const filed = { ...group, label: 'Welcome', shortcut: '', auto: false };
    const [part] = importPlan({ ...file, questionGroups: [filed] }, { ...target, groups }, counter());
    expect(part?.changes).toEqual([{ name: 'group:new-1', after: filed }]);
  });

  it('leaves out settings that this widget can’t have, and says why', () => {
    const bare = readAnswer(widgetSchema, makeWidget({ Scope: '', BotScope: '', collectVisitorMetaData: false }));
    const settings = {
      transcriptRecipient: 'owner@acme.test',
      countryAllowList: 'DE',
      teamAvatarOn: true,
      showTeamAvatarPreChat: true,
      onlineTitle: 'Filed',
    };
    const parts = importPlan({ ...file, settings }, { ...target, widget: bare }, counter());
    expect(parts.map(({ patch }) => patch)).toEqual([{}, { onlineTitle: 'Filed' }]);
    expect(parts[0]?.conflicts).toEqual(
      expect.arrayContaining([
        { code: 'refused', name: 'transcriptRecipient', reason: 'permissionMissing' },
        { code: 'refused', name: 'countryAllowList', reason: 'visitorDataOff' },
        { code: 'refused', name: 'forwardSlackUserName', reason: 'noPicture' },
      ]),
    );
  });

  it('imports nothing for someone who hasn’t accepted the terms', () => {
    const rules = { ...account.rules, hasAcceptedTerms: false };
    const parts = importPlan(
      { ...file, settings: { onlineTitle: 'A' }, savedReplies: [reply] },
      { ...target, rules },
      counter(),
    );
    expect(parts.map(({ block }) => block)).toEqual([{ code: 'terms' }, { code: 'terms' }]);
  });

  it('names answers that lead to widgets of another account, which then lead nowhere', () => {
    const answer = (action: string) => ({ ...node('Yes', false), action, expanded: true, children: [] });
    const tree = (actions: string[]) => [{ ...node('Sure?', true), expanded: true, children: actions.map(answer) }];
    const own = account.widgetUuids[0] ?? '';
    const questionGroups = [{ ...group, shortcut: '', auto: false, tree: tree([own, 'elsewhere', 'form']) }];
    const [part] = importPlan({ ...file, questionGroups }, target, counter());
    expect(part?.conflicts).toEqual([{ code: 'foreignWidget', label: 'Returns' }]);
    expect(part?.patch).toMatchObject({
      'new-1/tree': [{ children: [{ action: own }, { action: '' }, { action: 'form' }] }],
    });
  });

  it('counts unsaved items, and the shortcuts and the group that opens automatically among them', () => {
    const makeId = counter();
    const drafted = importPlan(
      { ...file, savedReplies: [{ ...reply, label: 'Drafted', shortcut: 'new' }], questionGroups: [group] },
      { ...target, groups: [] },
      makeId,
    );
    const patches = Object.fromEntries(drafted.map(({ tab, patch }) => [tab, patch]));
    const plan = importPlan(
      {
        ...file,
        savedReplies: [{ ...reply, label: 'Filed', response: 'Later', shortcut: 'New' }],
        questionGroups: [{ ...group, label: 'Other', shortcut: '' }],
      },
      { ...target, groups: [], drafted: patches },
      makeId,
    );
    expect(plan.flatMap(({ conflicts }) => conflicts).filter(({ code }) => code !== 'invalid')).toEqual([
      { code: 'shortcutTaken', label: 'Filed', shortcut: 'New', owner: { kind: 'reply', label: 'Drafted' } },
      { code: 'secondAutomatic', label: 'Other', owner: 'Returns' },
    ]);
  });

  it('names what the plan, a limit, or a check forbids', () => {
    const plan = { ...basicPlan, savedReplies: false };
    const replies = Array.from({ length: 1000 }, (_, index) => ({ ...reply, label: `R${index}`, shortcut: '' }));
    const parts = importPlan(
      { ...file, settings: { titleColor: 'red;' }, savedReplies: replies },
      { ...target, plan },
      counter(),
    );
    expect(parts.map(({ tab, block }) => [tab, block])).toEqual([
      ['appearance', undefined],
      ['saved-replies', { code: 'planRequired', feature: 'savedReplies' }],
    ]);
    expect(parts[0]?.conflicts).toEqual([{ code: 'invalid', name: 'titleColor', error: 'invalidCharacters' }]);
    expect(parts[1]?.conflicts).toEqual([{ code: 'tooMany', count: 1001, most: 1000 }]);
  });

  it('does not overwrite what it can’t read', () => {
    const broken = readAnswer(
      widgetSchema,
      makeWidget({ triggerJson: '{', operatingHours: [{ weekday: 9 }] as never }),
    );
    const parts = importPlan(
      { ...file, settings: { operatingHours: [] }, triggers: { minDelay: 5, triggers: [] }, questionGroups: [group] },
      { ...target, widget: broken, groups: undefined },
      counter(),
    );
    expect(parts.map(({ tab, block }) => [tab, block?.code])).toEqual([
      ['op-hours', 'unknownTarget'],
      ['triggers', 'unknownTarget'],
      ['question-groups', 'unknownTarget'],
    ]);
  });
});

test('the published schema is what the reader takes', async () => {
  const published = JSON.parse(readFileSync('api/widget-file.schema.json', 'utf8')) as unknown;
  expect(published).toEqual(await loadWidgetFileSchema());
});
