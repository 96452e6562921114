import { checkQuestionFields, type QuestionGroupFields } from 'chatdeck/model';
import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { makeGroupEntry, makeQuestionGroupsProps } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import { useCallback, useMemo, useState } from 'react';
import 'chatdeck/styles.css';
import { questions } from './trees';

const initial = makeGroupEntry({ tree: questions });
const still = makeQuestionGroupsProps([initial]);

/** The tab in a host that keeps the form's state itself. */
export function QuestionsTab() {
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <Questions />
    </ChatdeckTheme>
  );
}

function Questions() {
  const [value, setValue] = useState(initial.editor.value);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const onEdit = useCallback(
    (patch: Partial<QuestionGroupFields>) => setValue((former) => ({ ...former, ...patch })),
    [],
  );
  const entry = useMemo(
    () => makeGroupEntry(value, { collapsed, editor: { onEdit, errors: checkQuestionFields(value) } }),
    [value, collapsed, onEdit],
  );
  const props = useMemo(() => makeQuestionGroupsProps([entry]), [entry]);
  return (
    <QuestionGroupsTab
      {...still}
      groups={props.groups}
      selectedUid={entry.uid}
      onCollapsedChange={(_, next) => setCollapsed(next)}
    />
  );
}
