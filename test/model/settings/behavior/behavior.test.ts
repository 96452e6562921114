import { describe, expect, it } from 'vitest';
import {
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  readAnswer,
  widgetPower,
  widgetSchema,
} from 'chatdeck/model';
import { behaviorGroups, limitWhenSwitched } from 'chatdeck/model/settings/behavior/behavior';
import { settingFault } from 'chatdeck/model/settings/shared/setting-faults';
import { makeParsedWidget, makeWidget } from 'chatdeck/testing';

const settings = behaviorSettings(makeParsedWidget());
const widget = (overrides: Parameters<typeof makeWidget>[0] = {}) => readAnswer(widgetSchema, makeWidget(overrides));

describe('checkBehavior', () => {
  it('finds nothing wrong with what is stored', () => {
    expect(checkBehavior(settings)).toEqual({});
  });

  it.each([
    ['agentLabel', 'x'.repeat(5001), 'tooLong'],
    ['opJoinAutoResponseMessage', 'x'.repeat(5001), 'tooLong'],
    ['blacklistedUrls', 'x'.repeat(20_001), 'tooLong'],
    ['segmentWriteKey', 'x'.repeat(256), 'tooLong'],
    ['webhookUrl', `https://hooks.test/${'x'.repeat(2048)}`, 'tooLong'],
    ['maxConcurrentConvos', 10_001, 'tooLarge'],
    ['maxConcurrentConvos', 1.5, 'notANumber'],
    ['maxConcurrentConvos', null, 'required'],
    ['webhookUrl', 'hooks.test', 'invalidUrl'],
    ['webhookUrl', 'https://hooks .test/', 'urlWithSpaces'],
    ['webhookUrl', 'https://hooks.test/a b', 'urlWithSpaces'],
    ['webhookUrl', 'my hook', 'urlWithSpaces'],
    ['webhookUrl', 'https://dana@hooks.test/', 'urlWithLogin'],
    ['webhookUrl', 'https://:secret@10.0.0.5/', 'urlWithLogin'],
    ['webhookUrl', 'https://10.0.0.5/', 'notAPublicUrl'],
    ['transcriptRecipient', 'nobody', 'invalidEmail'],
    ['blacklistedUrls', '(', 'invalidPattern'],
  ] as const)('doesn’t accept what the server rejects: %s', (name, value, code) => {
    expect(checkBehavior({ ...settings, [name]: value })).toEqual({ [name]: code });
    expect(settingFault(name, value ?? -1)).toBeDefined();
  });
});

describe('what belongs together', () => {
  it('is saved together', () => {
    for (const group of behaviorGroups) {
      const holding = Object.values(behaviorSections).filter((names) => group.every((name) => names.includes(name)));
      expect(holding).toHaveLength(1);
    }
  });
});

describe('Behavior', () => {
  const settings = behaviorSettings(widget());

  it.each([
    [{ sendOfflineMessagesToEmail: 'nobody' }, { sendOfflineMessagesToEmail: 'invalidEmail' }],
    [{ sendOfflineMessagesToEmail: 'a@b.co' }, {}],
    [{ offlineMessageWebhookURL: 'javascript:alert(1)' }, { offlineMessageWebhookURL: 'invalidUrl' }],
    [{ offlineMessageWebhookURL: 'https://a.b/c' }, {}],
    [{ maxConcurrentConvos: null }, { maxConcurrentConvos: 'required' }],
    [{ maxConcurrentConvos: 1.5 }, { maxConcurrentConvos: 'notANumber' }],
    [{ maxConcurrentConvos: 0 }, {}],
  ])('checks %o', (patch, errors) => {
    expect(checkBehavior({ ...settings, sendOfflineMessagesToEmail: '', ...patch })).toEqual(errors);
  });

  it.each([
    [true, 0, 5],
    [true, null, 5],
    [true, 8, 8],
    [false, 8, 0],
  ])('switches the limit to %s after %s: %s', (isOn, previous, next) => {
    expect(limitWhenSwitched(isOn, previous)).toBe(next);
  });
});

describe('a widget', () => {
  it('has a reason while it is offline alone', () => {
    expect(widgetPower(widget({ off: true }), false, 'switchedOff').whyOffline).toBe('switchedOff');
    expect(widgetPower(widget(), false, 'switchedOff').whyOffline).toBeUndefined();
  });
});
