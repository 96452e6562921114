import { useEditor } from 'chatdeck/hooks';
import { checkSavedReply, normalizeReply, ready, savedReplyFields, type SavedReplyFields } from 'chatdeck/model';
import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { useState } from 'react';

const initial: SavedReplyFields = {
  label: 'Store hours',
  triggerPhrases: 'open, opening hours',
  autoSend: false,
  shortcut: 'hours',
  response: 'We are open from 9 to 5.',
};
const sections = { reply: savedReplyFields };
const check = (value: SavedReplyFields) => checkSavedReply(value, () => false);

export function OwnSavedReplies() {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(initial);
  const editor = useEditor<SavedReplyFields, 'reply'>({
    saved,
    sections,
    check,
    normalize: normalizeReply,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  const hasDraft = editor?.sections.reply.status === 'dirty';
  return (
    <SavedRepliesTab
      widgetId={1}
      replies={ready({
        rows: [{ uid: '1', status: 'saved', hasDraft, value: editor?.value ?? saved }],
        open: isOpen && editor ? { uid: '1', status: 'saved', editor } : undefined,
        unreadable: 0,
        areGroupsUnknown: false,
      })}
      onOpenUidChange={(uid) => setOpen(uid !== undefined)}
      onDiscard={() => editor?.onDiscardAll()}
      deletion={{ status: 'idle' }}
    />
  );
}
