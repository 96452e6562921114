import { Worker } from 'node:worker_threads';

/** On a thread of its own, because a long statement of the embedded database holds up everything else on the main one. */
const refresh = `
  const { readFileSync, utimesSync, writeFileSync } = require('node:fs');
  const { parentPort, workerData: { file, text, everyMs } } = require('node:worker_threads');
  const tell = () => {
    clearInterval(timer);
    parentPort.postMessage('lost');
  };
  const restore = () => {
    try {
      writeFileSync(file, text, { flag: 'wx', flush: true });
    } catch {}
  };
  const timer = setInterval(() => {
    try {
      const now = new Date();
      if (readFileSync(file, 'utf8') === text) utimesSync(file, now, now);
      else tell();
    } catch (error) {
      if (error.code === 'ENOENT') restore();
    }
  }, everyMs);
`;

/**
 * Sets a lock's time anew again and again, so that others see that its process lives; keeps no process alive. Calls
 * `onLost` when the file says anything but `text`, and puts back one that was deleted. Gives the function that ends it.
 */
export function keepFresh(file: string, text: string, everyMs: number, onLost: () => void): () => void {
  const worker = new Worker(refresh, { eval: true, workerData: { file, text, everyMs } });
  let isOver = false;
  worker.on('message', () => {
    if (!isOver) onLost();
  });
  worker.unref();
  return () => {
    isOver = true;
    void worker.terminate();
  };
}
