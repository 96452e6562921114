import { Button, IconButton } from '../../ui/radix';
import { useId, useState } from 'react';
import type { ChangesProps } from '../../model/settings/across/changes';
import type { DraftTab } from '../../model/settings/across/tab-patches';
import { DisclosureButton } from '../../ui/base/disclosure-button';
import { MoreIcon } from '../../ui/base/icons';
import { Text } from '../../ui/base/text';
import { useDates } from '../../ui/format/dates';
import { Menu, MenuItem } from '../../ui/overlays/menu';
import { ChangedValues } from '../../ui/settings/changed-values';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { tabOfChange, type ShownEntry } from './filters';
import { changesLabels } from './labels';

interface EntryProps extends Pick<ChangesProps, 'onRestore' | 'onRestoreTo'> {
  shown: ShownEntry;
  /** The only tab in the list. */
  tab?: DraftTab | undefined;
}

/** One save: when, who, how, and what. Its values show on demand. */
export function Entry({ shown: { entry, lines }, tab, onRestore, onRestoreTo }: EntryProps) {
  const labels = useLabels(changesLabels);
  const settings = useLabels(settingsLabels);
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const summary = lines.map(({ title }) => title).join(', ');
  const { at, who, how } = entry;
  const hasMenu = onRestore !== undefined || onRestoreTo !== undefined;
  return (
    <li className="cd-change" data-chatdeck="change" data-state={isOpen ? 'open' : 'closed'}>
      <div className="cd-change-line">
        <div className="cd-change-words">
          <Text as="p" size="2" weight="medium" dir="auto" className="cd-change-summary">
            {summary}
          </Text>
          <Text as="p" size="1" color="gray">
            {[at === null ? undefined : dates.time(at), who || labels.unknownPerson, labels.ways[how]]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <DisclosureButton
          className="cd-change-toggle"
          variant="ghost"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          controls={id}
          aria-label={labels.changesOf(labels.changes(lines.length), summary)}
        >
          {labels.changes(lines.length)}
        </DisclosureButton>
        {hasMenu && (
          <Menu
            trigger={
              <IconButton type="button" variant="ghost" color="gray" aria-label={labels.more(summary)}>
                <MoreIcon size={16} aria-hidden />
              </IconButton>
            }
          >
            {onRestore && (
              <MenuItem onSelect={() => onRestore(entry.id, tab && lines.flatMap(({ names }) => names))}>
                {labels.restoreEntry}
              </MenuItem>
            )}
            {onRestoreTo && (
              <MenuItem onSelect={() => onRestoreTo(entry.id, tab)}>
                {tab ? labels.restoreTabTo(settings[tab]) : labels.restoreTo}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="cd-change-values">
        {isOpen && (
          <ChangedValues
            lines={lines}
            renderAction={(line) =>
              onRestore &&
              line.kind !== 'added' &&
              line.kind !== 'hidden' &&
              line.names.every((name) => tabOfChange(name) !== 'power') && (
                <Button
                  type="button"
                  size="1"
                  variant="outline"
                  color="gray"
                  aria-label={labels.restoreField(line.title)}
                  onClick={() => onRestore(entry.id, line.names)}
                >
                  {labels.restore}
                </Button>
              )
            }
          />
        )}
      </div>
    </li>
  );
}
