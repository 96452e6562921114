import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Radix's parts and dnd-kit look for the focus and for what was clicked in the document, where a shadow root shows only
 * its host. This changes what they ask, and fails when a new version of them asks in another way.
 */
const composedTree = resolve('src/ui/focus/composed-tree.ts');

interface Patch {
  files: RegExp;
  changes: [from: string | RegExp, to: string, count: number][];
}

const focus: Patch = {
  files: /\/node_modules\/(@radix-ui\/react-(focus-scope|menu|roving-focus|toast)|@dnd-kit\/core)\/dist\/[^/]+\.m?js$/,
  changes: [[/\b(?:document|ownerDocument)\.activeElement\b/g, 'elementInFocus()', 1]],
};

/** Each event has its first target as long as it runs; Radix asks later as well. */
const dismissal: Patch = {
  files: /\/node_modules\/@radix-ui\/react-dismissable-layer\/dist\/index\.m?js$/,
  changes: [
    [/\bevent\.target\b/g, 'targetOf(event)', 5],
    ['detail.originalEvent.target', 'targetOf(detail.originalEvent)', 1],
    ['useFocusOutside(onFocusOutside, ownerDocument = ', 'useFocusOutside(onFocusOutside, node, ownerDocument = ', 1],
    ['onDismiss?.();\n    }, ownerDocument);', 'onDismiss?.();\n    }, node, ownerDocument);', 1],
    [
      'ownerDocument.addEventListener("focusin", handleFocus);\n    return () => ownerDocument.removeEventListener("focusin", handleFocus);\n  }, [ownerDocument, handleFocusOutside]);',
      // A move inside a shadow root does not reach the document.
      'return listenFrom(node, ownerDocument, handleFocus);\n  }, [node, ownerDocument, handleFocusOutside]);',
      1,
    ],
  ],
};

const dismissalHelpers = `
const firstTargets = new WeakMap();
function targetOf(event) {
  if (!firstTargets.has(event)) firstTargets.set(event, event.composedPath()[0] ?? event.target);
  return firstTargets.get(event);
}
function listenFrom(node, ownerDocument, listener) {
  const seen = new WeakSet();
  const once = (event) => {
    if (seen.has(event)) return;
    seen.add(event);
    listener(event);
  };
  const places = new Set([ownerDocument, node?.getRootNode() ?? ownerDocument]);
  for (const place of places) place.addEventListener("focusin", once);
  return () => {
    for (const place of places) place.removeEventListener("focusin", once);
  };
}
`;

const libraries = [
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-menu',
  '@radix-ui/react-roving-focus',
  '@radix-ui/react-toast',
  '@dnd-kit/core',
];

/** Lets the libraries work in a shadow root. */
export function shadowRoots(): Plugin {
  const patched = new Set<string>();
  return {
    name: 'shadow-roots',
    transform(code, id) {
      const [file = ''] = id.replaceAll('\\', '/').split('?');
      for (const [patch, helpers] of [
        [focus, `import { focusedElement as elementInFocus } from ${JSON.stringify(composedTree)};\n`],
        [dismissal, dismissalHelpers],
      ] as const) {
        if (!patch.files.test(file)) continue;
        patched.add(file);
        return { code: `${changed(code, patch, file)}\n${helpers}`, map: null };
      }
      return undefined;
    },
    buildEnd(error) {
      const missing = libraries.filter((name) => ![...patched].some((file) => file.includes(`/node_modules/${name}/`)));
      if (!error && missing.length > 0) throw new Error(`These libraries were not changed: ${missing.join(', ')}`);
    },
  };
}

function changed(code: string, { changes }: Patch, file: string): string {
  let text = code;
  for (const [from, to, count] of changes) {
    const parts = text.split(from);
    if (parts.length - 1 < count) {
      throw new Error(
        `${file} no longer has ${String(from)} ${count} times: it may have changed how it finds the focus.`,
      );
    }
    text = parts.join(to);
  }
  return text;
}
