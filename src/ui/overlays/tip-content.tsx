import { Tooltip } from 'radix-ui';
import type { RefObject } from 'react';
import { Text } from '../base/text';
import type { useHover } from '../base/use-hover';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { TriggerOutside } from './trigger-outside';

interface TipContentProps {
  id: string;
  markRef: RefObject<HTMLElement | null>;
  /** It stays open while the pointer is over it. */
  hover: ReturnType<typeof useHover>;
  onClose(): void;
  children: string;
}

/** A `Popover` takes an anchor outside directly, but lets the keyboard leave a dialog it is opened in. */
export function TipContent({ id, markRef, hover, onClose, children }: TipContentProps) {
  const { portalContainer } = useTheme();
  return (
    <Tooltip.Provider disableHoverableContent>
      <Tooltip.Root open onOpenChange={onClose}>
        <Tooltip.Trigger asChild>
          <TriggerOutside element={markRef} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={portalContainer}>
          <OverlayRoot>
            <Tooltip.Content
              id={id}
              className="rt-TooltipContent cd-tip"
              sideOffset={4}
              collisionPadding={8}
              {...hover}
            >
              <Text as="p" size="1" className="rt-TooltipText">
                {children}
              </Text>
              <Tooltip.Arrow className="rt-TooltipArrow" />
            </Tooltip.Content>
          </OverlayRoot>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
