import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import { MoreIcon } from '../../../ui/base/icons';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu';
import { IconButton } from '../../../ui/radix';
import { useRef } from 'react';
import type { QuestionGroupsLabels } from '../labels';
import type { RowIntents } from './row-intents';

interface NodeMenuProps {
  line: QuestionLine;
  name: string;
  tabIndex: number;
  isReadOnly: boolean;
  on: RowIntents;
  labels: QuestionGroupsLabels;
}

/** Everything that can be done with a line, for those who do not know the keys. */
export function NodeMenu({ line, name, tabIndex, isReadOnly, on, labels }: NodeMenuProps) {
  const { id, isQ, depth, index, count } = line;
  const canRepeat = !isQ || depth === 0;
  // What is chosen here leads the focus elsewhere, where it is to stay.
  const isLedOn = useRef(false);
  const lead = (act: () => void) => () => {
    isLedOn.current = true;
    act();
  };
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (isLedOn.current) event.preventDefault();
        isLedOn.current = false;
      }}
      trigger={
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          data-part="menu"
          aria-label={labels.menuOf(name)}
          tabIndex={tabIndex}
        >
          <MoreIcon size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem onSelect={lead(() => on.tryFrom(id))}>{labels.tryFromHere}</MenuItem>
      {!isReadOnly && (
        <>
          <MenuSeparator />
          {isQ && <MenuItem onSelect={lead(() => on.addAnswer(id))}>{labels.addBelow}</MenuItem>}
          {canRepeat && (
            <MenuItem onSelect={lead(() => on.addAfter(id))}>
              {isQ ? labels.addQuestionAfter : labels.addAfter}
            </MenuItem>
          )}
          {canRepeat && <MenuItem onSelect={lead(() => on.duplicate(id))}>{labels.duplicate}</MenuItem>}
          {index > 0 && <MenuItem onSelect={lead(() => on.move(id, -1))}>{labels.moveUp}</MenuItem>}
          {index < count - 1 && <MenuItem onSelect={lead(() => on.move(id, 1))}>{labels.moveDown}</MenuItem>}
          <MenuSeparator />
          <MenuItem onSelect={lead(() => on.remove(id))}>{isQ ? labels.removeQuestion : labels.removeAnswer}</MenuItem>
        </>
      )}
    </Menu>
  );
}
