import styles from 'virtual:chatdeck-styles';

/**
 * The rules of the element itself. `all: initial` keeps inherited styles of the page out; custom properties still come
 * in. The accent is mixed, which writes a color of any kind in sRGB. Its transition reports a change, also one while the
 * element was hidden.
 */
const ownRules = `
:host { display: block; }
:host([hidden]) { display: none; }
.chatdeck-mount { all: initial; display: block; }
.chatdeck-overlays { all: initial; position: fixed; display: block; }
.chatdeck-accent {
  all: initial; position: fixed; visibility: hidden;
  color: color-mix(in srgb, var(--chatdeck-accent, transparent) 100%, transparent);
}
@starting-style { .chatdeck-accent { color: transparent; } }
`;

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
