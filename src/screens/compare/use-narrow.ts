import { useRef, useState, type RefObject } from 'react';
import { useBeforePaint } from '../../ui/base/use-before-paint';

/** Two columns and the names of settings need more. */
const WIDTH = 640;

/** Whether an element is too narrow for a grid, and its ref. */
export function useNarrow(): [isNarrow: boolean, ref: RefObject<HTMLDivElement | null>] {
  const [isNarrow, setNarrow] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < WIDTH);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNarrow, ref];
}
