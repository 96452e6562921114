import { Dialog } from '../../ui/overlays/dialog';
import { lazyPart } from '../../ui/later/lazy-part';
import { Button } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import { useLabels } from '../../ui/theme/labels';
import type { RefObject } from 'react';
import { integrationsLabels } from './labels';
import type { BotListsProps } from './bot-lists';

const BotLists = lazyPart(() => import('./bot-lists').then((part) => part.BotLists), <Skeleton height="320px" />);

interface BotsDialogProps extends BotListsProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Chooses which users and bots of the workspace take part in conversations. */
export function BotsDialog(props: BotsDialogProps) {
  const { open, onOpenChange, returnFocusRef } = props;
  const labels = useLabels(integrationsLabels);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.text}
      returnFocusRef={returnFocusRef}
      footer={
        <Button type="button" onClick={() => onOpenChange(false)}>
          {labels.done}
        </Button>
      }
    >
      <BotLists {...props} />
    </Dialog>
  );
}
