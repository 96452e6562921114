import { IconButton } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { Dialog as DialogParts } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { Modal } from './modal';
import { Heading, Text } from '../base/text';
import type { Variant } from '../base/variants';

export const dialogLabels = defineLabels('dialog', { close: 'Close' });

const panel = cva('rt-BaseDialogContent rt-r-size-3 cd-dialog', {
  variants: { width: { normal: '', table: 'cd-dialog-table', wide: 'cd-dialog-wide' } },
});

interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** The user closes it, or opens it with its trigger. */
  onOpenChange(open: boolean): void;
  /** Its heading and accessible name. */
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  /** `table` fits a few columns; `wide` uses the available width. */
  width?: Variant<typeof panel, 'width'> | undefined;
  /** The button that opens it, if not the host. */
  trigger?: ReactElement | undefined;
  /** Takes the focus afterwards; the previously focused element if absent. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** It has unsaved input: a click outside doesn't close it. */
  isDirty?: boolean | undefined;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  /** Scrolls if it is taller than the page. */
  children: ReactNode;
}

/** Something to read or fill in over the page. Escape, the close button, or a click outside closes it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = 'normal', trigger, returnFocusRef, isDirty } = props;
  const { footer, children } = props;
  const labels = useLabels(dialogLabels);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      part="dialog"
      className={panel({ width })}
      isDescribed={description !== undefined}
      trigger={trigger}
      returnFocusRef={returnFocusRef}
      isDirty={isDirty}
    >
      <div className="cd-dialog-head">
        <div className="cd-dialog-about">
          <DialogParts.Title asChild>
            <Heading as="h2" size="4">
              {title}
            </Heading>
          </DialogParts.Title>
          {description !== undefined && (
            <DialogParts.Description asChild>
              <Text as="p" size="2" color="gray" className="cd-prose">
                {description}
              </Text>
            </DialogParts.Description>
          )}
        </div>
        <DialogParts.Close asChild>
          <IconButton type="button" variant="ghost" color="gray" aria-label={labels.close}>
            <CloseIcon size={16} aria-hidden />
          </IconButton>
        </DialogParts.Close>
      </div>
      {children}
      {footer && <div className="cd-dialog-foot">{footer}</div>}
    </Modal>
  );
}
