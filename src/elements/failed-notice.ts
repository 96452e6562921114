import { offlineTexts } from '../ui/feedback/offline-texts';
import type { ChatdeckOptions } from './options';

/** In place of a screen whose code couldn't load, and without any of it. */
export function failedNotice({ labels = [], direction }: ChatdeckOptions, onRetry: () => void): HTMLElement {
  const overrides = labels.filter(({ name }) => name === 'problem').map(({ texts }) => texts);
  const texts = Object.assign({}, offlineTexts, ...overrides) as typeof offlineTexts;
  const notice = document.createElement('div');
  notice.role = 'alert';
  if (direction) notice.dir = direction;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.retry;
  button.onclick = onRetry;
  notice.append(texts.offline, ' ', button);
  return notice;
}
