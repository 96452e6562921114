import {
  createLimits,
  limitedAddress,
  readFormFields,
  Refusal,
  type Limit,
  type Mailer,
  type Store,
} from 'chatdeck/service';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PageContext, PageEnv } from '../web/html-page';
import { contactMail, messageErrors, noMessage, readMessage } from './message';
import { formPage, sentPage, unavailablePage } from './page';
import { createTickets } from './tickets';

/** Where the dashboard's contact frame leads. */
export const contactPath = '/contact';

/** Reads the messages of a demo, whose mails are kept. */
export const demoSupportEmail = 'support@chatdeck.example';

/** Messages, by network address. */
const contactLimit: Limit = { name: 'contact-address', free: 5 };
/** Some more than the longest message has in a form, so that what is a little too long is answered kindly. */
const maxBodySize = 200_000;

export interface ContactOptions {
  store: Store;
  /** What forms are signed with. */
  secret: string;
  /** Who receives the messages; without an address the form accepts none. */
  to: string | undefined;
  mailer: Mailer;
  /** The network address of the person, as far as it is known. */
  addressOf(c: Context): string | undefined;
  now?: (() => Date) | undefined;
  /** A message could not be mailed. */
  onError(error: unknown): void;
}

/** The page in the dashboard's contact frame: a form that works without scripts and mails a message to support. */
export function contactPages(options: ContactOptions): Hono {
  const { store, secret, to, mailer, addressOf, now = () => new Date(), onError } = options;
  const tickets = createTickets(store, secret, now);
  const limits = createLimits(store, now);
  const placeOf = (c: Context) => limitedAddress(addressOf(c) ?? '');
  const app = new Hono<PageEnv>();

  app.get(contactPath, (c) => {
    if (to === undefined) return unavailablePage(c);
    if (c.req.query('sent') !== undefined) return sentPage(c, contactPath);
    return formPage(c, { message: noMessage, ticket: tickets.make(placeOf(c)) });
  });

  const limited = bodyLimit({
    maxSize: maxBodySize,
    onError: (c: PageContext) =>
      formPage(c, {
        message: noMessage,
        ticket: tickets.make(placeOf(c)),
        status: 413,
        alert: 'Your message is too long to send. Write a shorter one.',
      }),
  });
  app.post(contactPath, limited, async (c) => {
    if (to === undefined) return unavailablePage(c, 503);
    const place = placeOf(c);
    const { sent, refusal } = await readFields(c);
    const message = readMessage(sent);
    const ticket = sent.get('ticket') ?? '';
    const again = (status: 400 | 429 | 503, alert: string) =>
      formPage(c, { message, ticket: tickets.make(place), status, alert });

    if (refusal) return again(400, refusal.message);
    const errors = messageErrors(message);
    if (Object.keys(errors).length > 0) {
      return formPage(c, { message, errors, ticket: tickets.make(place), status: 400 });
    }
    if (!tickets.isGood(ticket, place)) {
      return again(400, 'Your message hasn’t been sent yet. Check it and send it again.');
    }
    if (!(await tickets.use(ticket))) return c.redirect(`${contactPath}?sent`, 303);
    try {
      await limits.take(contactLimit, place);
      await mailer.send(contactMail(to, message));
    } catch (error) {
      await tickets.giveBack(ticket);
      if (error instanceof Refusal && error.retryAfter !== undefined) {
        c.header('Retry-After', String(error.retryAfter));
        const wait = inWords(error.retryAfter);
        return again(429, `You’ve sent several messages in a short time. Wait ${wait}, then send this one.`);
      }
      onError(error);
      return again(503, 'We couldn’t send your message. It’s still here, so try again in a minute.');
    }
    return c.redirect(`${contactPath}?sent`, 303);
  });
  return new Hono().route('/', app);
}

/** The form's fields; none if its bytes can't be read as text. */
async function readFields(c: Context): Promise<{ sent: URLSearchParams; refusal?: Refusal }> {
  try {
    return { sent: await readFormFields(c.req) };
  } catch (error) {
    if (error instanceof Refusal) return { sent: new URLSearchParams(), refusal: error };
    throw error;
  }
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
