import { memo, useId, useRef, type ReactNode, type RefObject } from 'react';
import { AlertIcon } from '../../base/icons';
import { useFieldWords } from '../editor-context';
import { rowLook } from '../row-look';
import { RowConflict } from './row-conflict';
import { RowWaysBack, useWaysBackKeys } from './ways-back';
import { Text } from '../../base/text';
import type { Variant } from '../../base/variants';

/** A row's texts. */
export interface RowTexts {
  /** What is set here. */
  label: string;
  /** A sentence under the control; an error replaces it. */
  help?: ReactNode;
  /** Disables the row and replaces its help. The value is kept. */
  disabledReason?: string | undefined;
  /** A quiet line at the end, for example another way to change the setting. Keep the same element between renders. */
  meta?: ReactNode;
}

/**
 * A row's props: either the `name` of a field, whose texts, value, and errors come from the surrounding frame, or a
 * value of its own, for a setting that isn't a single field. Props override the frame.
 */
export interface RowInput<Value> extends Partial<PlainRowProps<Value>> {
  /** Offers a reset to it while the field has another value. Keep the same value between renders. */
  defaultValue?: Value | undefined;
}

/** Everything about one row. */
export interface PlainRowProps<Value> extends RowTexts {
  /** What is set. */
  value: Value;
  /** Called with the whole next value. */
  onValueChange(next: Value): void;
  /** The field's name, available as `data-name` on the row. */
  name?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Shows the value and allows no changes. */
  isReadOnly?: boolean | undefined;
  /** The value someone else has saved since. */
  theirs?: unknown;
  /** Present while someone else's change conflicts with the user's. */
  onResolve?: ((keep: 'mine' | 'theirs') => void) | undefined;
  /** The saved value. */
  saved?: unknown;
  /** Describes a stored value, if the row would show it differently. Texts describe themselves. */
  say?: ((stored: never) => string) | undefined;
  /** Present while the value differs from the saved one. */
  onRestoreSaved?: (() => void) | undefined;
  /** Present while the value differs from the default. */
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
  /**
   * `below`: the control is under its label; `wide`: the same with more space; `beside`: at the end of the label's
   * line.
   */
  layout?: Variant<typeof rowLook, 'layout'> | undefined;
  /** The control is a group, labeled by id. */
  isGroup?: boolean | undefined;
  /** Invalid, but not shown while the user is still typing. */
  isErrorQuiet?: boolean | undefined;
  /** The control, if it is outside the row. */
  controlRef?: RefObject<HTMLElement | null> | undefined;
  children(control: ControlProps, labelId: string): ReactNode;
}

/** A label, a control, and one text under them: the error, the reason why it is disabled, or the help. */
export function Row(props: RowProps) {
  const { name, label, help, disabledReason, meta, error, layout = 'below', isErrorQuiet = false } = props;
  const { theirs, onResolve, children } = props;
  const say = (props.say ?? sayText) as (stored: unknown) => string;
  useFieldWords(name, { label, say });
  const place = useRef<HTMLDivElement>(null);
  const control = props.controlRef ?? place;
  const id = useId();
  const shownError = isErrorQuiet ? undefined : error;
  // An invalid value blocks saving, so it must stay editable.
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
