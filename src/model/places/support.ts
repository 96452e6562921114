import { safeHref } from '../core/address';
import { isEmail } from '../core/email';
import { encodePart } from '../core/encode';
import { paymentAddress } from '../core/destinations';

/** Props for `Support`, in addition to the theme's `contactFrameUrl`: another way to reach support. */
export interface SupportProps {
  /** Email address shown as a link below the contact frame. */
  email?: string | undefined;
}

/**
 * The contact frame's URL, if a page can show it: https, http on localhost, or a path on our own site. Otherwise
 * undefined.
 */
export function contactFrameUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const href = safeHref(address);
  return href?.startsWith('/') ? href : paymentAddress(address);
}

/** State of the contact frame. `unsure`: it loaded something, which could be a browser error page. */
export type ContactFrameStatus = 'loading' | 'loaded' | 'ready' | 'unsure' | 'failed';

/** What the frame reports: it loaded, its page sent a message, or the timeout passed. */
export type ContactFrameEvent = 'load' | 'message' | 'timeout';

/**
 * A frame never reports failure: it "loads" even when the browser couldn't fill it. So its page sends a message when it
 * is ready, and a frame that sends nothing in time has failed.
 */
export function nextContactFrame(status: ContactFrameStatus, event: ContactFrameEvent): ContactFrameStatus {
  if (status === 'ready' || event === 'message') return 'ready';
  if (event === 'load') return status === 'loading' ? 'loaded' : status === 'failed' ? 'unsure' : status;
  if (status === 'loading') return 'failed';
  return status === 'loaded' ? 'unsure' : status;
}

/** What the page in the contact frame sends with `parent.postMessage`: that it is ready, and its height in pixels. */
export interface ContactMessage {
  height?: number;
}

const [LOWEST, TALLEST] = [96, 2000];

/**
 * Reads a message from the contact frame's page, `{ chatdeck: 'contact', height? }`. Undefined for any other message.
 */
export function readContactMessage(data: unknown): ContactMessage | undefined {
  if (typeof data !== 'object' || data === null || !('chatdeck' in data) || data.chatdeck !== 'contact')
    return undefined;
  if (!('height' in data) || typeof data.height !== 'number' || Number.isNaN(data.height)) return {};
  return { height: Math.min(Math.max(Math.ceil(data.height), LOWEST), TALLEST) };
}

/** A `mailto:` link; undefined if the address is not a valid email address. */
export function mailLink(email: string | undefined): string | undefined {
  if (email === undefined || !isEmail(email)) return undefined;
  return `mailto:${encodePart(email).replaceAll('%40', '@')}`;
}
