import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Announcer } from '../base/announcer';
import { SearchIcon } from '../base/icons';
import { ShortcutKeys } from '../keys/shortcut-keys';
import type { ShortcutName } from '../keys/shortcuts';
import { Skeleton, SkeletonGroup } from '../base/skeleton';
import { Text } from '../base/text';
import { useBeforePaint } from '../base/use-before-paint';
import { VisuallyHidden } from '../base/visually-hidden';
import { Modal } from './modal';

/** Something that can be chosen. */
export interface CommandItem {
  /** Without spaces. */
  id: string;
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Where it is. */
  place?: string | undefined;
  /** What to know before choosing it. */
  note?: string | undefined;
  /** The shortcut that does the same. */
  keys?: ShortcutName | undefined;
}

export interface CommandGroup {
  /** Its heading. */
  title?: string | undefined;
  items: readonly CommandItem[];
}

interface CommandDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The dialog's and the field's name. */
  label: string;
  /** Names the list. */
  listLabel: string;
  placeholder: string;
  query: string;
  onQueryChange(query: string): void;
  /** Another list in the same dialog takes the focus and starts at its top. */
  step: string;
  /** What the list is for, before the field. */
  context?: string | undefined;
  /** Backspace in the empty field leads back. */
  onBack?: (() => void) | undefined;
  /** In the order to show; filtered. Undefined while loading. */
  groups: readonly CommandGroup[] | undefined;
  onChoose(id: string): void;
  /** Announces how many items there are; empty for nothing. */
  found: string;
  /** In place of the list. */
  notice?: ReactNode;
  /** Under the list. */
  footer?: ReactNode;
}

/** A search field over a list of places and actions, alone over the page. The focus stays in the field. */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onOpenChange, label, step } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      part="command-dialog"
      className="cd-command-dialog"
      initialFocusRef={field}
    >
      <VisuallyHidden>
        <Dialog.Title>{label}</Dialog.Title>
      </VisuallyHidden>
      <CommandBody key={step} {...props} fieldRef={field} />
    </Modal>
  );
}

interface CommandBodyProps extends CommandDialogProps {
  fieldRef: RefObject<HTMLInputElement | null>;
}

function CommandBody(props: CommandBodyProps) {
  const { label, listLabel, placeholder, query, onQueryChange, context, onBack, fieldRef } = props;
  const { groups, onChoose, found, notice, footer } = props;
  useBeforePaint(() => fieldRef.current?.focus({ preventScroll: true }), [fieldRef]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || query !== '' || !onBack || event.repeat) return;
    event.preventDefault();
    onBack();
  };
  return (
    <Command label={label} shouldFilter={false} vimBindings={false} loop className="cd-command-search">
      <div className="cd-command-field">
        <SearchIcon size={16} aria-hidden />
        {context !== undefined && (
          <Text size="1" className="cd-command-context">
            {context}
          </Text>
        )}
        <Command.Input
          ref={fieldRef}
          className="rt-reset cd-command-input"
          placeholder={placeholder}
          value={query}
          onValueChange={onQueryChange}
          onKeyDown={handleKeyDown}
        />
      </div>
      {notice}
      {groups === undefined && !notice && <CommandSkeleton />}
      <Command.List label={listLabel} className="cd-command-list">
        {groups?.map(({ title, items }) => (
          <Command.Group key={title ?? ''} heading={title} value={title ?? 'results'} className="cd-command-group">
            {items.map((item) => (
              <Command.Item
                key={item.id}
                value={item.id}
                className="cd-command-item"
                onSelect={() => onChoose(item.id)}
              >
                <Item {...item} />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {footer}
      <Announcer>{found}</Announcer>
    </Command>
  );
}

function Item({ label, icon, place, note, keys }: CommandItem) {
  return (
    <>
      <span className="cd-command-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="cd-command-words">
        <bdi className="cd-command-label">{label}</bdi>
        {place !== undefined && <span className="cd-command-place">{place}</span>}
      </span>
      {note !== undefined && <span className="cd-command-note">{note}</span>}
      {keys && <ShortcutKeys of={keys} />}
    </>
  );
}

const widths = ['160px', '220px', '120px', '180px'];

function CommandSkeleton() {
  return (
    <SkeletonGroup className="cd-command-skeleton">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </SkeletonGroup>
  );
}
