import { ShortcutKeys } from '../../ui/keys/shortcut-keys';
import type { ShortcutName } from '../../ui/keys/shortcuts';
import { Dialog } from '../../ui/overlays/dialog';
import { Heading } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { commandPaletteLabels, type ShortcutGroup } from './labels';

/** Where each shortcut works. */
const groupOf: Record<ShortcutName, ShortcutGroup> = {
  search: 'general',
  shortcuts: 'general',
  save: 'forms',
  undo: 'forms',
  redo: 'forms',
  review: 'forms',
  restoreSaved: 'forms',
  restoreDefault: 'forms',
  nextChat: 'chats',
  previousChat: 'chats',
  selectAll: 'lists',
  selectRange: 'lists',
  selectNone: 'lists',
  moveUp: 'trees',
  moveDown: 'trees',
};

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Every keyboard shortcut, by where it works. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const labels = useLabels(commandPaletteLabels);
  const names = Object.keys(groupOf) as ShortcutName[];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.shortcutsTitle}>
      <div className="cd-shortcuts">
        {[...new Set(Object.values(groupOf))].map((group) => (
          <section key={group}>
            <Heading as="h3" size="2">
              {labels.shortcutGroups[group]}
            </Heading>
            <dl>
              {names
                .filter((name) => groupOf[name] === group)
                .map((name) => (
                  <div key={name} className="cd-shortcut">
                    <dt>{labels.shortcuts[name]}</dt>
                    <dd>
                      <ShortcutKeys of={name} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
