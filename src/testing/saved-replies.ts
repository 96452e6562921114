import type { SavedRepliesTabProps } from '../model/settings/saved-replies/replies-tab';
import {
  blankReply,
  replyShape,
  savedReplyFields,
  type OpenSavedReply,
  type SavedReplyFields,
  type SavedReplyRow,
} from '../model/settings/saved-replies/saved-replies';
import { settingsNavigation } from '../model/settings/shared/settings-tab';
import { makeEditor, ready, type EditorOverrides } from './screens';
import { makeParsedUser } from './users';

/** A row of the Saved Replies tab. */
export function makeReplyRow(
  value: Partial<SavedReplyFields> = {},
  overrides: Partial<Omit<SavedReplyRow, 'value'>> = {},
): SavedReplyRow {
  const fields: SavedReplyFields = {
    label: 'Shipping to Alaska',
    triggerPhrases: 'alaska, hawaii',
    autoSend: false,
    shortcut: 'alaska',
    response: 'We ship to Alaska and Hawaii within eight days.',
    ...value,
  };
  return { uid: '501', status: 'saved', hasDraft: false, value: fields, ...overrides };
}

/** Static props of the open reply form: by default a new, empty reply. */
export function makeOpenReply(
  value: Partial<SavedReplyFields> = {},
  overrides: Partial<Omit<OpenSavedReply, 'editor'>> & { editor?: EditorOverrides<SavedReplyFields, 'reply'> } = {},
): OpenSavedReply {
  const { editor, ...rest } = overrides;
  const fields = { ...blankReply, ...value };
  return {
    uid: 'new:1',
    status: 'new',
    editor: makeEditor<SavedReplyFields, 'reply'>(
      fields,
      { reply: savedReplyFields },
      {
        saved: blankReply,
        isNew: (rest.status ?? 'new') !== 'saved',
        errors: replyShape(new Map()).check(fields, 'new:1'),
        ...editor,
      },
    ),
    ...rest,
  };
}

/** Static props of `SavedRepliesTab`: by default three replies. */
export function makeSavedRepliesProps(
  rows: readonly SavedReplyRow[] = [
    makeReplyRow(),
    makeReplyRow(
      { label: 'Store hours', triggerPhrases: 'open, opening hours', autoSend: true, shortcut: 'hours' },
      { uid: '502' },
    ),
    makeReplyRow({ label: 'Thank you', triggerPhrases: '', shortcut: '', response: 'Thank you!' }, { uid: '503' }),
  ],
  open?: OpenSavedReply,
): SavedRepliesTabProps {
  const nothing = () => undefined;
  return {
    widgetId: 11,
    roomName: 'website',
    navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
    replies: ready({ rows: [...rows], open, unreadable: 0, areGroupsUnknown: false }),
    onOpenUidChange: nothing,
    onAdd: nothing,
    onDuplicate: nothing,
    onDiscard: nothing,
    onRestore: nothing,
    deletion: { status: 'idle' },
    onDelete: nothing,
    onJobStart: nothing,
    onJobCancel: nothing,
    onJobRetry: nothing,
    onJobUndo: nothing,
    onJobDismiss: nothing,
    onFile: nothing,
  };
}
