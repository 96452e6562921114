import { splitPhrases } from '../../model/settings/saved-replies/reply-phrases';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import type { DataTableColumn } from '../../ui/data-table/types';
import { TextButton } from '../../ui/base/text-button';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { savedRepliesLabels } from './labels';
import { markOf, nameOf } from './reply-name';

interface ReplyColumnsOptions {
  onEdit(row: SavedReplyRow): void;
  onDuplicate(row: SavedReplyRow): void;
  onDelete(row: SavedReplyRow): void;
  onDiscard(row: SavedReplyRow): void;
  canDuplicate: boolean;
  canDelete: boolean;
  /** Read-only mode can still open replies. */
  isReadOnly: boolean;
}

export function useReplyColumns(options: ReplyColumnsOptions): DataTableColumn<SavedReplyRow>[] {
  const labels = useLabels(savedRepliesLabels);
  const { onEdit, onDuplicate, onDelete, onDiscard, canDuplicate, canDelete, isReadOnly } = options;
  return useMemo(() => {
    const intents = { onEdit, onDuplicate, onDelete, onDiscard, canDuplicate, canDelete, isReadOnly };
    return [
      { key: 'reply', header: labels.reply, cell: (row) => <Summary row={row} />, width: '32%' },
      {
        key: 'phrases',
        header: labels.fields.triggerPhrases.label,
        cell: (row) => <Phrases row={row} />,
        width: '26%',
      },
      {
        key: 'shortcut',
        header: labels.fields.shortcut.label,
        cell: (row) => <Shortcut row={row} />,
        width: '112px',
      },
      {
        key: 'actions',
        header: labels.actions,
        cell: (row) => <Actions row={row} {...intents} />,
        width: '192px',
      },
    ];
  }, [labels, onEdit, onDuplicate, onDelete, onDiscard, canDuplicate, canDelete, isReadOnly]);
}

interface CellProps {
  row: SavedReplyRow;
}

function Summary({ row }: CellProps) {
  const labels = useLabels(savedRepliesLabels);
  const mark = markOf(row, labels);
  return (
    <span className="cd-reply-summary">
      <span className="cd-reply-label">
        <bdi>{nameOf(row.value.label, labels)}</bdi>
        {mark !== undefined && (
          <span className="cd-reply-mark" data-tone={row.saving === 'failed' ? 'danger' : undefined}>
            {mark}
          </span>
        )}
      </span>
      <span className="cd-reply-response" dir="auto">
        {row.value.response}
      </span>
    </span>
  );
}

const SHOWN = 3;

function Phrases({ row }: CellProps) {
  const labels = useLabels(savedRepliesLabels);
  const phrases = splitPhrases(row.value.triggerPhrases);
  if (phrases.length === 0) return <span className="cd-reply-none">{labels.noPhrases}</span>;
  return (
    <span className="cd-reply-phrases">
      {phrases.slice(0, SHOWN).map((phrase) => (
        <bdi key={phrase} className="cd-reply-phrase">
          {phrase}
        </bdi>
      ))}
      {phrases.length > SHOWN && <span className="cd-reply-none">{labels.morePhrases(phrases.length - SHOWN)}</span>}
      <span className="cd-reply-mode" data-state={row.value.autoSend ? 'sent' : 'offered'}>
        {row.value.autoSend ? labels.sent : labels.offered}
      </span>
    </span>
  );
}

function Shortcut({ row }: CellProps) {
  const labels = useLabels(savedRepliesLabels);
  const shortcut = row.value.shortcut.trim();
  if (shortcut === '') return <span className="cd-reply-none">{labels.noShortcut}</span>;
  return (
    <code className="cd-command" dir="ltr" translate="no">
      {labels.slackShortcut(shortcut)}
    </code>
  );
}

function Actions({ row, ...intents }: CellProps & ReplyColumnsOptions) {
  const labels = useLabels(savedRepliesLabels);
  const isStored = row.status === 'saved';
  const action = (label: string, onSelect: (row: SavedReplyRow) => void) => (
    <TextButton aria-label={labels.actionFor(label, nameOf(row.value.label, labels))} onClick={() => onSelect(row)}>
      {label}
    </TextButton>
  );
  return (
    <span className="cd-reply-actions">
      {action(intents.isReadOnly ? labels.view : labels.edit, intents.onEdit)}
      {intents.canDuplicate && action(labels.duplicate, intents.onDuplicate)}
      {row.hasDraft && !intents.isReadOnly && action(labels.discard, intents.onDiscard)}
      {isStored && intents.canDelete && action(labels.delete, intents.onDelete)}
    </span>
  );
}
