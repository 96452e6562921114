import { Tooltip } from 'radix-ui';
import { forwardRef, useId, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { HelpIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { OverlayRoot } from '../theme/overlay-root';
import { Text } from '../base/text';
import { useTheme } from '../theme/theme-context';
import { useHover } from '../base/use-hover';

export const infoTipLabels = defineLabels('info-tip', {
  about: (subject: string) => `About ${subject}`,
});

interface InfoTipProps {
  /** What is explained, as named next to the mark. */
  subject: string;
  /** A sentence or two. */
  children: string;
}

/** The most recently opened tip: only one is open at a time. */
let setLastOpen: ((isOpen: boolean) => void) | undefined;

/**
 * A small mark that explains the text before it, on hover, focus, and touch. Don't put anything here that users need to
 * continue. While closed, only its button is rendered: a report has one next to each number.
 */
export function InfoTip({ subject, children }: InfoTipProps) {
  const labels = useLabels(infoTipLabels);
  const { portalContainer } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    setLastOpen?.(false);
    setLastOpen = setOpen;
    setOpen(true);
  };
  const hover = useHover(open, close);
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const isSecondTap = useRef(false);
  return (
    <>
      <button
        ref={mark}
        type="button"
        className="rt-reset rt-BaseButton rt-IconButton rt-r-size-1 rt-variant-ghost cd-info"
        aria-label={labels.about(subject)}
        aria-describedby={isOpen ? id : undefined}
        data-accent-color="gray"
        data-chatdeck="info-tip"
        {...hover}
        onFocus={({ currentTarget }) => {
          // By then, the page has scrolled to the focused element, which would close the tip.
          requestAnimationFrame(() => {
            if (currentTarget.matches(':focus-visible')) open();
          });
        }}
        onBlur={close}
        onPointerDown={(event) => {
          isSecondTap.current = isOpen && event.pointerType === 'touch';
        }}
        onClick={() => (isSecondTap.current ? close() : open())}
      >
        <HelpIcon size={14} aria-hidden />
      </button>
      {isOpen && (
        <Tooltip.Provider disableHoverableContent>
          <Tooltip.Root open onOpenChange={close}>
            <Tooltip.Trigger asChild>
              <TriggerOutside element={mark} />
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
      )}
    </>
  );
}

/**
 * Gives Radix an anchor outside its tooltip. A `Popover` takes one directly, but lets the keyboard leave a dialog it is
 * opened in.
 */
const TriggerOutside = forwardRef<HTMLElement, { element: RefObject<HTMLElement | null> }>(function TriggerOutside(
  { element },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
});
