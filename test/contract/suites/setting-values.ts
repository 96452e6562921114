import { maxTriggers, settingLengths, type JsonObject } from 'chatdeck/model';
import { maxSettingLength } from 'chatdeck/model/entities/widget-settings';
import { initialSettings } from 'chatdeck/service';
import { makeDataset } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const trigger = {
  uid: 'k2v9x4m1qd',
  message: 'Need help?',
  after: 30,
  on: ['/pricing'],
  matchType: 'startsWith',
  enabled: true,
  displayStyle: 'peek',
};

const triggersOf = (...triggers: unknown[]) => JSON.stringify({ minDelay: 60, matchType: 'contains', triggers });
/** So many triggers, each another one. */
const manyTriggers = (count: number) =>
  triggersOf(...Array.from({ length: count }, (_, index) => ({ ...trigger, uid: `t${index}` })));

const webhookNames = [
  'offlineMessageWebhookURL',
  'webhookUrl',
  'newConversationWebhookURL',
  'noAnswerWebhookUrl',
  'feedbackWebhookUrl',
];

/** What a save may put into the settings, field by field. */
export function settingValueSuite({ ask, fill }: Contract): void {
  const save = (body: JsonObject) =>
    ask('PUT', `/chat_endpoints/${widgetIds.acme}/update_config`, { token: tokens.admin, body });

  async function stored(): Promise<JsonObject> {
    const { ces } = jsonOf(await ask('GET', '/users/current', { token: tokens.admin }));
    return (ces as [JsonObject])[0];
  }

  async function saved(body: JsonObject): Promise<JsonObject> {
    const answer = await save(body);
    expect(answer.status).toBe(200);
    return jsonOf(answer);
  }

  /** The world with these settings in its first widget, whatever they are. */
  async function fillSettings(settings: JsonObject) {
    const world = makeWorld();
    const widgets = world.dataset.widgets.map((widget) =>
      widget.id === widgetIds.acme ? { ...widget, settings: { ...initialSettings, ...settings } } : widget,
    );
    await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) });
  }

  describe('a save', () => {
    test.each([
      ['onlineTitle', 'x'],
      ['acceptanceText', 'x'],
      ['webhookUrl', 'https://example.com/'],
      ['transcriptRecipient', `${'x'.repeat(64)}@${'x'.repeat(63)}.${'x'.repeat(63)}.`],
      ['blacklistedUrls', 'x'],
    ] as const)('takes a long text in %s, but not one without end', async (name, begin) => {
      const longest = settingLengths[name] ?? maxSettingLength;
      const text = begin.padEnd(longest, 'x');
      expect(await saved({ [name]: text })).toMatchObject({ [name]: text });
      const answer = await save({ [name]: `${text}x` });
      expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'invalid', Path: name }]);
    });

    test.each([
      ...['http://localhost:3000/x', 'http://127.1/', 'http://10.0.0.5/', 'http://169.254.169.254/latest/meta-data/'],
      ...['http://[::1]/', 'http://[::ffff:10.0.0.5]/', 'http://intranet/', 'https://dana:secret@hooks.acme.test/'],
    ])('refuses the private or credentialed webhook address %s', async (address) => {
      const stored = await saved({ webhookUrl: 'https://hooks.acme.test/' });
      for (const name of webhookNames) {
        const answer = await save({ [name]: address });
        expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'invalid', Path: name }]);
        const rule = address.includes('@') ? 'must be a URL without a username or password' : 'must be a public URL';
        expect(jsonOf(answer).Message).toBe(`The ${name} ${rule}.`);
      }
      expect(await saved({})).toEqual({ ...stored, version: expect.any(String) as string });
    });

    test('checks a field beside what is stored where the two depend on each other', async () => {
      await saved({ countryAllowList: 'US,CA' });
      const both = await save({ countryDenyList: 'AT' });
      expect([both.status, jsonOf(both).Path]).toEqual([400, 'countryDenyList']);
      await saved({ countryAllowList: '', countryDenyList: 'at, de' });

      const text = await save({ requireAcceptance: true, acceptanceText: 'No' });
      expect(jsonOf(text).Message).toBe('Must be at least three characters for Acceptance text to be displayed.');
      await saved({ requireAcceptance: true, acceptanceText: 'Yes' });
      expect((await save({ acceptanceText: '' })).status).toBe(400);
      await saved({ requireAcceptance: false, acceptanceText: '' });
    });

    test('accepts every choice, a high limit, a color in any case, and triggers', async () => {
      for (const sent of [
        { responseRemindersFreq: 120, noAnswerMessageAfterSecs: 300, maxVisitorInactiveMins: 0 },
        { metaInfoInMainChannel: 'none', collapsedMode: 'hidden', widgetAlignment: 'bottomLeft' },
        { maxConcurrentConvos: 10_000, titleColor: '#ABC', titleFontColor: '#00695C' },
        {
          blacklistedUrls: '^/checkout\n/cart.*',
          countryAllowList: 'us; ca',
          webhookUrl: 'http://hooks.acme.test:3000/x',
        },
        { webhookUrl: '', transcriptRecipient: 'dana@acme.test', countryAllowList: '', countryDenyList: 'AT' },
        { triggerJson: '{}' },
        { triggerJson: triggersOf(trigger, { ...trigger, uid: 'z', after: 0, matchType: undefined, exact: true }) },
        { triggerJson: '' },
      ]) {
        expect(await saved(sent)).toMatchObject(sent);
      }
    });

    test.each(['MET', 'EET', 'WET', 'UTC', 'Europe/Berlin'])('takes the zone %s, as reports do', async (tz) => {
      expect(await saved({ tz })).toMatchObject({ tz });
    });

    test.each(['+05:00', '-05:00', 'Nowhere/Atall'])('rejects the zone %s, as reports do', async (tz) => {
      const answer = await save({ tz });
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, 'tz']);
    });

    describe('of a widget with old faults', () => {
      const old = {
        maxConcurrentConvos: 'x',
        responseRemindersFreq: 45,
        playSound: null,
        collapsedMode: 'bubble',
        titleColor: 'red',
        tz: 'Mars/Olympus',
        blacklistedUrls: '(',
        webhookUrl: 'javascript:alert(1)',
        transcriptRecipient: 'nobody',
        countryAllowList: 'zzz',
        countryDenyList: 'AT',
        requireAcceptance: true,
        acceptanceText: 'x',
        onlineTitle: 'x'.repeat(maxSettingLength + 1),
        operatingHours: [{ weekday: 9, start: 1, end: 0 }],
        triggerJson: triggersOf({ ...trigger, on: [] }),
      };

      test('keeps them when the whole widget comes back with a change of something else', async () => {
        await fillSettings(old);
        const { off: _off, ...whole } = await stored();
        expect(await saved({ ...whole, offlineTitle: 'Away' })).toMatchObject({ ...old, offlineTitle: 'Away' });
      });

      test('lets each be fixed, and none be replaced by another', async () => {
        await fillSettings(old);
        for (const [name, value] of Object.entries({ maxConcurrentConvos: 'y', playSound: 0, collapsedMode: 'ball' })) {
          const answer = await save({ ...old, [name]: value });
          expect([answer.status, jsonOf(answer).Path]).toEqual([400, name]);
        }
        const mended = { maxConcurrentConvos: 5, collapsedMode: 'tab', titleColor: '#ff0000', tz: 'UTC' };
        expect(await saved({ ...old, ...mended })).toMatchObject({ ...old, ...mended });
      });

      test('keeps an old trigger beside a new one, as it was or as the dashboard writes it', async () => {
        const { matchType: _matchType, ...odd } = { ...trigger, uid: 'old', message: '', on: [] };
        await fillSettings({ triggerJson: JSON.stringify({ minDelay: 'soon', triggers: [{ ...odd, exact: true }] }) });
        const written = (first: object) => JSON.stringify({ minDelay: 'soon', triggers: [first, trigger] });
        for (const sent of [written({ ...odd, exact: true }), written({ ...odd, matchType: 'exact' })]) {
          expect(await saved({ triggerJson: sent })).toMatchObject({ triggerJson: sent });
        }
        expect((await save({ triggerJson: written({ ...odd, message: ' ' }) })).status).toBe(400);
      });
    });

    test(`stops at ${maxTriggers} triggers, and lets those who have more come back to that`, async () => {
      await saved({ triggerJson: manyTriggers(maxTriggers) });
      const refused = await save({ triggerJson: manyTriggers(maxTriggers + 1) });
      expect([refused.status, jsonOf(refused)]).toMatchObject([400, { Code: 'too_many', Path: 'triggerJson' }]);
      await fillSettings({ triggerJson: manyTriggers(maxTriggers + 2) });
      await saved({ triggerJson: manyTriggers(maxTriggers + 1) });
    });
  });
}
