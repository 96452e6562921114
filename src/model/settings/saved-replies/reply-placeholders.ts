/** The placeholders in a response, each once: visitors see them as they are, because nothing fills them in. */
export function placeholdersIn(response: string): string[] {
  return [...new Set(response.match(/\{\{[^{}]{0,100}\}\}/g))];
}
