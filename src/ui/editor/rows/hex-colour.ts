export { readableOn, readHexColour } from '../../../model/core/colour';

/** Whether typing on can still make a colour of the text. */
export function isHexColourBegun(text: string): boolean {
  return /^#?[\da-f]{0,6}$/i.test(text.trim());
}
