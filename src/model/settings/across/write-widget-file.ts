import { pickFields } from '../../core/draft';
import type { QuestionGroup } from '../../entities/question-group';
import type { SavedReply } from '../../entities/saved-reply';
import { channelName, type Widget } from '../../entities/widget';
import { questionGroupValue } from '../question-groups/question-groups';
import { savedReplyValue } from '../saved-replies/saved-replies';
import { readTriggers } from '../triggers/rules';
import { filedFields, widgetFileFormat, widgetFileVersion, type WidgetFile } from './widget-file';

/** What a file is made of. Lists that the plan doesn't include, or that couldn't be loaded, are absent. */
export interface WidgetParts {
  widget: Widget;
  replies?: readonly SavedReply[] | undefined;
  groups?: readonly QuestionGroup[] | undefined;
}

/** A widget's settings as a file, without secrets. */
export function toWidgetFile({ widget, replies, groups }: WidgetParts, exportedAt: Date): WidgetFile {
  const reading = readTriggers(widget.triggerJson);
  const names = filedFields.settings.filter((name) => name !== 'operatingHours') as (keyof Widget)[];
  return {
    format: widgetFileFormat,
    version: widgetFileVersion,
    exportedAt: exportedAt.toISOString(),
    name: channelName(widget),
    settings: {
      ...(pickFields(widget, names) as WidgetFile['settings']),
      // Unreadable hours are left out rather than exported as none.
      ...(widget.operatingHours && {
        operatingHours: widget.operatingHours.map(({ weekday, start, end }) => ({ weekday, start, end })),
      }),
    },
    ...(reading.status === 'ready' && {
      triggers: {
        minDelay: reading.data.minDelay,
        triggers: reading.data.triggers.map(({ uid, message, after, on, matchType, enabled, displayStyle }) => ({
          uid,
          message,
          after,
          on,
          ...(matchType !== undefined && { matchType }),
          enabled,
          displayStyle,
        })),
      },
    }),
    ...(replies && { savedReplies: replies.map(savedReplyValue) }),
    ...(groups && { questionGroups: groups.map(filedGroupOf) }),
  };
}

function filedGroupOf(group: QuestionGroup): NonNullable<WidgetFile['questionGroups']>[number] {
  const { tree, ...fields } = questionGroupValue(group);
  return { ...fields, tree: tree.map(filedNodeOf) };
}

type FiledNode = NonNullable<WidgetFile['questionGroups']>[number]['tree'][number];

function filedNodeOf(node: ReturnType<typeof questionGroupValue>['tree'][number]): FiledNode {
  const { id, text, isQ, action, customResponseText, expanded, children } = node;
  return { id, text, isQ, action, customResponseText, expanded, children: children.map(filedNodeOf) };
}

/** The file's text. */
export function writeWidgetFile(file: WidgetFile): string {
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** The file's name: `sales-2026-11-25.json`. */
export function widgetFileName({ name = '', exportedAt = '' }: WidgetFile): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return `${[plain || 'widget', exportedAt.slice(0, 10)].filter(Boolean).join('-')}.json`;
}
