import { useId, useRef, useState } from 'react';
import { HelpIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { useHover } from '../base/use-hover';
import { lazyPart, useLoadedSoon } from '../later/lazy-part';

export const infoTipLabels = defineLabels('info-tip', {
  about: (subject: string) => `About ${subject}`,
});

interface InfoTipProps {
  /** What is explained, as named next to the mark. */
  subject: string;
  /** A sentence or two. */
  children: string;
}

const TipContent = lazyPart(() => import('./tip-content').then((part) => part.TipContent), null, { isOptional: true });

/** The most recently opened tip: only one is open at a time. */
let setLastOpen: ((isOpen: boolean) => void) | undefined;

/**
 * A small mark that explains the text before it, on hover, focus, and touch. Don't put anything here that users need to
 * continue. While closed, only its button is rendered: a report has one next to each number.
 */
export function InfoTip({ subject, children }: InfoTipProps) {
  const labels = useLabels(infoTipLabels);
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
  useLoadedSoon(TipContent);
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
        <TipContent id={id} markRef={mark} hover={hover} onClose={close}>
          {children}
        </TipContent>
      )}
    </>
  );
}
