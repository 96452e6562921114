/** The letter pressed together with Ctrl or ⌘; that of the key's place where the keyboard writes another script. */
export function shortcutLetter(event: KeyboardEvent): string | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '');
  return letter.toLowerCase();
}
