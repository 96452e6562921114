import { compareRows, type ComparedWidget, type RowDifference } from 'chatdeck/model';
import { makeComparedWidgets } from 'chatdeck/testing';
import { size } from './size';

export const widgets = makeComparedWidgets(size);

/** The settings as rows; every grid here shows the same ones. */
export const rows: RowDifference[] = compareRows(widgets);

export function nameOf({ place }: RowDifference): string {
  return place.names.join(', ');
}

/** A widget's value in plain words, no longer than a cell shows. */
export function valueOf({ place }: RowDifference, { settings }: ComparedWidget): string {
  const values = place.names.map((name) => settings[name]);
  const words = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return words.join(', ').slice(0, 40) || '–';
}

/** Pixels, as in Chatdeck's own grid. */
export const lineHeight = 52;
