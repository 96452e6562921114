import { Dialog } from '../../ui/overlays/dialog';
import { Button, Text } from '../../ui/radix';
import { useId, type ReactNode, type RefObject } from 'react';

interface TextDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  text: string;
  field: string;
  value: string;
  /** If absent, the text is there to be copied. */
  onValueChange?: ((next: string) => void) | undefined;
  error?: string | undefined;
  closeLabel: string;
  placeholder?: string | undefined;
  /** Next to the close button. */
  action?: ReactNode;
  /** Takes the focus afterwards; the previously focused element if absent. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Below the text. */
  children?: ReactNode;
}

/** A long text in a dialog: to paste into, or to copy from. */
export function TextDialog(props: TextDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    field,
    value,
    onValueChange,
    error,
    closeLabel,
    action,
    placeholder,
    returnFocusRef,
    children,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusRef={returnFocusRef}
      isDirty={onValueChange !== undefined && value !== ''}
      title={title}
      description={text}
      footer={
        <>
          <Button type="button" variant="outline" color="gray" onClick={() => onOpenChange(false)}>
            {closeLabel}
          </Button>
          {action}
        </>
      }
    >
      <div className="cd-text-dialog">
        <Text as="label" htmlFor={id} size="2" weight="medium">
          {field}
        </Text>
        <textarea
          id={id}
          className="cd-text-dialog-text"
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={value}
          placeholder={placeholder}
          readOnly={!onValueChange}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onFocus={(event) => !onValueChange && event.target.select()}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
        <div aria-live="polite">
          {error !== undefined && (
            <Text as="p" size="1" color="red" id={`${id}-error`}>
              {error}
            </Text>
          )}
        </div>
        {children}
      </div>
    </Dialog>
  );
}
