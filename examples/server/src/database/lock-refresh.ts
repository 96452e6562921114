import { Worker } from 'node:worker_threads';

/** On a separate thread, because a long statement of the embedded database blocks everything else on the main one. */
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
 * Refreshes a lock's time repeatedly, so that others see that its process is alive; keeps no process alive. Calls
 * `onLost` if the file contains anything but `text`, and restores a deleted file. Returns the function that stops it.
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
