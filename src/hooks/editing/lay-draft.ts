import type { ChangeWay } from '../../model/core/draft';
import { withLaid } from '../../model/core/form-state';
import type { JsonObject } from '../../model/core/tolerant';
import { flatItems } from '../../model/collection/collection';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { SavedReply } from '../../model/entities/saved-reply';
import type { Widget } from '../../model/entities/widget';
import type { LaidDraft } from '../../model/settings/across/changes';
import { editCount, draftTabs, type DraftTab, type TabPatches } from '../../model/settings/across/tab-patches';
import { widgetSettings } from '../../model/settings/across/widget-settings';
import { behaviorGroups } from '../../model/settings/behavior/behavior';
import { questionGroupValue } from '../../model/settings/question-groups/question-groups';
import { savedReplyValue } from '../../model/settings/saved-replies/saved-replies';
import { triggersSettings } from '../../model/settings/triggers/triggers';
import type { FieldGroups } from '../../model/core/field-groups';
import type { DraftStore } from '../shared/drafts';

/** What the forms of a widget show as saved. */
export interface SavedCopies {
  widget: Widget;
  replies: readonly SavedReply[];
  groups: readonly QuestionGroup[];
}

interface LaidPatches {
  patches: TabPatches;
  copies: SavedCopies;
  way: ChangeWay;
  /** The draft key of a tab. */
  keyOf(tab: DraftTab): string;
}

/** Adds to the unsaved changes of the tabs, which show them when they open. Nothing is saved. */
export function layDrafts(drafts: DraftStore, { patches, copies, way, keyOf }: LaidPatches): LaidDraft[] {
  const tabs = (Object.keys(patches) as DraftTab[]).flatMap((tab): LaidDraft[] => {
    const patch = patches[tab] ?? {};
    if (Object.keys(patch).length === 0) return [];
    const groups = tab === 'behavior' ? (behaviorGroups as FieldGroups<unknown> as FieldGroups<JsonObject>) : undefined;
    drafts.update(keyOf(tab), (form) =>
      withLaid<JsonObject>(form, savedIn(tab, copies), {
        patch,
        way,
        at: Date.now(),
        groups,
      }),
    );
    return [{ tab, count: editCount(tab, patch) }];
  });
  // The tab may open in another browser tab, or after a crash.
  drafts.flush();
  return tabs;
}

/** The unsaved changes of the tabs. */
export function draftedIn(drafts: DraftStore, keyOf: LaidPatches['keyOf']): TabPatches {
  return Object.fromEntries(draftTabs.map((tab) => [tab, drafts.get(keyOf(tab)).draft.patch]));
}

function savedIn(tab: DraftTab, { widget, replies, groups }: SavedCopies): JsonObject {
  switch (tab) {
    case 'triggers':
      return triggersSettings(widget) as unknown as JsonObject;
    case 'saved-replies':
      return flatItems(replies.map((reply) => [String(reply.id), savedReplyValue(reply)]));
    case 'question-groups':
      return flatItems(groups.map((group) => [group.uid, questionGroupValue(group)]));
    default:
      return widgetSettings(widget) as unknown as JsonObject;
  }
}
