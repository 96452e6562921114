import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** What a page offers to the one that measures it. */
export interface Bench {
  /** Milliseconds from the call that mounts the form to the end of the frame that shows it. */
  mount(): Promise<number>;
  unmount(): void;
  /** Milliseconds from each character typed to the end of the frame that shows it. */
  keystrokes: number[];
  /** Resolves when the page has nothing to do. */
  idle(): Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Makes a page measurable: nothing is mounted before it is asked for. */
export function expose(form: () => ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'));
  const keystrokes: number[] = [];
  let root: Root | undefined;

  window.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now();
      requestAnimationFrame(() => afterPaint(() => keystrokes.push(performance.now() - start)));
    },
    { capture: true },
  );

  window.bench = {
    keystrokes,
    mount: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const start = performance.now();
          const created = createRoot(host);
          root = created;
          flushSync(() => created.render(form()));
          afterPaint(() => resolve(performance.now() - start));
        });
      }),
    unmount: () => root?.unmount(),
    idle: () => new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 2000 })),
  };
}

/** Called within a frame, a message arrives right after style, layout and paint of that frame. */
function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(undefined);
}
