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
  /** Whether it is there. */
  open: boolean;
  /** The person closes it, or opens it by its trigger. */
  onOpenChange(open: boolean): void;
  /** What it is about; its name for those who do not see it. */
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  /** `table` has room for a few columns; `wide` takes the room that there is. */
  width?: Variant<typeof panel, 'width'> | undefined;
  /** The button that opens it, where it is not the host that does. */
  trigger?: ReactElement | undefined;
  /** Has the focus afterwards; what had it before when absent. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the foot, which stays in view. */
  footer?: ReactNode;
  /** Scrolls where it is longer than the page. */
  children: ReactNode;
}

/** Something to look at or to fill in, alone over the page. Escape, the cross or a click beside it closes. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width = 'normal', trigger, returnFocusRef, footer, children } = props;
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
    >
      <div className="cd-dialog-head">
        <div className="cd-dialog-about">
          <DialogParts.Title asChild>
            <Heading as="h2" size="4" weight="medium">
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
