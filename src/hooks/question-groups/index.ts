import { newId } from '../../model/core/random-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appearanceSettings } from '../../model/settings/appearance/appearance';
import { planIncludes } from '../../model/entities/plan';
import { flatGroup } from '../../model/settings/question-groups/drafts';
import type { QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import {
  questionWidgets,
  type QuestionGroupsState,
  type QuestionGroupsTabProps,
} from '../../model/settings/question-groups/question-groups';
import { newQuestion } from '../../model/settings/question-groups/tree';
import type { Id } from '../../model/core/tolerant';
import { isFinished } from '../../model/entities/widget';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, toLoadable, useLoadable } from '../shared/queries';
import { questionGroupsQuery } from '../shared/question-groups-query';
import { useSettingsPlace } from '../shared/settings-place';
import { useGroupDeletion } from './deletion';
import { useGroupsEditor } from './editor';
import { makeList, type Folds } from './entries';

const noFolds: Folds = {};

/** Everything that `QuestionGroupsTab` takes, for one widget. */
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
  const [folds, setFolds] = useKeyedState(key, noFolds);
  const { editor, draft } = useGroupsEditor({ key, widgetId, accountId: account?.Id, rows: known, folds });

  const [selected, setSelected] = useKeyedState<string | undefined>(key, undefined);
  const list = useMemo(
    () => known && editor && makeList({ rows: known, draft, editor, folds }),
    [known, editor, draft, folds],
  );
  const uids = list?.entries.map(({ uid }) => uid) ?? [];
  const selectedUid = selected !== undefined && uids.includes(selected) ? selected : uids[0];
  const { deletion, onDelete } = useGroupDeletion(widgetId, key);
  const widgets = useMemo(() => (user.status === 'ready' ? questionWidgets(user.data) : []), [user]);
  const shown = widget.status === 'ready' ? widget.data : undefined;
  const look = useMemo(() => shown && appearanceSettings(shown), [shown]);

  const add = (copy: QuestionGroupCopy) => {
    const uid = newId();
    editor?.onEdit(flatGroup(uid, { ...copy, auto: false }));
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
