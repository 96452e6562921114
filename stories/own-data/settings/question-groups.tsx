import { useEditor } from 'chatdeck/hooks';
import { checkQuestionFields, questionGroupFields, ready, type QuestionGroupFields } from 'chatdeck/model';
import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { useState } from 'react';

const answer = { customResponseText: '', children: [], expanded: true, isQ: false };
const initial: QuestionGroupFields = {
  label: 'First questions',
  shortcut: 'first',
  auto: true,
  prompt: 'Hi! What brings you here?',
  tree: [
    {
      id: '1',
      text: 'How can we help you?',
      isQ: true,
      action: '',
      customResponseText: '',
      expanded: true,
      children: [
        { ...answer, id: '2', text: 'Leave a message', action: 'form' },
        { ...answer, id: '3', text: 'Ask something else', action: 'next' },
      ],
    },
  ],
};
const sections = { group: questionGroupFields };

export function OwnQuestionGroups() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState(initial);
  const editor = useEditor<QuestionGroupFields, 'group'>({
    saved,
    sections,
    check: checkQuestionFields,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  const hasDraft = editor?.sections.group.status === 'dirty';
  const entries = editor ? [{ uid: '1', status: 'saved' as const, hasDraft, collapsed, editor }] : [];
  return (
    <QuestionGroupsTab
      widgetId={1}
      groups={ready({ entries, unreadable: [] })}
      selectedUid="1"
      onSelectedUidChange={() => undefined}
      onCollapsedChange={(_, next) => setCollapsed(next)}
      deletion={{ status: 'idle' }}
      widgets={[{ uuid: 'b6f1c2aa', id: 1, name: 'website', status: 'online' }]}
    />
  );
}
