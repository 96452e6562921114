import { memo } from 'react';
import type { CellSave } from '../../model/settings/across/compare';
import { settingKind } from '../../model/settings/across/setting-kind';
import { readHexColor } from '../../model/core/color';
import { sayChoice } from '../../ui/settings/setting-words';
import { AlertIcon, CheckIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { InlineEditor } from './inline-editor';
import { isSameCell, useCompareContext, type CellPlace } from './compare-context';
import { hasInlineEditor } from './editor-kinds';
import { compareLabels, type CompareLabels } from './labels';

interface CellProps extends CellPlace {
  isDiffering: boolean;
}

/** A widget's value of one choice, or its editor. Scrolling renders only those that come into view. */
export const Cell = memo(function Cell({ isDiffering, ...cell }: CellProps) {
  const { editing } = useCompareContext();
  const isEdited = isSameCell(cell, editing) && hasInlineEditor(cell.place);
  return isEdited ? <InlineEditor {...cell} /> : <CellValue {...cell} isDiffering={isDiffering} />;
});

/** A value in words, marked where most widgets have another. */
export function CellValue({ widget, place, isDiffering }: CellProps) {
  const { texts, saveOf } = useCompareContext();
  const save = saveOf(widget, place);
  const values = save ? { ...widget.settings, ...save.patch } : widget.settings;
  const text = sayChoice(place.names, values, texts);
  const [name] = place.names;
  const value = name && values[name];
  const color = settingKind(place.names) === 'color' && typeof value === 'string' ? readHexColor(value) : undefined;
  const isSwitch = typeof value === 'boolean' && (text === texts.on || text === texts.off);
  const state = text === texts.empty ? 'empty' : isSwitch ? 'switch' : undefined;
  return (
    <>
      {isDiffering && <DifferenceMark />}
      {color !== undefined && <span className="cd-compare-color" ref={(element) => paint(element, color)} />}
      <span dir="auto" className="cd-compare-text" data-state={state} title={text}>
        {text}
      </span>
      {save && <SaveMark status={save.status} />}
    </>
  );
}

/** Marks what differs between widgets. */
export function DifferenceMark() {
  const { differs } = useLabels(compareLabels);
  return (
    <span className="cd-compare-mark" role="img" aria-label={differs}>
      ≠
    </span>
  );
}

/** Not with `style`: a strict content security policy blocks the attribute in server-rendered HTML. */
function paint(element: HTMLElement | null, color: string): void {
  element?.style.setProperty('background-color', color);
}

export function saveWord(status: CellSave['status'], { saving, saved, notSaved }: CompareLabels): string {
  return { saving, saved, failed: notSaved }[status];
}

function SaveMark({ status }: Pick<CellSave, 'status'>) {
  const labels = useLabels(compareLabels);
  return (
    <span className="cd-compare-save" data-state={status}>
      {status === 'saved' && <CheckIcon size={14} aria-hidden />}
      {status === 'failed' && <AlertIcon size={14} aria-hidden />}
      {saveWord(status, labels)}
    </span>
  );
}
