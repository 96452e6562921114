import { Button } from '@radix-ui/themes';
import { memo, useId, useRef, type ReactNode } from 'react';
import { AlertIcon } from '../../base/icons';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';
import { rowLook } from '../row-look';
import { RowReset } from './row-reset';
import { Text } from '../../base/text';
import type { Variant } from '../../base/variants';

/** The words of a row. */
export interface RowTexts {
  /** What is set here. */
  label: string;
  /** A sentence under the control; an error takes its place. */
  help?: ReactNode;
  /** Greys the row out and stands where the help stood. The value is kept. */
  disabledReason?: string | undefined;
  /** A quiet line at the end, such as another way to the same setting. Keep the same element from render to render. */
  meta?: ReactNode;
}

/** What a row that reads its value from the frame takes besides its words. */
export interface NamedRowProps<Value> {
  /** The field of the form. */
  name: string;
  /** What is set here. The frame's `fields` say it when absent, and what help and placeholder are. */
  label?: string;
  /** Offers the way back to it while another value stands there. Keep the same value from render to render. */
  defaultValue?: Value | undefined;
}

/** A row that is given its value instead of reading it from the frame: for a setting that is no single field. */
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
  /** The value that somebody else has saved meanwhile. */
  theirs?: Value | undefined;
  /** Present while somebody else's change and the person's own stand against each other. */
  onResolve?: ((keep: 'mine' | 'theirs') => void) | undefined;
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
}

interface RowProps extends Omit<PlainRowProps<never>, 'value' | 'onValueChange' | 'theirs'> {
  /** `below`: the control stands under its label; `wide`: so, with more room; `beside`: at the end of its line. */
  layout?: Variant<typeof rowLook, 'layout'> | undefined;
  /** The control is a group of several, and takes the label by its id. */
  isGroup?: boolean | undefined;
  /** Wrong, but not yet to be said while the person is still typing. */
  isErrorQuiet?: boolean | undefined;
  /** Their value in words. */
  theirs?: string | undefined;
  children(control: ControlProps, labelId: string): ReactNode;
}

/** Label, control, and one text under them: the error, else why the row is disabled, else the help. */
export function Row(props: RowProps) {
  const { name, label, help, disabledReason, meta, error, layout = 'below', isErrorQuiet = false } = props;
  const { theirs = '', onResolve, children } = props;
  const control = useRef<HTMLDivElement>(null);
  const id = useId();
  const shownError = isErrorQuiet ? undefined : error;
  // A wrong value blocks saving, so the way to correct it stays open.
  const isDisabled = disabledReason !== undefined && error === undefined;
  const isResettable = !isDisabled && Boolean(props.onRestoreSaved ?? props.onRestoreDefault);
  const state = isDisabled ? 'disabled' : isResettable ? 'resettable' : 'idle';
  const text = isDisabled ? disabledReason : help;
  const hasText = shownError !== undefined || text !== undefined;
  const describedBy = [hasText && `${id}-text`, meta && `${id}-meta`, onResolve && `${id}-conflict`]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={rowLook({ layout, state })}
      data-chatdeck="row"
      data-name={name}
      data-invalid={error !== undefined || undefined}
    >
      <RowLabel id={id} isGroup={props.isGroup}>
        {label}
      </RowLabel>
      <div ref={control} className="cd-row-control">
        {children(
          {
            id,
            disabled: isDisabled,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': shownError !== undefined || undefined,
          },
          `${id}-label`,
        )}
      </div>
      {isResettable && <RowReset {...props} control={control} />}
      <div className="cd-row-texts" aria-live="polite">
        {hasText && <RowText id={`${id}-text`} error={shownError} text={text} />}
      </div>
      {meta && (
        <Text as="div" size="1" color="gray" id={`${id}-meta`} className="cd-row-meta">
          {meta}
        </Text>
      )}
      {onResolve && <RowConflict id={`${id}-conflict`} theirs={theirs} onResolve={onResolve} />}
    </div>
  );
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

interface RowConflictProps {
  id: string;
  theirs: string;
  onResolve(keep: 'mine' | 'theirs'): void;
}

function RowConflict({ id, theirs, onResolve }: RowConflictProps) {
  const labels = useLabels(editorLabels);
  return (
    <div className="cd-row-conflict" role="group" aria-labelledby={id} data-chatdeck="conflict">
      <Text as="p" size="2" id={id}>
        {labels.changedElsewhere(theirs || labels.empty)}
      </Text>
      <div className="cd-row-conflict-actions">
        <Button type="button" size="1" variant="outline" color="gray" onClick={() => onResolve('mine')}>
          {labels.keepMine}
        </Button>
        <Button type="button" size="1" variant="outline" color="gray" onClick={() => onResolve('theirs')}>
          {labels.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
