import { useSavedRepliesTab } from 'chatdeck/hooks';
import { SavedRepliesTab, SavedRepliesTabLoading } from 'chatdeck/settings/saved-replies';
import { makeOpenReply, makeSavedRepliesProps } from 'chatdeck/testing';
import { widgetId } from '../props';
import type { Rows } from '../row';

export const savedRepliesRows = {
  SavedRepliesTab: {
    entry: 'settings/saved-replies',
    sample: () => <SavedRepliesTab {...makeSavedRepliesProps()} />,
    variants: { 'a new one': () => <SavedRepliesTab {...makeSavedRepliesProps([], makeOpenReply())} /> },
    Loading: SavedRepliesTabLoading,
    Plugged: () => <SavedRepliesTab {...useSavedRepliesTab(widgetId)} />,
    requests: { currentUser: 1, listSavedReplies: 1, listQuestionGroups: 1 },
    typing: 'kept',
    places: {
      'saved-replies': [
        {
          path: '/settings/1/saved-replies',
          title: 'Saved Replies',
          opens: ['Create new reply', 'Edit: Store hours', 'Delete: Store hours'],
        },
        { path: '/settings/8/saved-replies', title: 'Saved Replies', visitor: 'owner@globex.test' },
      ],
    },
  },
} satisfies Rows<'SavedRepliesTab'>;
