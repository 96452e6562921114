import { Button, IconButton } from '@radix-ui/themes';
import { Toast as ToastParts } from 'radix-ui';
import { AlertIcon, CloseIcon, SuccessIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import type { ShownToast } from './toast-context';
import { toastLabels } from './toast-labels';
import { toastLook } from './toast-look';
import { Text } from '../base/text';

/** Long enough to read twice; with an action, long enough to reach it by keyboard. */
const plainMs = 8_000;
const actionMs = 20_000;

interface ToastProps {
  toast: ShownToast;
  onDismiss(id: number): void;
}

/** A message in the toast region. Its timer pauses while it is hovered or focused. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { id, text, tone = 'plain', action } = toast;
  const labels = useLabels(toastLabels);
  return (
    <ToastParts.Root
      type="background"
      duration={action ? actionMs : plainMs}
      onOpenChange={(isOpen) => !isOpen && onDismiss(id)}
      className={toastLook({ tone })}
      data-chatdeck="toast"
      data-tone={tone}
    >
      {tone === 'success' && <SuccessIcon size={16} aria-hidden />}
      {tone === 'danger' && <AlertIcon size={16} aria-hidden />}
      <ToastParts.Description asChild>
        <Text as="p" size="2" className="cd-toast-text">
          {text}
        </Text>
      </ToastParts.Description>
      {action && (
        <ToastParts.Action asChild altText={action.label}>
          <Button type="button" size="1" variant="outline" color="gray" onClick={action.onAction}>
            {action.label}
          </Button>
        </ToastParts.Action>
      )}
      <ToastParts.Close asChild>
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={labels.dismiss}>
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      </ToastParts.Close>
    </ToastParts.Root>
  );
}
