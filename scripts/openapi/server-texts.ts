import { maxAvatarBytes } from '../../src/model/settings/behavior/avatar-file';
import { matchTypes } from '../../src/model/settings/triggers/draft';
import { treeLimits } from '../../src/model/settings/question-groups/checks';
import { answerActions } from '../../src/model/settings/question-groups/tree';
import {
  maxBotUsers,
  maxQuestionGroups,
  maxSavedReplies,
  maxTriggers,
  settingLengths,
} from '../../src/model/entities/widget-settings';
import { triggerLimits } from '../../src/service/widgets/trigger-check';

const count = (number: number) => number.toLocaleString('en-US');
const choice = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const triggerText = [
  'JSON text of `{ "minDelay", "matchType", "triggers" }`, or empty. A trigger that is stored can be sent back unchanged.',
  '',
  `- \`minDelay\`: whole minutes between two triggers, up to ${count(triggerLimits.minDelay)}`,
  `- \`matchType\`, here and in each trigger: one of ${choice(matchTypes)}`,
  `- \`triggers\`: up to ${maxTriggers}, kept in their order`,
  `- \`uid\`: 1 to ${triggerLimits.uid} characters`,
  `- \`message\`: up to ${count(triggerLimits.text)} characters, not blank`,
  `- \`after\`: whole seconds, up to ${count(triggerLimits.seconds)}`,
  `- \`on\`: a list of up to ${triggerLimits.pages} pages, each a text of up to ${count(triggerLimits.page)} characters. At least one isn’t blank. A page is a URL, a path, or a part of one`,
  '- `enabled`: a boolean; `exact`: a boolean that older triggers have',
  `- \`displayStyle\`: up to ${triggerLimits.uid} characters`,
].join('\n');

const treeText = [
  'JSON text of a list of questions. A tree that is stored can be sent back unchanged.',
  '',
  '- Each node has `id`, `text`, `isQ`, `action`, `customResponseText`, `children`, and `expanded`. `id`, `text`, and `isQ` are required',
  '- `children` of a question (`isQ`) are answers, and `children` of an answer are questions',
  `- Every question and answer needs a \`text\` that isn’t blank, and every answer an \`action\`: one of ${choice(answerActions)}, or the \`Uuid\` of a widget of the account`,
  `- Up to ${count(treeLimits.nodes)} nodes on up to ${treeLimits.depth} levels. Each text has up to ${count(treeLimits.text)} characters, and the JSON up to ${count(treeLimits.characters)}`,
].join('\n');

/** Fields whose comments speak of the client, as a server sees them, by schema. */
export const serverTexts: Record<string, Record<string, string>> = {
  Account: {
    availablePlans:
      'Plans that the account can choose from; null if there are none. A `price` of null is a custom price.',
  },
  Chat: { firstResponseAt: '`0001-01-01T00:00:00Z` if no one answered.' },
  DashboardUser: { lastSignedInAt: 'A text that starts with `0000` for a user who has never logged in.' },
  Invoice: { stripeInvoiceUrl: 'The payment provider’s page of the invoice.' },
  OverviewStats: { days: 'A row per day of the range, only if the query asks for `days`. Optional.' },
  QuestionGroup: { treeJson: treeText },
  QuestionGroupRequest: { treeJson: treeText },
  User: { ces: 'The account’s widgets.', lastSignedInAt: 'A text that starts with `0000` before the first login.' },
  Widget: {
    off: 'Turned off by a user. Only the calls that turn a widget on and off change it.',
    operatingHours: 'Ranges in which operators are there; empty for none.',
    triggerJson: triggerText,
    version: 'Different after each write.',
  },
};

/** Settings as a request sends them. */
export const settingTexts: Record<string, string> = { triggerJson: triggerText };

/** Limits of calls. */
export const limitTexts = {
  saveSavedReply: `A widget has up to ${count(maxSavedReplies)} replies.`,
  saveQuestionGroup: `An account has up to ${maxQuestionGroups} groups, listed in the order of their first save.`,
  addBotUser: `A widget has up to ${maxBotUsers} bots and users.`,
  uploadTeamAvatar: `A picture has up to ${count(maxAvatarBytes)} bytes.`,
  updateConfig: `\`blacklistedUrls\` has up to ${count(settingLengths.blacklistedUrls ?? 0)} characters.`,
};
