import { isEmail, safeHref } from '../core/address';
import { encodePart } from '../core/encode';
import { paymentAddress } from '../core/payment-address';

/** What `Support` takes beside the theme's `contactFrameUrl`: another way to reach the people who run the product. */
export interface SupportProps {
  /** Offered as a link to write to, below the contact frame. */
  email?: string | undefined;
}

/**
 * The address of the contact frame, when a page may show it: https, http on this machine, or a path of our own site.
 * Undefined for everything else.
 */
export function contactFrameUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const href = safeHref(address);
  return href?.startsWith('/') ? href : paymentAddress(address);
}

/** How far the contact frame is. `unsure`: it loaded something, which may be an error page of the browser's. */
export type ContactFrameStatus = 'loading' | 'loaded' | 'ready' | 'unsure' | 'failed';

/** What is heard of the frame: it loaded, its page said that it is there, or it had time enough for both. */
export type ContactFrameEvent = 'load' | 'message' | 'timeout';

/**
 * A frame reports no failure: one that the browser could not fill "loads", too. So its page says that it is there, and
 * a frame of which nothing was heard in time has failed.
 */
export function nextContactFrame(status: ContactFrameStatus, event: ContactFrameEvent): ContactFrameStatus {
  if (status === 'ready' || event === 'message') return 'ready';
  if (event === 'load') return status === 'loading' ? 'loaded' : status === 'failed' ? 'unsure' : status;
  if (status === 'loading') return 'failed';
  return status === 'loaded' ? 'unsure' : status;
}

/** What the page in the contact frame says with `parent.postMessage`: that it is there, and how tall it is in pixels. */
export interface ContactMessage {
  height?: number;
}

const [LOWEST, TALLEST] = [96, 2000];

/** Reads a message of the contact frame's page, `{ chatdeck: 'contact', height? }`. Undefined for every other message. */
export function readContactMessage(data: unknown): ContactMessage | undefined {
  if (typeof data !== 'object' || data === null || !('chatdeck' in data) || data.chatdeck !== 'contact')
    return undefined;
  if (!('height' in data) || typeof data.height !== 'number' || Number.isNaN(data.height)) return {};
  return { height: Math.min(Math.max(Math.ceil(data.height), LOWEST), TALLEST) };
}

/** A link that opens a new mail, for an address that is one. */
export function mailLink(email: string | undefined): string | undefined {
  if (email === undefined || !isEmail(email)) return undefined;
  return `mailto:${encodePart(email).replaceAll('%40', '@')}`;
}
