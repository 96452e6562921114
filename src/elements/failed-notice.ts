import { offlineTexts } from '../ui/feedback/offline-texts';
import type { ChatdeckOptions } from './options';

/** In place of a screen whose code couldn't load, and without any of it. */
export function failedNotice({ labels = [] }: ChatdeckOptions, onRetry: () => void): HTMLElement {
  const overrides = labels.map(({ name, texts }) => name === 'problem' && texts);
  const { offline, retry } = Object.assign({}, offlineTexts, ...overrides) as typeof offlineTexts;
  const notice = document.createElement('div');
  const button = document.createElement('button');
  notice.role = 'alert';
  button.type = 'button';
  button.textContent = retry;
  button.onclick = onRetry;
  notice.append(offline, ' ', button);
  return notice;
}
