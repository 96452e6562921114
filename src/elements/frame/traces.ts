import { attempt } from '../../hooks/shared/storage';

/** Remembers in the page's own storage that an account had a frame, which may have unsaved work of it. */
const itemOf = (accountId: string) => `chatdeck:frame:${accountId}`;

export function hadFrame(accountId: string): boolean {
  return attempt(() => localStorage.getItem(itemOf(accountId))) === '1';
}

export function noteFrame(accountId: string): void {
  attempt(() => localStorage.setItem(itemOf(accountId), '1'));
}

export function forgetFrame(accountId: string): void {
  attempt(() => localStorage.removeItem(itemOf(accountId)));
}
