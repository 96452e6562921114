import { collisionsOf, phraseCollisions } from '../../model/settings/saved-replies/reply-match';
import { splitPhrases } from '../../model/settings/saved-replies/reply-phrases';
import type { OpenSavedReply, SavedReplyFields, SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { shortcutOwner, type TakenShortcuts } from '../../model/settings/shared/shortcuts';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { TextRow } from '../../ui/editor/rows/text-row';
import { useField } from '../../ui/editor/editor-context';
import { useLabels } from '../../ui/theme/labels';
import { useDeferredValue, useMemo } from 'react';
import { Collisions, triggeredReplies } from './collisions';
import { savedRepliesLabels } from './labels';
import { Placeholders } from './placeholders';
import { ReplyPreview } from './reply-preview';
import { PhrasesRow } from './phrases-row';

interface ReplyRowsProps {
  reply: OpenSavedReply;
  rows: readonly SavedReplyRow[];
  areGroupsUnknown: boolean;
  shortcuts: TakenShortcuts | undefined;
  look: WidgetLook | undefined;
  /** A new reply that no one has tried to save shows no missing fields yet. */
  isQuiet: boolean;
}

/** A reply's fields. */
export function ReplyRows({ reply, rows, areGroupsUnknown, shortcuts, look, isQuiet }: ReplyRowsProps) {
  const labels = useLabels(savedRepliesLabels);
  const { value, errors } = reply.editor;
  const label = useReplyField('label');
  const phrases = useReplyField('triggerPhrases');
  const autoSend = useReplyField('autoSend');
  const shortcut = useReplyField('shortcut');
  const response = useReplyField('response');

  const owner = shortcutOwner(shortcuts, value.shortcut, { kind: 'reply', uid: reply.uid });
  const errorOf = (field: keyof SavedReplyFields, refused: string | undefined) => {
    switch (errors[field]) {
      case undefined:
        return refused;
      case 'incomplete':
      case 'required':
        return isQuiet ? undefined : field === 'label' ? labels.labelMissing : labels.responseMissing;
      case 'taken':
        return owner ? labels.shortcutTakenBy[owner.kind](owner.label) : labels.shortcutTaken;
      case 'invalidCharacters':
        return labels.shortcutSpaces;
      default:
        return labels.tooLong;
    }
  };
  const hasPhrases = splitPhrases(value.triggerPhrases).length > 0;
  return (
    <div className="cd-reply-rows">
      <TextRow {...label} error={errorOf('label', label.error)} />
      <LongTextRow
        {...response}
        lines={4}
        error={errorOf('response', response.error)}
        meta={<Placeholders response={value.response} role="status" />}
      />
      <ReplyPreview response={value.response} look={look} />
      <PhrasesRow
        {...phrases}
        error={errorOf('triggerPhrases', phrases.error)}
        meta={<OwnCollisions uid={reply.uid} value={value} rows={rows} />}
      />
      <SwitchRow {...autoSend} help={value.autoSend && !hasPhrases ? labels.autoSendWithoutPhrases : autoSend.help} />
      <TextRow
        {...shortcut}
        help={[shortcut.help, areGroupsUnknown && labels.groupsUnknown].filter(Boolean).join(' ')}
        error={errorOf('shortcut', shortcut.error)}
        meta={errors.shortcut === undefined && <TypedShortcut shortcut={value.shortcut.trim()} />}
      />
    </div>
  );
}

/** A field of the open reply, with its type. */
function useReplyField<Name extends keyof SavedReplyFields>(name: Name) {
  return useField<SavedReplyFields[Name]>(name);
}

/** The shortcut as people type it in Slack. */
function TypedShortcut({ shortcut }: { shortcut: string }) {
  const labels = useLabels(savedRepliesLabels);
  if (shortcut === '') return null;
  return (
    <>
      {labels.typedInSlack}{' '}
      <code className="cd-command" dir="ltr" translate="no">
        {labels.slackShortcut(shortcut)}
      </code>
    </>
  );
}

interface OwnCollisionsProps {
  uid: string;
  value: SavedReplyFields;
  rows: readonly SavedReplyRow[];
}

/** Which of the phrases match other replies as well. */
function OwnCollisions({ uid, value, rows }: OwnCollisionsProps) {
  // Typing takes priority.
  const phrases = useDeferredValue(value.triggerPhrases);
  const collisions = useMemo(() => {
    const others = triggeredReplies(rows).filter((row) => row.uid !== uid);
    return collisionsOf(uid, phraseCollisions([...others, { uid, triggerPhrases: phrases, autoSend: false }]));
  }, [rows, uid, phrases]);
  const named = rows.some((row) => row.uid === uid) ? rows : [...rows, { uid, value }];
  return <Collisions collisions={collisions} rows={named} limit={3} />;
}
