import { useQuestionGroupsTab } from 'chatdeck/hooks';
import { QuestionGroupsTab, QuestionGroupsTabLoading } from 'chatdeck/settings/question-groups';
import { makeQuestionGroupsProps } from 'chatdeck/testing';
import { widgetId } from '../props';
import type { Rows } from '../row';

export const questionGroupsRows = {
  QuestionGroupsTab: {
    entry: 'settings/question-groups',
    sample: () => <QuestionGroupsTab {...makeQuestionGroupsProps()} />,
    variants: { 'no group': () => <QuestionGroupsTab {...makeQuestionGroupsProps([])} /> },
    Loading: QuestionGroupsTabLoading,
    Plugged: () => <QuestionGroupsTab {...useQuestionGroupsTab(widgetId)} />,
    requests: { currentUser: 1, listQuestionGroups: 1, listSavedReplies: 1 },
    typing: 'kept',
    places: {
      'question-groups': [
        {
          path: '/settings/1/question-groups',
          title: 'Question Groups',
          shows: ['Try it'],
          opens: ['Paste a group'],
          asks: ['Actions for this group', 'Delete group'],
        },
      ],
    },
  },
} satisfies Rows<'QuestionGroupsTab'>;
