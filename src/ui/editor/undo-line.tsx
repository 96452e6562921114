import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import type { SaveOffer } from '../../model/core/editor';
import { Text } from '../base/text';
import { useFocusReturn } from '../focus/use-focus-return';
import { useChangeLabels } from './change-labels';

export interface OfferLine extends Pick<SaveOffer<unknown>, 'id' | 'kind'> {
  /** What the fields of the save are called, as far as they are called anything. */
  labels: readonly (string | undefined)[];
  onUse(): void;
}

interface UndoLineProps {
  offer: OfferLine;
  /** There is no other save or change that it could be taken for. */
  isPlain: boolean;
}

/** A save that can be taken back, and what does that. */
export function UndoLine({ offer, isPlain }: UndoLineProps) {
  const labels = useChangeLabels();
  const line = useFocusReturn<HTMLDivElement>();
  const textId = useId();
  const isRedo = offer.kind === 'redo';
  const fields = isPlain ? '' : [...new Set(offer.labels)].filter((label) => label !== undefined).join(', ');
  const [plain, named] = isRedo ? [labels.undoneBefore, labels.undone] : [labels.savedBefore, labels.savedFields];
  return (
    <div ref={line} className="cd-save-text">
      <Text as="p" size="2" color="gray" id={textId} dir="auto">
        {fields === '' ? plain : named(fields)}
      </Text>
      <Button
        type="button"
        size="1"
        variant="outline"
        color="gray"
        aria-describedby={textId}
        onClick={() => offer.onUse()}
      >
        {isRedo ? labels.redo : labels.undo}
      </Button>
    </div>
  );
}
