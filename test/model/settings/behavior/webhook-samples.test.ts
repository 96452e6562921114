import { readFileSync } from 'node:fs';
import { chatSchema } from 'chatdeck/model/entities/chat';
import { webhookDefaults } from 'chatdeck/model/entities/widget-settings';
import { webhookNames, webhookSamples } from 'chatdeck/model/settings/behavior/webhook-samples';
import { expect, it, test } from 'vitest';

const guide = readFileSync('stories/docs/implement-the-api.mdx', 'utf8');

test('every webhook of the settings has a sample', () => {
  const named = Object.keys(webhookDefaults).filter((name) => /webhookurl$/i.test(name));
  expect([...named, 'offlineMessageWebhookURL'].sort()).toEqual([...webhookNames].sort());
  expect(Object.keys(webhookSamples).sort()).toEqual([...webhookNames].sort());
});

it.each(webhookNames)('the sample of %s is JSON with its own event, which the guide names', (name) => {
  const sample: Record<string, unknown> = webhookSamples[name];
  expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
  expect(guide).toContain(`| \`${String(sample.event)}\``);
  expect(Date.parse(String(sample.sentAt))).not.toBeNaN();
});

test('a chat in a sample is one of the history, and knows no other fields', () => {
  for (const sample of Object.values(webhookSamples)) {
    if (!('chat' in sample)) continue;
    expect(Object.keys(chatSchema.shape)).toEqual(expect.arrayContaining(Object.keys(sample.chat)));
    const { visitor, startedAt } = chatSchema.parse(sample.chat);
    expect(visitor.name).toBe('Ada Moreno');
    expect(startedAt).toBe(Date.parse(sample.chat.startedAt));
  }
});

test('the guide shows the sample of a rated chat', () => {
  expect(guide).toContain(JSON.stringify(webhookSamples.feedbackWebhookUrl, null, 2));
});
