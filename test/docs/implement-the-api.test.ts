import { readFileSync } from 'node:fs';
import { steps } from 'chatdeck/testing/conformance/case';
import { conformanceCases } from 'chatdeck/testing/conformance/cases';
import { paragraphs } from 'chatdeck/testing/conformance/paragraphs';
import { maxAvatarBytes } from 'chatdeck/model/settings/behavior/avatar-file';
import { maxChannelNameLength } from 'chatdeck/model/entities/channel-name';
import {
  highestMaxConcurrentConvos,
  maxBotUsers,
  maxQuestionGroups,
  maxSavedReplies,
  maxSettingLength,
  maxTriggers,
  settingLengths,
} from 'chatdeck/model/entities/widget-settings';
import { minPasswordLength } from 'chatdeck/model/session/signup';
import { treeLimits } from 'chatdeck/model/settings/question-groups/checks';
import { maxPromptLength } from 'chatdeck/model/settings/question-groups/tree';
import { lateReplySeconds } from 'chatdeck/service/contract/report-store';
import { maxDays } from 'chatdeck/service/reports/range';
import { maxPerPage } from 'chatdeck/service/reports/routes';
import { triggerLimits } from 'chatdeck/service/widgets/trigger-check';
import { expect, test } from 'vitest';

const guide = readFileSync('stories/docs/implement-the-api.mdx', 'utf8');
/** On one line. Product texts have typographic apostrophes, documents don't. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

test('the guide has a section for each step, with the option that runs it', () => {
  const sections = guide.split(/^## /m);
  for (const [step, { title }] of Object.entries(steps)) {
    const section = sections.find((text) => text.startsWith(`${title}\n`));
    expect(section, title).toContain(`\`--only ${step}\``);
  }
});

test('every group of cases has a paragraph, which is in the guide', () => {
  const groups = new Set(conformanceCases.map(({ group }) => group));
  expect(Object.keys(paragraphs).sort()).toEqual([...groups].sort());
  for (const paragraph of Object.values(paragraphs)) expect(flat(guide)).toContain(flat(paragraph));
});

test('no two cases have the same name in a step', () => {
  const names = conformanceCases.map(({ step, group, rule }) => `${step} ${group} ${rule}`);
  expect(names).toHaveLength(new Set(names).size);
});

const count = (number = 0) => number.toLocaleString('en-US');
test.each([
  ['Text in settings', `${count(maxSettingLength)} characters`],
  ['Webhook and privacy policy URLs', `${count(settingLengths.webhookUrl)} characters`],
  ['`triggerJson` and `treeJson`', `${count(settingLengths.triggerJson)} characters each`],
  ['`triggerJson` and `treeJson`', `${count(treeLimits.characters)} characters each`],
  ['`blacklistedUrls`', `${count(settingLengths.blacklistedUrls)} characters`],
  ['Triggers per widget', count(maxTriggers)],
  ['Pages per trigger', `${triggerLimits.pages}, each up to ${count(triggerLimits.page)} characters`],
  ['Trigger message', `${count(triggerLimits.text)} characters`],
  ['`minDelay`', `0 to ${count(triggerLimits.minDelay)} minutes`],
  ['`after`', `0 to ${count(triggerLimits.seconds)} seconds`],
  ['Concurrent chats', `0 to ${count(highestMaxConcurrentConvos)}`],
  ['Saved replies per widget', count(maxSavedReplies)],
  ['Question groups per account', count(maxQuestionGroups)],
  [
    'Nodes per question group',
    `${count(treeLimits.nodes)} on ${treeLimits.depth} levels, each text up to ${count(treeLimits.text)} characters`,
  ],
  ['Question group prompt', `${count(maxPromptLength)} characters`],
  ['Bots and users per widget', count(maxBotUsers)],
  ['Channel name', `${maxChannelNameLength} characters`],
  ['Password', `at least ${minPasswordLength} characters`],
  ['Report range', `${maxDays} days`],
  ['History page', `${count(maxPerPage)} chats`],
  ['Team avatar', `${count(maxAvatarBytes)} bytes`],
])('the guide has the limit of our service for %s: %s', (what, limit) => {
  expect(guide.replaceAll(/ +/g, ' ')).toContain(`| ${what} | ${limit} |`);
});

test('the guide says when a reply is late', () => {
  expect(flat(guide)).toContain(`after more than ${lateReplySeconds} seconds counts as late`);
});
