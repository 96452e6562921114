import { splitPhrases } from '../../model/reply-phrases';
import { Announcer } from '../../ui/announcer';
import { Chip } from '../../ui/editor/chip';
import { useChipArrowKeys } from '../../ui/editor/chip-arrow-keys';
import { chipsLabels } from '../../ui/editor/chips-field';
import { Row, type PlainRowProps } from '../../ui/editor/row';
import { useLabels } from '../../ui/labels';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

interface PhrasesRowProps extends Omit<PlainRowProps<string>, 'theirs'> {
  theirs?: string | undefined;
  placeholder: string;
}

/**
 * Phrases as chips, with the field that adds to them: a comma or Enter ends one. What is being typed belongs to the value
 * from the first letter on.
 */
export function PhrasesRow({ value, onValueChange, placeholder, isReadOnly = false, ...row }: PhrasesRowProps) {
  const chipWords = useLabels(chipsLabels);
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const all = value.split(',').map((part) => part.trim());
  const isTyping = typed.trim() !== '' && all.at(-1) === typed.trim();
  const phrases = splitPhrases((isTyping ? all.slice(0, -1) : all).join(','));
  const focusAt = useChipArrowKeys(root, phrases.length);

  const change = (chips: readonly string[], rest: string) => {
    setTyped(rest);
    onValueChange([...chips, rest.trim()].filter(Boolean).join(', '));
  };
  const add = (text: string, rest = '') => {
    const next = splitPhrases([...phrases, text].join(','));
    setSaid(next.slice(phrases.length).map(chipWords.added).join(', '));
    change(next, rest);
  };
  const remove = (index: number) => {
    setSaid(chipWords.removed(phrases[index] ?? ''));
    change(phrases.toSpliced(index, 1), typed);
  };
  const removeChip = (index: number) => {
    // The chip goes and takes the focus along, so it goes first.
    focusAt.index(index + 1 < phrases.length ? index + 1 : phrases.length);
    remove(index);
  };
  const handleType = (text: string) => {
    const end = text.lastIndexOf(',') + 1;
    if (end > 0) add(text.slice(0, end), text.slice(end).trimStart());
    else change(phrases, text);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A field of one line would lose the line breaks between phrases.
    const pasted = event.clipboardData.getData('text');
    if (!/[\n,]/.test(pasted.trim()) || isReadOnly) return;
    event.preventDefault();
    add([typed, pasted.replace(/[\r\n]+/g, ',')].join(' '));
  };
  const handleFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && phrases.length > 0 && !isReadOnly) {
      remove(phrases.length - 1);
    } else if (event.currentTarget.selectionEnd === 0) focusAt.byKey(event, phrases.length);
  };
  const handleChipKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' || event.key === 'Delete') removeChip(index);
    else focusAt.byKey(event, index);
  };
  return (
    <Row {...row}>
      {(control) => (
        <div ref={root} className="cd-chips" data-invalid={control['aria-invalid']}>
          {phrases.length > 0 && (
            <ul className="cd-chips-list" aria-label={chipWords.chosen(row.label)}>
              {phrases.map((phrase, index) => (
                <Chip
                  key={phrase}
                  removeLabel={chipWords.remove(phrase)}
                  canRemove={!isReadOnly}
                  isStop={index === phrases.length - 1}
                  onKeyDown={(event) => handleChipKey(event, index)}
                  onRemove={() => removeChip(index)}
                >
                  <bdi>{phrase}</bdi>
                </Chip>
              ))}
            </ul>
          )}
          <input
            {...control}
            className="rt-reset cd-chips-input"
            autoComplete="off"
            value={typed}
            placeholder={phrases.length === 0 ? placeholder : undefined}
            readOnly={isReadOnly}
            onChange={(event) => handleType(event.target.value)}
            onPaste={handlePaste}
            onKeyDown={handleFieldKey}
            onBlur={() => {
              if (typed !== '') add(typed);
            }}
          />
          <Announcer>{said}</Announcer>
        </div>
      )}
    </Row>
  );
}
