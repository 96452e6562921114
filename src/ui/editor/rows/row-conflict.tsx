import { Button } from '@radix-ui/themes';
import type { RefObject } from 'react';
import { Text } from '../../base/text';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';
import { keepFocus } from './keep-focus';

interface RowConflictProps {
  /** The id of the sentence that explains it. */
  id: string;
  /** The value someone else saved, as text. */
  theirs: string;
  /** Contains the control that takes the focus once the question is answered. */
  place: RefObject<HTMLElement | null>;
  onResolve(keep: 'mine' | 'theirs'): void;
}

/** Asks which of two conflicting changes to keep. */
export function RowConflict({ id, theirs, place, onResolve }: RowConflictProps) {
  const labels = useLabels(editorLabels);
  const button = (keep: 'mine' | 'theirs', text: string) => (
    <Button
      type="button"
      size="1"
      variant="outline"
      color="gray"
      onClick={() => keepFocus(place.current, () => onResolve(keep))}
    >
      {text}
    </Button>
  );
  return (
    <div className="cd-row-conflict" role="group" aria-labelledby={id} data-chatdeck="conflict">
      <Text as="p" size="2" id={id}>
        {labels.changedElsewhere(theirs || labels.empty)}
      </Text>
      <div className="cd-row-conflict-actions">
        {button('mine', labels.keepMine)}
        {button('theirs', labels.useTheirs)}
      </div>
    </div>
  );
}
