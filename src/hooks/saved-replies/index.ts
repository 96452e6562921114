import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { planIncludes } from '../../model/entities/plan';
import {
  checkFlatReplies,
  flatReply,
  flattenReplies,
  replyEditor,
  replyFieldNames,
  replyUidsOf,
  takenShortcuts,
  normalizeFlatReplies,
  unflattenReply,
  type FlatReplies,
} from '../../model/settings/saved-replies/drafts';
import type {
  SavedReplyList,
  SavedReplyOutcome,
  SavedRepliesTabProps,
} from '../../model/settings/saved-replies/saved-replies';
import { readyRows, type Id } from '../../model/core/tolerant';
import { isFinished } from '../../model/entities/widget';
import { useEditor } from '../shared/editor';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, toLoadable, useLoadable } from '../shared/queries';
import type { SaveDraft } from '../shared/save-section';
import { useSettingsPlace } from '../shared/settings-place';
import { useReplyDeletion } from './deletion';
import { groupShortcutsQuery, savedRepliesQuery } from './queries';
import { isNewReply, makeRows, newReplyUid } from './rows';
import { saveReply } from './save';

/** Everything that `SavedRepliesTab` takes, for one widget. */
export function useSavedRepliesTab(widgetId: Id): SavedRepliesTabProps {
  const chatdeck = useChatdeck();
  const { client, queryClient, drafts } = chatdeck;
  const { props, widget, draftKey } = useSettingsPlace(widgetId);
  const user = useLoadable(currentUserQuery);
  const key = draftKey('saved-replies');
  const hasFeature = user.status === 'ready' && planIncludes(user.data.account.plan, 'savedReplies');
  const isOpen = widget.status === 'ready' && isFinished(widget.data) && hasFeature;

  const rows = toLoadable(useQuery(savedRepliesQuery(client, widgetId, isOpen), queryClient));
  const groups = toLoadable(useQuery(groupShortcutsQuery(client, widgetId, isOpen), queryClient));
  const known = rows.status === 'ready' ? rows.data : undefined;
  const groupShortcuts = groups.status === 'ready' ? groups.data : undefined;

  const [openUid, setOpenUid] = useKeyedState<string | undefined>(key, undefined);
  const [outcome, setOutcome] = useKeyedState<SavedReplyOutcome | undefined>(key, undefined);
  const getForm = () => drafts.get(key);
  const form = useSyncExternalStore(drafts.subscribe, getForm, getForm);

  const saved = useMemo(() => known && flattenReplies(readyRows(known)), [known]);
  const taken = useMemo(() => takenShortcuts(readyRows(known ?? []), groupShortcuts ?? []), [known, groupShortcuts]);
  const sections = useMemo<Record<string, string[]>>(
    () => (openUid === undefined ? {} : { [openUid]: replyFieldNames(openUid) }),
    [openUid],
  );
  const check = useCallback((flat: FlatReplies) => checkFlatReplies(flat, taken), [taken]);
  const save = useCallback<SaveDraft<FlatReplies>>(
    async (draft, sentBefore) => {
      const stored = await saveReply(chatdeck, { widgetId, draft, sentBefore });
      const [uid = ''] = replyUidsOf(draft.patch);
      setOpenUid((now) => (now === uid ? undefined : now));
      setOutcome({ kind: 'saved', label: unflattenReply({ ...stored, ...draft.patch }, uid).label });
      return stored;
    },
    [chatdeck, widgetId, setOpenUid, setOutcome],
  );
  const { editor } = useEditor({ key, saved, sections, check, normalize: normalizeFlatReplies, save });

  const list = useMemo(
    () => known && makeRows({ rows: known, draft: form.draft, phases: form.sections }),
    [known, form],
  );
  const labelOf = (uid: string) => list?.find((row) => row.uid === uid)?.value.label ?? '';
  const { deletion, onDelete, forgetDraft } = useReplyDeletion(widgetId, key, (uid) =>
    setOutcome({ kind: 'deleted', label: labelOf(uid) }),
  );

  const open = (uid: string | undefined) => {
    if (uid !== undefined) setOutcome(undefined);
    setOpenUid(uid);
  };
  return {
    ...props,
    replies: stateOf(),
    onOpenUidChange: open,
    onAdd: () => open(newReplyUid()),
    onDuplicate: (uid, label) => {
      const original = list?.find((row) => row.uid === uid);
      if (!original) return;
      const copy = newReplyUid();
      editor?.onEdit(flatReply(copy, { ...original.value, label, shortcut: '' }));
      open(copy);
    },
    onDiscard: forgetDraft,
    onRestore: (uid, value) => editor?.onEdit(flatReply(uid, value)),
    deletion,
    onDelete,
    outcome,
  };

  function stateOf(): SavedRepliesTabProps['replies'] {
    if (widget.status !== 'ready') return widget;
    if (!isFinished(widget.data)) return { status: 'setupRequired' };
    if (!hasFeature) return { status: 'planRequired', feature: 'savedReplies' };
    // A plan may lack them without saying so.
    if (rows.status === 'failed' && rows.problem.kind === 'invalid') {
      return { status: 'planRequired', feature: 'savedReplies' };
    }
    if (rows.status !== 'ready') return rows;
    return list && editor ? { ...rows, data: listOf(list) } : { status: 'loading' };
  }

  function listOf(all: SavedReplyList['rows']): SavedReplyList {
    const unreadable = (known ?? []).filter(({ status }) => status === 'failed').length;
    return { rows: all, open: openOf(all), unreadable, areGroupsUnknown: groups.status === 'failed' };
  }

  function openOf(all: SavedReplyList['rows']): SavedReplyList['open'] {
    if (openUid === undefined || !editor) return undefined;
    const row = all.find(({ uid }) => uid === openUid);
    // Somebody else has deleted it, and nothing of it was edited here.
    if (!row && !isNewReply(openUid)) return undefined;
    const status = row?.status ?? 'new';
    return { uid: openUid, status, editor: replyEditor(editor, openUid, status, taken) };
  }
}
