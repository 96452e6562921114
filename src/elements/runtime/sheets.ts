import styles from 'virtual:chatdeck-styles';
import { accentRules } from './accent';

/**
 * The rules of the element itself. `all: initial` keeps inherited styles of the page out; custom properties still come
 * in.
 */
const ownRules = `
:host { display: block; }
:host([hidden]) { display: none; }
.chatdeck-mount { all: initial; display: block; }
.chatdeck-overlays { all: initial; position: fixed; display: block; }
${accentRules}`;

let shared: CSSStyleSheet | undefined;
/** How many elements use the sheet in a root that is not theirs. */
const users = new WeakMap<Document | ShadowRoot, number>();

/** Gives a root our sheet, once, until every user has released it. */
export function adoptStyles(root: Document | ShadowRoot): () => void {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles + ownRules);
  }
  const sheet = shared;
  const count = users.get(root) ?? 0;
  users.set(root, count + 1);
  if (count === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    const left = (users.get(root) ?? 1) - 1;
    users.set(root, left);
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
