import { IconButton } from '@radix-ui/themes';
import { Tooltip } from 'radix-ui';
import { useRef, useState, type MouseEvent } from 'react';
import { HelpIcon } from './icons';
import { defineLabels, useLabels } from './labels';
import { OverlayRoot } from './overlay-root';
import { useTheme } from './theme-context';
import { Text } from './text';

export const infoTipLabels = defineLabels('infoTip', {
  about: (subject: string) => `About ${subject}`,
});

interface InfoTipProps {
  /** What is explained, as it is named beside the mark. */
  subject: string;
  /** A sentence or two. */
  children: string;
}

const HOVER_DELAY_MS = 150;

/**
 * A small mark that explains the word before it: on hover, on focus and on touch. Nothing that a person needs in order
 * to go on belongs here.
 */
export function InfoTip({ subject, children }: InfoTipProps) {
  const labels = useLabels(infoTipLabels);
  const { portalContainer } = useTheme();
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const handleClick = (event: MouseEvent) => {
    // Radix's tooltip closes on a click; a finger has no other way to open it.
    event.preventDefault();
    setOpen(!wasOpen.current);
  };
  return (
    <Tooltip.Provider>
      <Tooltip.Root open={open} onOpenChange={setOpen} delayDuration={HOVER_DELAY_MS}>
        <Tooltip.Trigger asChild onClick={handleClick}>
          <IconButton
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            className="cd-info"
            aria-label={labels.about(subject)}
            onPointerDown={(event) => {
              wasOpen.current = open && event.pointerType === 'touch';
            }}
            data-chatdeck="info-tip"
          >
            <HelpIcon size={14} aria-hidden />
          </IconButton>
        </Tooltip.Trigger>
        <Tooltip.Portal container={portalContainer}>
          <OverlayRoot>
            <Tooltip.Content className="rt-TooltipContent cd-tip" sideOffset={4} collisionPadding={8}>
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
