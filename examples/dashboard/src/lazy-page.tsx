import { makeProblem, problemError } from 'chatdeck/model';
import {
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

let hasFailedPage = false;

// Vite reports all code that couldn't be loaded, the package's as well.
addEventListener('vite:preloadError', () => {
  hasFailedPage = true;
});

/** Reloads the app if code couldn't be loaded: a browser remembers that failure for the lifetime of the document. */
export function reloadAfterFailedPage(): void {
  if (hasFailedPage) location.reload();
}

/** Placeholder for a page while its code loads. */
export const PagePlaceContext = createContext<ReactNode>(null);

type Code<Props> = { status: 'loading' } | { status: 'ready'; Page: ComponentType<Props> } | { status: 'failed' };

/**
 * A page whose code is loaded when it is first shown. Not by React's `lazy`, which never shows in less than 300 ms what
 * it has suspended, where the code takes 30.
 */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let known: Code<Props> = { status: 'loading' };

  async function loadCode(): Promise<Code<Props>> {
    try {
      known = { status: 'ready', Page: (await load()).default };
      return known;
    } catch {
      return { status: 'failed' };
    }
  }

  function LazyPage(props: Props) {
    const place = useContext(PagePlaceContext);
    const [code, setCode] = useState(() => known);
    const { status } = code;
    useEffect(() => {
      if (status !== 'loading') return;
      void loadCode().then((loaded) => {
        hasFailedPage ||= loaded.status === 'failed';
        setCode(loaded);
      });
    }, [status]);
    if (status === 'failed') throw problemError(makeProblem('offline'));
    return status === 'ready' ? <code.Page {...props} /> : place;
  }
  loads.set(LazyPage, loadCode);
  return LazyPage;
}

const loads = new WeakMap<object, () => Promise<unknown>>();

/** Begins to load the code of a page while it is not yet known whether it will be shown. */
export function loadAhead(page: ReactNode): void {
  // Where it fails, showing the page says so.
  if (isValidElement(page) && typeof page.type === 'function') void loads.get(page.type)?.();
}
