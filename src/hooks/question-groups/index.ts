import { newId } from '../../model/core/random-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { appearanceSettings } from '../../model/settings/appearance/appearance';
import { planIncludes } from '../../model/entities/plan';
import type { CollectionItem } from '../../model/collection/collection';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { collapsedIds } from '../../model/settings/question-groups/lines';
import { readTree } from '../../model/settings/question-groups/tree-read';
import type { QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import {
  groupShape,
  questionWidgets,
  type QuestionGroupEntry,
  type QuestionGroupList,
  type QuestionGroupsState,
  type QuestionGroupsTabProps,
} from '../../model/settings/question-groups/question-groups';
import { shortcutOwner, takenShortcuts } from '../../model/settings/shared/shortcuts';
import { newQuestion } from '../../model/settings/question-groups/tree';
import { readyRows, type Id, type Row } from '../../model/core/tolerant';
import { isFinished } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, questionGroupsQuery, savedRepliesQuery, toLoadable, useLoadable } from '../shared/queries';
import { saveByBrowser } from '../shared/browser';
import { useSettingsPlace } from '../shared/settings-place';
import { useCollection } from '../editing/use-collection';
import { groupSource } from './source';

/** The saved text shows for 5 seconds. */
const SAVED_MS = 5000;

type Folds = Readonly<Record<string, ReadonlySet<string>>>;

const noFolds: Folds = {};

/** All props of `QuestionGroupsTab` for a widget. */
export function useQuestionGroupsTab(widgetId: Id): QuestionGroupsTabProps {
  const chatdeck = useChatdeck();
  const { props, widget, draftKey } = useSettingsPlace(widgetId);
  const user = useLoadable(currentUserQuery);
  const key = draftKey('question-groups');
  const account = user.status === 'ready' ? user.data.account : undefined;
  const isOpen = widget.status === 'ready' && isFinished(widget.data) && hasFeature();

  const query = questionGroupsQuery(chatdeck.client, widgetId, isOpen);
  const rows = toLoadable(useQuery(query, chatdeck.queryClient));
  const known = rows.status === 'ready' ? rows.data : undefined;
  const hasReplies = account !== undefined && planIncludes(account.plan, 'savedReplies');
  const repliesQuery = savedRepliesQuery(chatdeck.client, widgetId, isOpen && hasReplies);
  const replies = useQuery(repliesQuery, chatdeck.queryClient).data;
  const shortcuts = useMemo(
    () => takenShortcuts({ groups: readyRows(known ?? []), replies: readyRows(replies ?? []) }),
    [known, replies],
  );
  const shape = useMemo(() => groupShape(shortcuts), [shortcuts]);
  const [folds, setFolds] = useState(noFolds);
  const accountId = account?.Id;
  const source = useMemo(
    () => groupSource(chatdeck, { widgetId, accountId, shape, collapsedOf: (uid) => foldsOf(folds, uid) }),
    [chatdeck, widgetId, accountId, shape, folds],
  );
  const {
    list: all,
    items,
    left,
    onItemEdit,
    deletion,
    onDelete,
  } = useCollection({
    key,
    scope: `${chatdeck.client.session.id}/question-groups`,
    rows: known,
    source,
    savedMs: SAVED_MS,
  });

  const [selected, setSelected] = useState<string>();
  const list = useMemo(
    () => known && items && { ...makeList(known, items, folds), all, leftDraft: left, shortcuts },
    [known, items, all, left, folds, shortcuts],
  );
  const uids = list?.entries.map(({ uid }) => uid) ?? [];
  const selectedUid = selected !== undefined && uids.includes(selected) ? selected : uids[0];
  const widgets = useMemo(() => (user.status === 'ready' ? questionWidgets(user.data) : []), [user]);
  const shown = widget.status === 'ready' ? widget.data : undefined;
  const look = useMemo(() => shown && appearanceSettings(shown), [shown]);

  const add = (copy: QuestionGroupCopy) => {
    const uid = newId();
    const isTaken = shortcutOwner(shortcuts, copy.shortcut, { kind: 'group', uid }) !== undefined;
    onItemEdit(uid, { ...copy, shortcut: isTaken ? '' : copy.shortcut, auto: false });
    setSelected(uid);
  };
  return {
    ...props,
    groups: stateOf(),
    selectedUid,
    onSelectedUidChange: setSelected,
    onAdd: () => add({ label: '', shortcut: '', prompt: '', tree: [newQuestion(newId)] }),
    onAddCopy: add,
    onCollapsedChange: (uid, collapsed) => setFolds((all) => ({ ...all, [uid]: collapsed })),
    deletion,
    onDelete,
    widgets,
    look,
    onDownload: ({ name, type, text }) => saveByBrowser({ name, blob: new Blob([text], { type }) }),
  };

  function hasFeature() {
    return account !== undefined && planIncludes(account.plan, 'questionGroups');
  }

  function stateOf(): QuestionGroupsState {
    if (widget.status !== 'ready') return widget;
    if (!isFinished(widget.data)) return { status: 'setupRequired' };
    if (!hasFeature()) return { status: 'planRequired', feature: 'questionGroups' };
    if (rows.status !== 'ready') return rows;
    return list ? { ...rows, data: list } : { status: 'loading' };
  }
}

/** Has no inherited keys: a group may be named `constructor`. */
function foldsOf(folds: Folds, uid: string): ReadonlySet<string> | undefined {
  return Object.hasOwn(folds, uid) ? folds[uid] : undefined;
}

function makeList(
  rows: readonly Row<QuestionGroup>[],
  items: readonly CollectionItem<QuestionGroupFields, 'group'>[],
  folds: Folds,
): QuestionGroupList {
  const groups = new Map(readyRows(rows).map((group) => [group.uid, group]));
  const entries = items.map((item): QuestionGroupEntry => {
    const group = groups.get(item.uid);
    const reading = group && readingOf(group);
    const collapsed = foldsOf(folds, item.uid) ?? (reading?.status === 'ready' ? collapsedIds(reading.data) : none);
    // Unreadable questions stay as they are until new ones are created.
    const isReplaced = item.editor.value.tree !== item.editor.saved.tree;
    return { ...item, collapsed, ...(reading?.status === 'failed' && !isReplaced && { unreadableTree: reading.text }) };
  });
  return { entries, unreadable: rows.flatMap((row) => (row.status === 'failed' ? [row.problem] : [])) };
}

const none: ReadonlySet<string> = new Set();

const readings = new WeakMap<QuestionGroup, ReturnType<typeof readTree>>();

/** Runs once for each new copy, not with every keystroke. */
function readingOf(group: QuestionGroup) {
  const reading = readings.get(group) ?? readTree(group.treeJson);
  readings.set(group, reading);
  return reading;
}
