import { memo, useRef, useState } from 'react';
import { Announcer } from '../../base/announcer';
import { useLabels } from '../../theme/labels';
import { useLatestCallback } from '../../base/use-latest-callback';
import { NewLine } from './list-new-line';
import { ListLine, type LineRemark } from './list-line';
import { listRowLabels } from './list-row-labels';
import { Row, type RowInput, type RowTexts } from '../rows/row';
import { useRow } from '../rows/use-row';
import { useBeforePaint } from '../../base/use-before-paint';

interface ListRowTexts extends RowTexts {
  /** An example, shown in the empty line at the end. */
  placeholder?: string | undefined;
  /** A line's note. Keep the same function while it returns the same. */
  remarkOf?: ((line: string, index: number) => LineRemark | undefined) | undefined;
  /** The lines' notes explain what is invalid, so the row doesn't repeat it. */
  isErrorSaid?: boolean | undefined;
  /** Splits a pasted text into lines; at line breaks by default. */
  splitPasted?: ((text: string) => string[]) | undefined;
}

export type ListRowProps = Omit<ListRowTexts, 'label'> & RowInput<readonly string[]>;

/**
 * A list of texts, one per line: add at the end, edit in place, and remove. Pasting several lines adds them all. Each
 * line can have an error or a note.
 */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const {
    value,
    onValueChange,
    placeholder,
    remarkOf,
    isErrorSaid = false,
    isReadOnly = false,
    ...row
  } = useRow(props);
  const split = props.splitPasted ?? splitLines;
  const { root, said, typed, type, change, remove, add, paste } = useListEdits({ value, onValueChange }, split);
  const lines = typed === undefined ? value : value.slice(0, -1);
  return (
    <Row
      {...row}
      isGroup
      isErrorQuiet={isErrorSaid || typed !== undefined}
      say={row.say ?? ((list: readonly string[]) => list.join(', '))}
    >
      {({ id, disabled, 'aria-invalid': _invalid, ...control }, labelId) => (
        <div {...control} ref={root} id={id} role="group" aria-labelledby={labelId} className="cd-list">
          {lines.length > 0 && (
            <ul className="cd-list-lines">
              {lines.map((line, index) => (
                <ListLine
                  key={index}
                  index={index}
                  value={line}
                  remark={remarkOf?.(line, index)}
                  state={disabled ? 'disabled' : isReadOnly ? 'readOnly' : 'open'}
                  onValueChange={change}
                  onRemove={remove}
                  split={split}
                  onPaste={paste}
                />
              ))}
            </ul>
          )}
          {!isReadOnly && (
            <NewLine
              label={row.label}
              placeholder={placeholder}
              disabled={disabled}
              text={typed ?? ''}
              split={split}
              onTextChange={type}
              onAdd={add}
            />
          )}
          <Announcer>{said}</Announcer>
        </div>
      )}
    </Row>
  );
});

interface ListEditProps {
  value: readonly string[];
  onValueChange(next: readonly string[]): void;
}

/** Each edit returns a whole next list. When a line is removed, the one that takes its place gets the focus. */
function useListEdits({ value, onValueChange }: ListEditProps, split: (text: string) => string[]) {
  const labels = useLabels(listRowLabels);
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  // The index of the line being typed at the end.
  const [typedAt, setTypedAt] = useState<number>();
  const typed = typedAt === value.length - 1 ? value[typedAt] : undefined;
  const settled = typed === undefined ? value : value.slice(0, -1);
  const nextFocus = useRef<string>(undefined);
  useBeforePaint(() => {
    if (nextFocus.current === undefined) return;
    const target = root.current?.querySelector<HTMLElement>(nextFocus.current);
    nextFocus.current = undefined;
    (target ?? root.current?.querySelector<HTMLElement>('[data-part="new"]'))?.focus();
  }, [value]);

  const change = useLatestCallback((index: number, next: string) => {
    setSaid('');
    onValueChange(value.with(index, next));
  });
  const remove = useLatestCallback((index: number) => {
    setSaid(labels.removed(value[index] || labels.line(index + 1)));
    nextFocus.current = `[data-line="${Math.min(index, settled.length - 2)}"] [data-part="remove"]`;
    if (typed !== undefined) setTypedAt(value.length - 2);
    onValueChange(value.toSpliced(index, 1));
  });
  const type = useLatestCallback((text: string) => {
    setTypedAt(text === '' ? undefined : settled.length);
    onValueChange(text === '' ? settled : [...settled, text]);
  });
  const add = useLatestCallback((lines: string[]) => {
    setTypedAt(undefined);
    setSaid(labels.added(lines.length));
    onValueChange([...settled, ...lines]);
  });
  const paste = useLatestCallback((index: number, before: string, pasted: string, after: string) => {
    const lines = split(`${before}${pasted}${after}`);
    setSaid(labels.added(lines.length - 1));
    if (typed !== undefined) setTypedAt(value.length + lines.length - 2);
    onValueChange(value.toSpliced(index, 1, ...lines));
  });
  return { root, said, typed, type, change, remove, add, paste };
}

function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
