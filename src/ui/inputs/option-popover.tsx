import { Popover } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { OptionList } from './option-list';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import type { Combobox } from './use-combobox';

interface OptionPopoverProps {
  combobox: Combobox;
  /** What is chosen, for screen readers that don't know the field's label. */
  label: string;
  chosen?: string | undefined;
  /** What to show when nothing matches. */
  nothingFound?: ((query: string) => string) | undefined;
  /** The field, which keeps the focus. */
  children: ReactNode;
}

/** A combobox's field with its list in an overlay of the same width. */
export function OptionPopover({ combobox, label, chosen, nothingFound, children }: OptionPopoverProps) {
  const { portalContainer } = useTheme();
  const field = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={combobox.isOpen} onOpenChange={(isOpen) => !isOpen && combobox.close()}>
      <Popover.Anchor asChild>
        <div ref={field} className="cd-combobox">
          {children}
        </div>
      </Popover.Anchor>
      <Popover.Portal container={portalContainer}>
        <OverlayRoot>
          <Popover.Content
            // The list inside has the role.
            role={undefined}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="rt-PopperContent rt-BaseMenuContent rt-r-size-2 rt-variant-soft cd-options"
            data-chatdeck="options"
            onOpenAutoFocus={keepFocus}
            onCloseAutoFocus={keepFocus}
            onMouseDown={keepFocus}
            onInteractOutside={(event) => {
              if (field.current?.contains(event.target as Node)) event.preventDefault();
            }}
          >
            <OptionList
              id={combobox.listId}
              label={label}
              query={combobox.query}
              options={combobox.shown}
              hiddenCount={combobox.hiddenCount}
              active={combobox.active}
              chosen={chosen}
              onPick={combobox.pick}
              nothingFound={nothingFound}
            />
          </Popover.Content>
        </OverlayRoot>
      </Popover.Portal>
    </Popover.Root>
  );
}

function keepFocus(event: Pick<Event, 'preventDefault'>) {
  event.preventDefault();
}
