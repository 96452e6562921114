import * as z from 'zod/mini';
import {
  maxQuestionGroups,
  maxSavedReplies,
  maxTriggers,
  secretSettings,
  settingsRequestShape,
} from '../../entities/widget-settings';

/** The first field of every widget file. */
export const widgetFileFormat = 'chatdeck-widget';
/** Raised when an older version can't read the file. */
export const widgetFileVersion = 1;

/**
 * Settings that a file never contains: what works like a password, and the uploaded team avatar, which belongs to its
 * widget. Nothing outside the settings is in it either: keys, tokens, or the connection to Slack.
 */
export const leftOutSettings = [...secretSettings, 'teamAvatarUrl'] as const;

const clockTime = z.number().check(z.int(), z.gte(0), z.lte(2345));

const filedRange = z.object({
  /** 0 is Sunday. */
  weekday: z.number().check(z.int(), z.gte(0), z.lte(6)),
  /** HHMM in steps of 15 minutes: 930 is 9:30 AM. */
  start: clockTime,
  end: clockTime,
});

/** Every field of the settings forms, by its name in the API. */
const filedSettings = z.object({
  .../* @__PURE__ */ filedShape(),
  operatingHours: z.optional(z.array(filedRange).check(z.maxLength(7 * 96))),
});

const filedTrigger = z.object({
  uid: z.string().check(z.minLength(1), z.maxLength(64)),
  message: z.string(),
  /** Seconds on the page. */
  after: z.number().check(z.gte(0)),
  /** Page URLs or paths. */
  on: z.array(z.string()).check(z.maxLength(1000)),
  matchType: z.optional(z.string()),
  enabled: z.boolean(),
  displayStyle: z.string(),
});

const filedReply = z.object({
  label: z.string(),
  /** Separated by commas. */
  triggerPhrases: z.string(),
  autoSend: z.boolean(),
  shortcut: z.string(),
  response: z.string(),
});

const filedNode = z.object({
  id: z.string(),
  text: z.string(),
  /** A question, not an answer. */
  isQ: z.boolean(),
  action: z.string(),
  customResponseText: z.string(),
  expanded: z.boolean(),
  get children() {
    return z.array(filedNode);
  },
});

const filedGroup = z.object({
  label: z.string(),
  shortcut: z.string(),
  /** Opens automatically; at most one per account does. */
  auto: z.boolean(),
  prompt: z.string(),
  tree: z.array(filedNode),
});

/** A widget's settings as a file. Published as `widget-file.schema.json`. */
export const widgetFileSchema = z.object({
  format: z.literal(widgetFileFormat),
  version: z.literal(widgetFileVersion),
  /** When, as ISO 8601 in UTC. */
  exportedAt: z.optional(z.string()),
  /** The channel of the exported widget. */
  name: z.optional(z.string()),
  settings: z.optional(filedSettings),
  triggers: z.optional(
    z.object({
      /** Minutes between two triggers. */
      minDelay: z.number().check(z.gte(0)),
      triggers: z.array(filedTrigger).check(z.maxLength(maxTriggers)),
    }),
  ),
  savedReplies: z.optional(z.array(filedReply).check(z.maxLength(maxSavedReplies))),
  questionGroups: z.optional(z.array(filedGroup).check(z.maxLength(maxQuestionGroups))),
});
export type WidgetFile = z.infer<typeof widgetFileSchema>;

/** The fields at each place of a file where one of another version could have more. */
export const filedFields = {
  file: Object.keys(widgetFileSchema.shape),
  settings: Object.keys(filedSettings.shape),
  range: Object.keys(filedRange.shape),
  triggers: ['minDelay', 'triggers'],
  trigger: Object.keys(filedTrigger.shape),
  reply: Object.keys(filedReply.shape),
  group: Object.keys(filedGroup.shape),
  node: Object.keys(filedNode.shape),
} as const;

function filedShape() {
  const leftOut: ReadonlySet<string> = new Set(['triggerJson', ...leftOutSettings]);
  const fields = Object.entries(settingsRequestShape).filter(([name]) => !leftOut.has(name));
  return Object.fromEntries(fields) as Omit<
    typeof settingsRequestShape,
    (typeof leftOutSettings)[number] | 'triggerJson'
  >;
}
