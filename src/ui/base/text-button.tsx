import { cx } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';

/** A button that looks like a link, for example in a row of links. */
export const TextButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function TextButton(
  { className, ...button },
  ref,
) {
  return <button {...button} ref={ref} type="button" className={cx('rt-reset cd-text-button', className)} />;
});
