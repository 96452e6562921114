import { memo, useId, useRef, type ReactNode, type RefObject } from 'react';
import { AlertIcon } from '../../base/icons';
import { useFieldWords } from '../editor-context';
import { rowLook } from '../row-look';
import { RowConflict } from './row-conflict';
import { RowWaysBack, useWaysBackKeys } from './ways-back';
import { Text } from '../../base/text';
import type { Variant } from '../../base/variants';

/** The words of a row. */
export interface RowTexts {
  /** What is set here. */
  label: string;
  /** A sentence under the control; an error takes its place. */
  help?: ReactNode;
  /** Disables the row and replaces its help. The value is kept. */
  disabledReason?: string | undefined;
  /** A quiet line at the end, such as another way to the same setting. Keep the same element from render to render. */
  meta?: ReactNode;
}

/**
 * What a row takes: the `name` of a field, and the frame around knows its words, value and errors; or a value of its own,
 * for a setting that is no single field. Whatever is given replaces what the frame knows.
 */
export interface RowInput<Value> extends Partial<PlainRowProps<Value>> {
  /** Offers the way back to it while the field holds another value. Keep the same value from render to render. */
  defaultValue?: Value | undefined;
}

/** Everything about one row. */
export interface PlainRowProps<Value> extends RowTexts {
  /** What is set. */
  value: Value;
  /** The whole next value. */
  onValueChange(next: Value): void;
  /** The field's name; found as `data-name` on the row. */
  name?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Shows the value and lets it not be changed. */
  isReadOnly?: boolean | undefined;
  /** The value that somebody else has saved since. */
  theirs?: unknown;
  /** Present while somebody else's change conflicts with the person's own. */
  onResolve?: ((keep: 'mine' | 'theirs') => void) | undefined;
  /** The value that is saved. */
  saved?: unknown;
  /** A stored value in words, where the row would say it otherwise. Texts say themselves. */
  say?: ((stored: never) => string) | undefined;
  /** Present while the value is not the saved one. */
  onRestoreSaved?: (() => void) | undefined;
  /** Present while the value is not the default one. */
  onRestoreDefault?: (() => void) | undefined;
}

interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-keyshortcuts': string | undefined;
}

interface RowProps extends Omit<PlainRowProps<never>, 'value' | 'onValueChange'> {
  /** `below`: the control is under its label; `wide`: the same with more room; `beside`: at the end of its line. */
  layout?: Variant<typeof rowLook, 'layout'> | undefined;
  /** The control is a group of several, and takes the label by its id. */
  isGroup?: boolean | undefined;
  /** Wrong, but not yet to be said while the person is still typing. */
  isErrorQuiet?: boolean | undefined;
  /** The control, where it is beside the row and not in it. */
  controlRef?: RefObject<HTMLElement | null> | undefined;
  children(control: ControlProps, labelId: string): ReactNode;
}

/** Label, control, and one text under them: the error, else why the row is disabled, else the help. */
export function Row(props: RowProps) {
  const { name, label, help, disabledReason, meta, error, layout = 'below', isErrorQuiet = false } = props;
  const { theirs, onResolve, children } = props;
  const say = (props.say ?? sayText) as (stored: unknown) => string;
  useFieldWords(name, { label, say });
  const place = useRef<HTMLDivElement>(null);
  const control = props.controlRef ?? place;
  const id = useId();
  const shownError = isErrorQuiet ? undefined : error;
  // A wrong value blocks saving, so the way to correct it stays open.
  const isDisabled = disabledReason !== undefined && error === undefined;
  const onRestoreSaved = isDisabled ? undefined : props.onRestoreSaved;
  const onRestoreDefault = isDisabled ? undefined : props.onRestoreDefault;
  const isChanged = Boolean(onRestoreSaved ?? onResolve);
  const state = isDisabled ? 'disabled' : isChanged ? 'changed' : onRestoreDefault ? 'resettable' : 'idle';
  const keys = useWaysBackKeys(id, { onRestoreSaved, onRestoreDefault }, control);
  const text = isDisabled ? disabledReason : help;
  const hasText = shownError !== undefined || text !== undefined;
  const describedBy = [hasText && `${id}-text`, meta && `${id}-meta`, onResolve && `${id}-conflict`, keys.hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={rowLook({ layout, state })}
      data-chatdeck="row"
      data-name={name}
      data-state={state}
      data-invalid={error !== undefined || undefined}
    >
      <RowLabel id={id} isGroup={props.isGroup}>
        {label}
      </RowLabel>
      <div ref={place} className="cd-row-control" onKeyDownCapture={keys.handleKey}>
        {children(
          {
            id,
            disabled: isDisabled,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': shownError !== undefined || undefined,
            'aria-keyshortcuts': keys['aria-keyshortcuts'],
          },
          `${id}-label`,
        )}
      </div>
      {(onRestoreSaved ?? onRestoreDefault) && (
        <RowWaysBack
          label={label}
          was={onRestoreSaved ? say(props.saved) : ''}
          control={control}
          onRestoreSaved={onRestoreSaved}
          onRestoreDefault={onRestoreDefault}
        />
      )}
      {keys.hint}
      <div className="cd-row-texts" aria-live="polite">
        {hasText && <RowText id={`${id}-text`} error={shownError} text={text} />}
      </div>
      {meta && (
        <Text as="div" size="1" color="gray" id={`${id}-meta`} className="cd-row-meta">
          {meta}
        </Text>
      )}
      {onResolve && (
        <RowConflict
          id={`${id}-conflict`}
          theirs={theirs === undefined ? '' : say(theirs)}
          place={control}
          onResolve={onResolve}
        />
      )}
    </div>
  );
}

function sayText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

interface RowLabelProps {
  id: string;
  isGroup: boolean | undefined;
  children: string;
}

const RowLabel = memo(function RowLabel({ id, isGroup, children }: RowLabelProps) {
  const look = { id: `${id}-label`, size: '2', weight: 'medium', className: 'cd-row-label' } as const;
  if (isGroup) return <Text {...look}>{children}</Text>;
  return (
    <Text as="label" htmlFor={id} {...look}>
      {children}
    </Text>
  );
});

interface RowTextProps {
  id: string;
  error: string | undefined;
  text: ReactNode;
}

const RowText = memo(function RowText({ id, error, text }: RowTextProps) {
  if (error === undefined) {
    return (
      <Text as="p" size="1" color="gray" id={id}>
        {text}
      </Text>
    );
  }
  return (
    <Text as="p" size="1" color="red" id={id} className="cd-row-error">
      <AlertIcon size={16} aria-hidden />
      {error}
    </Text>
  );
});
