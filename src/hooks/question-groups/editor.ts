import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Draft, Editor } from '../../model/core/editor';
import {
  checkFlatGroups,
  flatNames,
  flattenGroups,
  uidsOf,
  type FlatGroups,
} from '../../model/settings/question-groups/drafts';
import { readyRows, type Id } from '../../model/core/tolerant';
import { useEditor } from '../shared/editor';
import { useChatdeck } from '../shared/chatdeck-context';
import type { QuestionGroupRows } from '../shared/question-groups-query';
import type { SaveDraft } from '../shared/save-section';
import { foldsOf, type Folds } from './entries';
import { saveQuestionGroup } from './save';

/** The saved text shows for 5 seconds. */
const SAVED_MS = 5000;

interface GroupsEditorInput {
  key: string;
  widgetId: Id;
  accountId: Id | undefined;
  rows: QuestionGroupRows | undefined;
  folds: Folds;
}

interface GroupsEditor {
  editor: Editor<FlatGroups, string> | undefined;
  draft: Draft<FlatGroups>;
}

/** The form of all groups as one, in which each group is a section. */
export function useGroupsEditor({ key, widgetId, accountId, rows, folds }: GroupsEditorInput): GroupsEditor {
  const chatdeck = useChatdeck();
  const { drafts } = chatdeck;
  const getForm = () => drafts.get(key);
  const { draft } = useSyncExternalStore(drafts.subscribe, getForm, getForm);

  const saved = useMemo(() => rows && flattenGroups(readyRows(rows)), [rows]);
  // One string, so that a letter typed does not make the sections anew.
  const uids = uidsOf({ ...saved, ...draft.patch }).join('\n');
  const sections = useMemo(() => Object.fromEntries(uids.split('\n').map((uid) => [uid, flatNames(uid)])), [uids]);
  const save = useCallback<SaveDraft<FlatGroups>>(
    (sent, sentBefore) => {
      const collapsedOf = (uid: string) => foldsOf(folds, uid);
      return saveQuestionGroup(chatdeck, { widgetId, accountId, draft: sent, sentBefore, collapsedOf });
    },
    [chatdeck, widgetId, accountId, folds],
  );
  const { editor } = useEditor({ key, saved, sections, check: checkFlatGroups, save, savedMs: SAVED_MS });
  return { editor, draft };
}
