import { changedNames } from '../../../model/core/draft';
import { maxSavedReplies } from '../../../model/entities/widget-settings';
import type { ReplyImportLine, ReplyRefusal } from '../../../model/settings/saved-replies/reply-import';
import type { SavedReplyFields } from '../../../model/settings/saved-replies/saved-replies';
import { BecomesIcon } from '../../../ui/base/icons';
import { VirtualList } from '../../../ui/later/virtual-list';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { savedRepliesImportLabels } from './import-labels';
import { savedRepliesLabels } from '../labels';
import { Placeholders } from '../placeholders';
import { briefly, nameOf } from '../reply-name';

interface ImportLinesProps {
  lines: readonly ReplyImportLine[];
}

/** Every reply that an import leaves out, changes, or adds. Those that stay the same are only counted. */
export function ImportLines({ lines }: ImportLinesProps) {
  const labels = useLabels(savedRepliesImportLabels);
  const shown = useMemo(() => {
    const listed = lines.filter(({ kind }) => kind !== 'same').toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);
    return listed.map((line, index): ShownLine => ({ line, key: String(index) }));
  }, [lines]);
  if (shown.length === 0) return null;
  return (
    <VirtualList items={shown} keyOf={keyOf} itemHeight={64} label={labels.preview} className="cd-reply-plan" isTabStop>
      {({ line }) => <Line line={line} />}
    </VirtualList>
  );
}

interface ShownLine {
  line: ReplyImportLine;
  key: string;
}

function keyOf({ key }: ShownLine): string {
  return key;
}

const ranks: Record<ReplyImportLine['kind'], number> = { refused: 0, changed: 1, new: 2, same: 3 };

function Line({ line: { line, label, kind, before, after, refusal, shortcutOwner } }: { line: ReplyImportLine }) {
  const labels = useLabels(savedRepliesImportLabels);
  const texts = useLabels(savedRepliesLabels);
  const sayRefusal = useRefusal();
  const changed = before && after ? changedNames(before, after) : [];
  return (
    <div className="cd-plan" data-state={kind}>
      <div className="cd-plan-line">
        <Text size="2" weight="medium">
          <bdi>{nameOf(label, texts)}</bdi>
        </Text>
        <span className="cd-reply-kind" data-state={kind}>
          {labels.kinds[kind]}
        </span>
        {line !== undefined && (
          <Text size="1" color="gray">
            {labels.line(line)}
          </Text>
        )}
      </div>
      {refusal && (
        <Text as="p" size="2">
          {sayRefusal(refusal)}
        </Text>
      )}
      {shortcutOwner && (
        <Text as="p" size="2">
          {texts.shortcutTakenBy[shortcutOwner.kind](shortcutOwner.label)} {labels.withoutShortcut}
        </Text>
      )}
      {kind === 'new' && after && (
        <Text as="p" size="2" color="gray" dir="auto" className="cd-reply-value">
          {after.response}
        </Text>
      )}
      {after && <Placeholders response={after.response} />}
      {before &&
        after &&
        changed.map((field) => (
          <p key={field} className="cd-plan-change">
            <Text size="1" color="gray" className="cd-plan-name">
              {texts.fields[field].label}
            </Text>
            <Value of={before} field={field} part="before" />
            <BecomesIcon size={14} aria-hidden />
            <Value of={after} field={field} part="after" />
          </p>
        ))}
    </div>
  );
}

interface ValueProps {
  of: SavedReplyFields;
  field: keyof SavedReplyFields;
  part: 'before' | 'after';
}

function Value({ of, field, part }: ValueProps) {
  const labels = useLabels(savedRepliesImportLabels);
  const value = of[field];
  const text = typeof value === 'boolean' ? (value ? labels.on : labels.off) : value || labels.none;
  return (
    <Text size="2" dir="auto" className="cd-reply-value" data-part={part}>
      {text}
    </Text>
  );
}

function useRefusal(): (refusal: ReplyRefusal) => string {
  const labels = useLabels(savedRepliesImportLabels);
  const texts = useLabels(savedRepliesLabels);
  return (refusal) => {
    switch (refusal.code) {
      case 'duplicate':
        return refusal.firstLine === undefined
          ? labels.duplicateCopy(briefly(refusal.firstText))
          : labels.duplicate(refusal.firstLine);
      case 'full':
        return labels.full(maxSavedReplies);
      case 'invalid': {
        const { field, error } = refusal;
        if (error === 'required') return field === 'label' ? texts.labelMissing : texts.responseMissing;
        if (error === 'invalidCharacters') return `${texts.fields[field].label}: ${texts.shortcutSpaces}`;
        return `${texts.fields[field].label}: ${texts.tooLong}`;
      }
      default:
        return labels.refusals[refusal.code];
    }
  };
}
