import { Theme } from '@radix-ui/themes';
import { cx } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import { useTheme } from './theme-context';

/**
 * The marked theme root around an overlay's content. Overlays are rendered outside their screen's root, where our
 * rules, the host's classes, the language, and the direction would not reach them.
 */
export const OverlayRoot = forwardRef<HTMLDivElement, { children: ReactNode }>(function OverlayRoot({ children }, ref) {
  const { direction, locale, className, fontFamily } = useTheme();
  return (
    <Theme asChild>
      <div
        ref={ref}
        className={cx('chatdeck', className)}
        dir={direction}
        lang={locale}
        data-chatdeck="overlay"
        data-font={fontFamily}
      >
        {children}
      </div>
    </Theme>
  );
});
