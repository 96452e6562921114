/**
 * What starts a formula at the start of a cell: at the start of the text, and after characters a spreadsheet splits at.
 */
const FORMULA =
  /((?:^"|[,;|])['\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*)([=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋﬩])/gu;

/**
 * Serializes a value as JSON that is safe to open in a spreadsheet. A character that would start a formula there is
 * written as an escape, which JSON parsers read as the same character.
 */
export function inertJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent);
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replace(FORMULA, (_, before: string, character: string) => before + escaped(character)),
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
