import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { TreeAction } from '../../../model/settings/question-groups/tree-state';
import { MoreIcon } from '../../../ui/base/icons';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu';
import { IconButton } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useRef } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTreeRows } from './tree-context';

interface NodeMenuProps {
  line: QuestionLine;
  name: string;
  tabIndex: number;
}

/** All actions on a line, for people who don't know the keys. */
export function NodeMenu({ line, name, tabIndex }: NodeMenuProps) {
  const { id, isQ, depth, index, count } = line;
  const { dispatch, onLinkCopy, isReadOnly } = useTreeRows();
  const labels = useLabels(questionGroupsLabels);
  const canRepeat = !isQ || depth === 0;
  // The action moves the focus; the closing menu must not take it back.
  const isLedOn = useRef(false);
  const act = (action: TreeAction) => () => {
    isLedOn.current = true;
    dispatch(action);
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
      <MenuItem onSelect={act({ type: 'playFrom', id })}>{labels.tryFromHere}</MenuItem>
      {onLinkCopy && <MenuItem onSelect={() => onLinkCopy(id)}>{labels.copyLineLink}</MenuItem>}
      {!isReadOnly && (
        <>
          <MenuSeparator />
          {isQ && <MenuItem onSelect={act({ type: 'addAnswer', id })}>{labels.addBelow}</MenuItem>}
          {canRepeat && (
            <MenuItem onSelect={act({ type: 'addAfter', id })}>
              {isQ ? labels.addQuestionAfter : labels.addAfter}
            </MenuItem>
          )}
          {canRepeat && <MenuItem onSelect={act({ type: 'duplicate', id })}>{labels.duplicate}</MenuItem>}
          {index > 0 && <MenuItem onSelect={act({ type: 'move', id, to: index - 1 })}>{labels.moveUp}</MenuItem>}
          {index < count - 1 && (
            <MenuItem onSelect={act({ type: 'move', id, to: index + 1 })}>{labels.moveDown}</MenuItem>
          )}
          {index > 0 && <MenuItem onSelect={act({ type: 'indent', id })}>{labels.indent}</MenuItem>}
          {depth > 0 && <MenuItem onSelect={act({ type: 'outdent', id })}>{labels.outdent}</MenuItem>}
          <MenuSeparator />
          <MenuItem onSelect={act({ type: 'remove', id })}>
            {isQ ? labels.removeQuestion : labels.removeAnswer}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
