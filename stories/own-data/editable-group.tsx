import { QuestionGroupsTab, type QuestionGroupsTabOptions } from 'chatdeck';
import { useEditor } from 'chatdeck/hooks';
import {
  checkQuestionFields,
  questionGroupFields,
  type QuestionGroupEntry,
  type QuestionGroupsTabProps,
} from 'chatdeck/model';
import { useEffect, useState } from 'react';

/** Keeps the edits of the first group as a host without the data hooks would, and starts with those that it is given. */
export function EditableGroup(props: QuestionGroupsTabProps & QuestionGroupsTabOptions) {
  const { groups } = props;
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [first] = groups.status === 'ready' ? groups.data.entries : [];
  const editor = useEditor({
    saved: first?.editor.saved,
    sections: { group: questionGroupFields },
    check: checkQuestionFields,
    save: () => Promise.resolve(),
  });
  const [onEdit, typed] = [editor?.onEdit, first?.editor.value];
  useEffect(() => {
    if (typed) onEdit?.(typed);
  }, [onEdit, typed]);
  if (!editor) return null;
  const hasDraft = editor.sections.group.status === 'dirty';
  const entry: QuestionGroupEntry = { uid: first?.uid ?? '', status: 'saved', hasDraft, editor, collapsed };
  return (
    <QuestionGroupsTab
      {...props}
      groups={{ status: 'ready', data: { entries: [entry], unreadable: [] } }}
      onCollapsedChange={(_, next) => setCollapsed(next)}
    />
  );
}
