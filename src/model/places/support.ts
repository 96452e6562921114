import { isEmail } from '../core/address';
import { encodePart } from '../core/encode';
import { paymentAddress } from '../core/payment-address';

/** What `Support` takes: the ways to reach whoever runs the product. */
export interface SupportProps {
  /**
   * The page with the contact form. Shown in a sandboxed frame when it is an https address, or an http one of the own
   * machine; the page in the frame is of no origin and so has neither cookies nor storage.
   */
  contactUrl?: string | undefined;
  /** Offered as a link to write to where there is no frame. */
  email?: string | undefined;
}

/** The address of the contact frame, when a page may show it: the rule of every address that a browser is sent to. */
export function contactFrameUrl(address: string | undefined): string | undefined {
  return address === undefined ? undefined : paymentAddress(address);
}

/** A link that opens a new mail, for an address that is one. */
export function mailLink(email: string | undefined): string | undefined {
  if (email === undefined || !isEmail(email)) return undefined;
  return `mailto:${encodePart(email).replaceAll('%40', '@')}`;
}
