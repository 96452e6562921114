import { flatItem, readItem, uidsOf, type FlatItems } from '../../collection/collection';
import type { QuestionGroup } from '../../entities/question-group';
import type { SavedReply } from '../../entities/saved-reply';
import type { Widget } from '../../entities/widget';
import type { QuestionGroupFields } from '../question-groups/group-fields';
import { questionGroupValue } from '../question-groups/question-groups';
import { toTree } from '../question-groups/tree-read';
import { blankReply, savedReplyValue, type SavedReplyFields } from '../saved-replies/saved-replies';
import { triggersSettings, type TriggersSettings } from '../triggers/triggers';
import { blankGroup, type TabPatches } from './tab-patches';
import { widgetSettings, type WidgetSettings } from './widget-settings';

export type Keyed<Item> = Item & { uid: string };

/** What the forms of a widget show: what is saved, with the unsaved changes. */
export interface ShownTarget {
  settings: WidgetSettings;
  triggers: TriggersSettings;
  replies: Keyed<SavedReplyFields>[];
  groups: Keyed<QuestionGroupFields>[];
}

interface SavedTarget {
  widget: Widget;
  replies?: readonly SavedReply[] | undefined;
  groups?: readonly QuestionGroup[] | undefined;
  drafted?: TabPatches | undefined;
}

export function shownTarget({ widget, replies = [], groups = [], drafted = {} }: SavedTarget): ShownTarget {
  const savedReplies = replies.map((reply) => flatItem(String(reply.id), savedReplyValue(reply)));
  const savedGroups = groups.map((group) => flatItem(group.uid, questionGroupValue(group)));
  return {
    settings: { ...widgetSettings(widget), ...drafted.behavior, ...drafted.appearance, ...drafted['op-hours'] },
    triggers: { ...triggersSettings(widget), ...drafted.triggers },
    replies: itemsOf(blankReply, [...savedReplies, drafted['saved-replies']]),
    groups: itemsOf(blankGroup, [...savedGroups, drafted['question-groups']]).map((group) => ({
      ...group,
      // A draft can be from another version.
      tree: toTree(group.tree) ?? [],
    })),
  };
}

function itemsOf<Item extends object>(blank: Item, parts: readonly (FlatItems | undefined)[]): Keyed<Item>[] {
  const flat = Object.assign({}, ...parts) as FlatItems;
  return uidsOf(flat).map((uid) => ({ ...readItem(flat, uid, { blank }), uid }));
}
