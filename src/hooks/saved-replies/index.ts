import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { flatItem, itemEditor, itemPatch, type CollectionItem } from '../../model/collection/collection';
import { newId } from '../../model/core/random-text';
import { readyRows, type Id } from '../../model/core/tolerant';
import { appearanceSettings } from '../../model/settings/appearance/appearance';
import { planIncludes } from '../../model/entities/plan';
import { isFinished } from '../../model/entities/widget';
import type { SavedReplyOutcome, SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import {
  replyShape,
  type SavedReplyFields,
  type SavedReplyList,
  type SavedReplyRow,
} from '../../model/settings/saved-replies/saved-replies';
import { takenShortcuts } from '../../model/settings/shared/shortcuts';
import { editDraft } from '../editing/edit-draft';
import { currentUid, useCollection } from '../editing/use-collection';
import { saveByBrowser } from '../shared/browser';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, questionGroupsQuery, savedRepliesQuery, toLoadable, useLoadable } from '../shared/queries';
import { useSettingsPlace } from '../shared/settings-place';
import { widgetScope } from '../shared/write';
import { useReplyCopy } from './reply-copy';
import { useReplyJobs } from './reply-jobs';
import { replySource } from './source';

/** What a user sees of one widget's replies besides their data. */
interface View {
  key: string;
  openUid?: string | undefined;
  outcome?: (Pick<SavedReplyOutcome, 'kind' | 'label'> & { uid: string }) | undefined;
}

/** Prefixes the name of a reply that the server doesn't know yet. */
const NEW = 'new:';

const csvType = 'text/csv;charset=utf-8';

/** All props of `SavedRepliesTab` for a widget. */
export function useSavedRepliesTab(widgetId: Id): SavedRepliesTabProps {
  const chatdeck = useChatdeck();
  const { client, queryClient, drafts } = chatdeck;
  const { props, widget, draftKey } = useSettingsPlace(widgetId);
  const user = useLoadable(currentUserQuery);
  const key = draftKey('saved-replies');
  const hasFeature = user.status === 'ready' && planIncludes(user.data.account.plan, 'savedReplies');
  const isOpen = widget.status === 'ready' && isFinished(widget.data) && hasFeature;

  const rows = toLoadable(useQuery(savedRepliesQuery(client, widgetId, isOpen), queryClient));
  const groups = toLoadable(useQuery(questionGroupsQuery(client, widgetId, isOpen), queryClient));
  const known = rows.status === 'ready' ? rows.data : undefined;
  const knownGroups = groups.status === 'ready' ? groups.data : undefined;

  const [view, setView] = useState<View>({ key });
  if (view.key !== key) setView({ key });
  const { outcome } = view;
  const uidNow = useCallback((uid: string) => currentUid(drafts, key, uid), [drafts, key]);
  const openUid = view.openUid === undefined ? undefined : uidNow(view.openUid);
  const shortcuts = useMemo(
    () => takenShortcuts({ replies: readyRows(known ?? []), groups: readyRows(knownGroups ?? []) }),
    [known, knownGroups],
  );
  const shape = useMemo(() => replyShape(shortcuts), [shortcuts]);
  const source = useMemo(() => replySource(chatdeck, widgetId, shape), [chatdeck, widgetId, shape]);
  const onSaved = useCallback(
    (uid: string, { label }: SavedReplyFields, isDone: boolean) => {
      setView((now) => {
        if (now.key !== key) return now;
        const isOpen = now.openUid !== undefined && uidNow(now.openUid) === uidNow(uid);
        const openUid = isDone && isOpen ? undefined : now.openUid;
        return { key, openUid, outcome: { kind: 'saved', uid, label } };
      });
    },
    [key, uidNow],
  );
  const {
    all,
    list: form,
    items,
    left,
    onItemEdit,
    onItemDiscard,
    onItemGone,
    onItemStored,
    deletion,
    onDelete,
  } = useCollection({
    key,
    scope: widgetScope(chatdeck, widgetId, 'saved-replies'),
    rows: known,
    source,
    onSaved,
    onDeleted: (uid, { label }) =>
      setView((now) => (now.key === key ? { ...now, outcome: { kind: 'deleted', uid, label } } : now)),
  });
  const list = useMemo(() => items && rowsOf(items), [items]);

  const jobs = useReplyJobs(widgetId, {
    draftOf: (uid) => {
      const patch = itemPatch(drafts.get(key).draft.patch, uid, shape);
      return Object.keys(patch).length > 0 ? patch : undefined;
    },
    onDiscard: onItemGone,
    onStored: onItemStored,
    onRestore: (uid, fields, draft) => editDraft(drafts, key, flatItem(uid, fields), () => flatItem(uid, draft)),
  });

  const stored = widget.status === 'ready' ? widget.data : undefined;
  const look = useMemo(() => stored && appearanceSettings(stored), [stored]);
  const copy = useReplyCopy(widgetId, user.status === 'ready' ? user.data : undefined, groups);

  const open = (uid: string | undefined) =>
    setView({ key, openUid: uid, outcome: uid === undefined ? outcome : undefined });
  return {
    ...props,
    replies: stateOf(),
    onOpenUidChange: open,
    onAdd: () => open(`${NEW}${newId()}`),
    onDuplicate: (uid, label) => {
      const original = list?.find((row) => row.uid === uid);
      if (!original) return;
      const copy = `${NEW}${newId()}`;
      onItemEdit(copy, { ...original.value, label, shortcut: '' });
      open(copy);
    },
    onDiscard: onItemDiscard,
    onRestore: onItemEdit,
    deletion,
    onDelete,
    ...jobs,
    copy,
    look,
    onFile: ({ name, text }) => saveByBrowser({ name, blob: new Blob([text], { type: csvType }) }),
    outcome: outcome && {
      kind: outcome.kind,
      label: outcome.label,
      offer: all?.offers?.find(({ section }) => section === uidNow(outcome.uid)),
    },
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
    return list ? { ...rows, data: listOf(list) } : { status: 'loading' };
  }

  function listOf(replies: SavedReplyRow[]): SavedReplyList {
    const unreadable = (known ?? []).filter(({ status }) => status === 'failed').length;
    const areGroupsUnknown = groups.status === 'failed';
    return {
      rows: replies,
      all: form,
      open: openOf(replies),
      leftDraft: left,
      unreadable,
      areGroupsUnknown,
      shortcuts,
    };
  }

  function openOf(replies: SavedReplyRow[]): SavedReplyList['open'] {
    if (openUid === undefined || !all) return undefined;
    const row = replies.find(({ uid }) => uid === openUid);
    // Someone else deleted it, and nothing in it was edited here.
    if (!row && !openUid.startsWith(NEW)) return undefined;
    return { uid: openUid, status: row?.status ?? 'new', editor: itemEditor(all, openUid, shape) };
  }
}

/** New replies come first. */
function rowsOf(items: CollectionItem<SavedReplyFields, 'reply'>[]): SavedReplyRow[] {
  const rows = items.map(({ uid, status, hasDraft, editor }): SavedReplyRow => {
    const saving = editor.sections.reply.status;
    return {
      uid,
      status,
      hasDraft,
      saving: hasDraft && (saving === 'saving' || saving === 'failed') ? saving : undefined,
      value: editor.value,
      offers: editor.offers,
      ...(hasDraft && status === 'saved' && { saved: editor.saved }),
    };
  });
  const isSaved = ({ status }: SavedReplyRow) => status === 'saved';
  return [...rows.filter((row) => !isSaved(row)), ...rows.filter(isSaved)];
}
