/** What begins a formula where a cell begins: at the text's own beginning, and behind what a spreadsheet splits at. */
const FORMULA =
  /((?:^"|[,;|])['\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*)([=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋﬩])/gu;

/**
 * A value as JSON, of which a spreadsheet that opens it as rows and cells runs nothing: what would begin a formula there is
 * written as an escape, which everything that reads JSON takes for the same character.
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
