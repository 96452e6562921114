import { splitPages, type TriggerDraft } from '../../model/trigger-draft';
import { Announcer } from '../../ui/announcer';
import { Chip } from '../../ui/editor/chip';
import { useChipArrowKeys } from '../../ui/editor/chip-arrow-keys';
import { chipsLabels } from '../../ui/editor/chips-field';
import { Row } from '../../ui/editor/row';
import { useQuietError } from '../../ui/editor/use-quiet-error';
import { useLabels } from '../../ui/labels';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { TriggersLabels } from './labels';

interface PageChipsRowProps {
  on: readonly string[];
  /** What is being typed: it belongs to the draft, and to what a save stores. */
  typed: string;
  error: string | undefined;
  isReadOnly: boolean;
  labels: TriggersLabels;
  onEdit(patch: Partial<TriggerDraft>): void;
}

/** The pages of a trigger as chips, with the field that adds to them: a space, a comma or Enter ends one. */
export function PageChipsRow({ on, typed, error, isReadOnly, labels, onEdit }: PageChipsRowProps) {
  const chips = useLabels(chipsLabels);
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(error);
  const focusAt = useChipArrowKeys(root, on.length);

  const add = (pages: readonly string[], rest = '') => {
    const added = pages.filter((page) => !on.includes(page));
    setSaid(added.map(chips.added).join(', '));
    onEdit({ on: [...on, ...added], typedPages: rest });
  };
  const remove = (index: number) => {
    setSaid(chips.removed(on[index] ?? ''));
    onEdit({ on: on.toSpliced(index, 1) });
  };
  const removeChip = (index: number) => {
    // The chip goes and takes the focus along, so it goes first.
    focusAt.index(index + 1 < on.length ? index + 1 : on.length);
    remove(index);
  };
  const handleType = (text: string) => {
    beforeEdit();
    const end = text.search(/[^\s,]*$/);
    const [whole, rest] = [splitPages(text.slice(0, end)), text.slice(end)];
    if (whole.length > 0) add(whole, rest);
    else onEdit({ typedPages: rest });
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A field of one line would lose the line breaks between pages.
    const pages = splitPages(event.clipboardData.getData('text'));
    if (pages.length < 2 || isReadOnly) return;
    event.preventDefault();
    add(splitPages([typed, ...pages].join(' ')));
  };
  const handleFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed !== '') add(splitPages(typed));
    } else if (event.key === 'Backspace' && typed === '' && on.length > 0 && !isReadOnly) remove(on.length - 1);
    else if (event.currentTarget.selectionEnd === 0) focusAt.byKey(event, on.length);
  };
  const handleChipKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' || event.key === 'Delete') removeChip(index);
    else focusAt.byKey(event, index);
  };
  return (
    <Row label={labels.onPages} help={labels.pagesHelp} error={error} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <div ref={root} className="cd-chips" data-invalid={control['aria-invalid']}>
          {on.length > 0 && (
            <ul className="cd-chips-list" aria-label={chips.chosen(labels.onPages)}>
              {on.map((page, index) => (
                <Chip
                  key={page}
                  removeLabel={chips.remove(page)}
                  canRemove={!isReadOnly}
                  isStop={index === on.length - 1}
                  onKeyDown={(event) => handleChipKey(event, index)}
                  onRemove={() => removeChip(index)}
                >
                  <bdi>{page}</bdi>
                </Chip>
              ))}
            </ul>
          )}
          <input
            {...control}
            className="rt-reset cd-chips-input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            placeholder={on.length === 0 ? labels.pagesPlaceholder : undefined}
            readOnly={isReadOnly}
            onChange={(event) => handleType(event.target.value)}
            onPaste={handlePaste}
            onKeyDown={handleFieldKey}
            onBlur={() => {
              onBlur();
              if (typed !== '') add(splitPages(typed));
            }}
          />
          <Announcer>{said}</Announcer>
        </div>
      )}
    </Row>
  );
}
