import { Fragment } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { chordsOf, type Chord, type LineKeyName, type ShortcutName } from './shortcuts';
import { useInBrowser } from '../base/use-in-browser';

export const keysLabels = defineLabels('keys', {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  /** Between two shortcuts of which each works. */
  or: 'or',
});
type KeysLabels = typeof keysLabels.defaults;

interface ShortcutKeysProps {
  of: ShortcutName | LineKeyName;
}

/** The keys of a shortcut, as they are on the user's keyboard. */
export function ShortcutKeys({ of }: ShortcutKeysProps) {
  const labels = useLabels(keysLabels);
  const isMac = useInBrowser() && /Mac|iP/.test(navigator.platform);
  return (
    <span className="cd-keys" dir="ltr">
      {chordsOf(of).map((chord, index) => (
        <Fragment key={chord.key}>
          {index > 0 && <span>{labels.or}</span>}
          {keysOf(chord, isMac, labels).map((key) => (
            <kbd key={key} className="cd-key">
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

function keysOf({ key, mod, ctrl, alt, shift }: Chord, isMac: boolean, labels: KeysLabels): string[] {
  return [
    ...(mod ? [isMac ? '⌘' : labels.ctrl] : []),
    ...(ctrl ? [labels.ctrl] : []),
    ...(alt ? [isMac ? '⌥' : labels.alt] : []),
    ...(shift ? [isMac ? '⇧' : labels.shift] : []),
    signs[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}
