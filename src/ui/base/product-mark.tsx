import { cva } from 'class-variance-authority';
import { useTheme } from '../theme/theme-context';
import type { Variant } from './variants';

const mark = cva('cd-mark', { variants: { size: { '2': '', '3': 'cd-mark-3' } } });

interface ProductMarkProps {
  /** `2` fits the frame, `3` goes above a form. */
  size?: Variant<typeof mark, 'size'> | undefined;
}

/** The product's mark with its name from the theme. */
export function ProductMark({ size = '2' }: ProductMarkProps) {
  const { productName } = useTheme();
  return (
    <span className={mark({ size })} data-chatdeck="product-mark">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          className="cd-mark-back"
          d="M9 3h10a3 3 0 0 1 3 3v6.5a3 3 0 0 1-1.5 2.6V9A4.5 4.5 0 0 0 16 4.5H6.4A3 3 0 0 1 9 3Z"
        />
        <path
          className="cd-mark-front"
          d="M5 6.5h11a3 3 0 0 1 3 3V15a3 3 0 0 1-3 3h-5.2l-3.9 3.2a.55.55 0 0 1-.9-.42V18H5a3 3 0 0 1-3-3V9.5a3 3 0 0 1 3-3Z"
        />
      </svg>
      <span className="cd-mark-name">{productName}</span>
    </span>
  );
}
