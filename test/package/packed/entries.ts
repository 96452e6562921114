import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inject } from 'vitest';

const { hosts } = inject('packed');

/** The package as it is installed. */
export const installed = join(hosts['19'], 'node_modules/chatdeck');

/** `.`, `client`, `screens/login` … for each entry that an installed package has. */
export const entries = globSync('**/index.js', { cwd: join(installed, 'dist') })
  .map((file) => file.replaceAll('\\', '/').replace(/\/?index\.js$/, '') || '.')
  .sort();

/** Entries with a screen or a settings tab in them. */
export const screenEntries = entries.filter((entry) => /^(screens|settings)\//.test(entry));

/** `chatdeck/screens/login` of `screens/login`. */
export function specifierOf(entry: string): string {
  return entry === '.' ? 'chatdeck' : `chatdeck/${entry}`;
}

/** The built files of the installed package that match. */
export function builtFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: join(installed, 'dist') }).sort();
}

/** The built scripts that these load, at once or later, and they themselves. */
export function loadedBy(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ''] of readBuilt(file).matchAll(/(?:from|import|require)\s*\(?\s*["'](\.[^"']+\.c?js)["']/g)) {
      visit(posix.join(posix.dirname(file), path));
    }
  };
  for (const file of files) visit(file);
  return [...found].sort();
}

export function readBuilt(file: string): string {
  return readFileSync(join(installed, 'dist', file), 'utf8');
}
