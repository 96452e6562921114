import { splitPhrases } from '../../model/settings/saved-replies/reply-phrases';
import { placeholdersIn } from '../../model/settings/saved-replies/reply-placeholders';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { CopyIcon, DeleteIcon, EditIcon, ShowIcon, UndoIcon, WarningIcon } from '../../ui/base/icons';
import type { DataTableColumn, RowAction } from '../../ui/data-table/types';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useCallback, useMemo } from 'react';
import { savedRepliesIssueLabels } from './issue-labels';
import { savedRepliesLabels } from './labels';
import { markOf, nameOf } from './reply-name';

export function useReplyColumns(): DataTableColumn<SavedReplyRow>[] {
  const labels = useLabels(savedRepliesLabels);
  return useMemo(
    () => [
      { key: 'reply', header: labels.reply, cell: (row) => <Summary row={row} />, width: '40%' },
      { key: 'phrases', header: labels.fields.triggerPhrases.label, cell: (row) => <Phrases row={row} /> },
      {
        key: 'shortcut',
        header: labels.fields.shortcut.label,
        cell: (row) => <Shortcut row={row} />,
        width: '160px',
      },
    ],
    [labels],
  );
}

interface ReplyIntents {
  onEdit(row: SavedReplyRow): void;
  onDuplicate(row: SavedReplyRow): void;
  onDelete(row: SavedReplyRow): void;
  onDiscard(row: SavedReplyRow): void;
  canDuplicate: boolean;
  canDelete: boolean;
  /** Read-only mode can still open replies. */
  isReadOnly: boolean;
}

/** What can be done with a reply. */
export function useReplyActions(intents: ReplyIntents): (row: SavedReplyRow) => RowAction[] {
  const labels = useLabels(savedRepliesLabels);
  const { locale } = useTheme();
  const { onEdit, onDuplicate, onDelete, onDiscard, canDuplicate, canDelete, isReadOnly } = intents;
  return useCallback(
    (row) => {
      const action = (label: string, Icon: typeof EditIcon, onAction: (row: SavedReplyRow) => void) => ({
        label,
        icon: <Icon size={16} aria-hidden />,
        onSelect: () => onAction(row),
      });
      return [
        isReadOnly ? action(labels.view, ShowIcon, onEdit) : action(labels.edit, EditIcon, onEdit),
        ...(canDuplicate ? [action(labels.duplicate, CopyIcon, onDuplicate)] : []),
        ...(isReadOnly ? [] : (row.offers ?? [])).map(({ kind, names, onUse }) => {
          const fields = new Intl.ListFormat(locale).format(names.map((name) => labels.fields[name].label));
          return { label: (kind === 'redo' ? labels.redoSave : labels.undoSave)(fields), onSelect: onUse };
        }),
        ...(row.hasDraft && !isReadOnly ? [action(labels.discard, UndoIcon, onDiscard)] : []),
        ...(row.status === 'saved' && canDelete ? [action(labels.delete, DeleteIcon, onDelete)] : []),
      ];
    },
    [labels, locale, onEdit, onDuplicate, onDelete, onDiscard, canDuplicate, canDelete, isReadOnly],
  );
}

interface CellProps {
  row: SavedReplyRow;
}

function Summary({ row }: CellProps) {
  const labels = useLabels(savedRepliesLabels);
  const issues = useLabels(savedRepliesIssueLabels);
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
        {placeholdersIn(row.value.response).length > 0 && (
          <span className="cd-reply-mark">
            <WarningIcon size={12} aria-hidden /> {issues.placeholder}
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
  if (phrases.length === 0)
    return (
      <Text size="1" color="gray">
        {labels.noPhrases}
      </Text>
    );
  return (
    <span className="cd-reply-phrases">
      {phrases.slice(0, SHOWN).map((phrase) => (
        <bdi key={phrase} className="cd-reply-phrase">
          {phrase}
        </bdi>
      ))}
      {phrases.length > SHOWN && (
        <Text size="1" color="gray">
          {labels.morePhrases(phrases.length - SHOWN)}
        </Text>
      )}
      <Text size="1" color="gray" className="cd-reply-mode" data-state={row.value.autoSend ? 'sent' : 'offered'}>
        {row.value.autoSend ? labels.sent : labels.offered}
      </Text>
    </span>
  );
}

function Shortcut({ row }: CellProps) {
  const labels = useLabels(savedRepliesLabels);
  const shortcut = row.value.shortcut.trim();
  if (shortcut === '')
    return (
      <Text size="1" color="gray">
        {labels.noShortcut}
      </Text>
    );
  return (
    <code className="cd-command" dir="ltr" translate="no">
      {labels.slackShortcut(shortcut)}
    </code>
  );
}
