import type { Root } from 'postcss';
import { removeEmpty } from './radix.ts';

/** Removes custom properties that nothing reads, and what only they read, until there are none left. */
export function pruneCustomProperties(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(readElsewhere);
    root.walkDecls((declaration) => {
      for (const [, name] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) if (name) read.add(name);
    });
    let removed = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      removed += 1;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
    });
    if (removed === 0) break;
  }
  removeEmpty(root);
}

/** Removes animations that nothing plays, and names the others as ours: their names hold for the whole page. */
export function claimKeyframes(root: Root): void {
  const played = new Set<string>();
  root.walkDecls(/^(animation(-name)?|--.*)$/, (declaration) => {
    for (const word of declaration.value.split(/[\s,()]+/)) played.add(word);
  });
  const ours = new Map<string, string>();
  root.walkAtRules('keyframes', (rule) => {
    const name = rule.params;
    if (!played.has(name)) rule.remove();
    else if (!name.startsWith('cd-')) {
      rule.params = `cd-${name}`;
      ours.set(name, rule.params);
    }
  });
  root.walkDecls(/^(animation(-name)?|--.*)$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => ours.get(word) ?? word);
  });
}
