import { Button } from '@radix-ui/themes';
import { memo, type KeyboardEvent, type RefObject } from 'react';
import { Text } from '../../base/text';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';
import { ariaKeys, isShortcut } from '../../keys/shortcuts';
import { focusControl, keepFocus } from './keep-focus';
import { focusedElement } from '../../focus/composed-tree';

/** A row's resets: to the saved value, and to the default. Each is present while it would change something. */
export interface WaysBack {
  onRestoreSaved?: (() => void) | undefined;
  onRestoreDefault?: (() => void) | undefined;
}

type Control = RefObject<HTMLElement | null>;

interface RowWaysBackProps extends WaysBack {
  label: string;
  /** The saved value, as text. */
  was: string;
  control: Control;
}

/** For the pointer: the previous value and the resets. Tab skips them, so that the next key can't undo an edit. */
export const RowWaysBack = memo(function RowWaysBack(props: RowWaysBackProps) {
  const { label, was, control, onRestoreSaved, onRestoreDefault } = props;
  const labels = useLabels(editorLabels);
  const button = (text: string, way: () => void) => (
    <Button
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      tabIndex={-1}
      aria-label={`${text}: ${label}`}
      onClick={() => restore(control, way)}
    >
      {text}
    </Button>
  );
  return (
    <div className="cd-row-reset" data-chatdeck="row-reset">
      {onRestoreSaved && (
        <>
          <Text size="1" color="gray" className="cd-row-was">
            {labels.was} <bdi>{was || labels.empty}</bdi>
          </Text>
          {button(labels.undoChange, onRestoreSaved)}
        </>
      )}
      {onRestoreDefault && <span className="cd-row-default">{button(labels.useDefault, onRestoreDefault)}</span>}
    </div>
  );
});

/** For the keyboard: the resets as shortcuts inside the control, and their description. */
export function useWaysBackKeys(id: string, { onRestoreSaved, onRestoreDefault }: WaysBack, control: Control) {
  const labels = useLabels(editorLabels);
  const shortcuts = [
    { name: 'restoreSaved', way: onRestoreSaved, hint: labels.undoChangeKeys },
    { name: 'restoreDefault', way: onRestoreDefault, hint: labels.useDefaultKeys },
  ] as const;
  const open = shortcuts.filter(({ way }) => way);
  return {
    'aria-keyshortcuts': open.map(({ name }) => ariaKeys(name)).join(' ') || undefined,
    hintId: open.length > 0 ? `${id}-keys` : undefined,
    hint: open.length > 0 && (
      <span id={`${id}-keys`} hidden>
        {open.map(({ name, hint }) => hint(ariaKeys(name))).join(' ')}
      </span>
    ),
    /** Before the control's own keys. A held key resets once and types nothing after that. */
    handleKey: (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      const way = shortcuts.find(({ name }) => isShortcut(event, name))?.way;
      if (way || event.repeat) event.preventDefault();
      if (!way || event.repeat) return;
      event.stopPropagation();
      restore(control, way);
    },
  };
}

function restore({ current: control }: Control, way: () => void): void {
  if (!control?.contains(focusedElement())) focusControl(control);
  keepFocus(control, way);
}
