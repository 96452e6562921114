import { createContext, useContext } from 'react';
import type { CellEdit, CellSave, ComparedWidget, CompareProps } from '../../model/settings/across/compare';
import type { SettingPlace } from '../../model/settings/across/widget-settings';
import { isSameId } from '../../model/core/tolerant';
import type { SettingTexts } from '../../settings/setting-words';

/** What the cells of the page share. */
export interface CompareContextValue extends Pick<CompareProps, 'rules' | 'onKeep' | 'onDiscard'> {
  texts: SettingTexts;
  nameOf(widget: ComparedWidget): string;
  saveOf(widget: ComparedWidget, place: SettingPlace): CellSave | undefined;
  /** The cell being edited. */
  editing: CellPlace | undefined;
  /** Absent if nothing can be changed. */
  onEdit: ((cell: CellPlace) => void) | undefined;
  onSave(edit: CellEdit): void;
  /** Ends editing; the focus returns to the cell. */
  onClose(): void;
}

export interface CellPlace {
  widget: ComparedWidget;
  place: SettingPlace;
}

export const CompareContext = createContext<CompareContextValue | undefined>(undefined);

export function useCompareContext(): CompareContextValue {
  const value = useContext(CompareContext);
  if (!value) throw new Error('Chatdeck: a compared setting must be inside Compare.');
  return value;
}

export function isSameCell(a: CellPlace, b: CellPlace | undefined): boolean {
  return b !== undefined && isSameId(a.widget.widgetId, b.widget.widgetId) && a.place.names[0] === b.place.names[0];
}
