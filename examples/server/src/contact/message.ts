import { isEmail, normalizeEmail } from 'chatdeck/model';
import type { Mail } from 'chatdeck/service';

/** What the form sends, by the names of its fields. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export type MessageErrors = Partial<Record<keyof Message, string>>;

/** Characters that a field may have, in the form and here. */
export const longest: Record<keyof Message, number> = { name: 100, email: 254, message: 5000 };

export const noMessage: Message = { name: '', email: '', message: '' };

export function readMessage(sent: URLSearchParams): Message {
  const email = line(sent.get('email'));
  return { name: line(sent.get('name')), email: normalizeEmail(email) ?? email, message: lines(sent.get('message')) };
}

/** What could start another line, or make a text look like another, has no place in a line. */
function line(text: string | null): string {
  return (text ?? '').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** A browser sends two characters for each end of a line. */
function lines(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** In words, by field. */
export function messageErrors(message: Message): MessageErrors {
  const { email } = message;
  const errors: MessageErrors = {};
  if (email === '') errors.email = 'Enter your email.';
  else if (!isEmail(email)) errors.email = 'Enter an email address, such as name@example.com.';
  if (message.message === '') errors.message = 'Enter a message.';
  for (const field of Object.keys(longest) as (keyof Message)[]) {
    const over = message[field].length - longest[field];
    if (over > 0) errors[field] = tooLong(field, over);
  }
  return errors;
}

function tooLong(field: keyof Message, over: number): string {
  const most = longest[field].toLocaleString('en-US');
  const characters = over === 1 ? '1 character' : `${over.toLocaleString('en-US')} characters`;
  return `Shorten your ${field} by ${characters}. It can have up to ${most}.`;
}

/** The mail to support; an answer to it goes to the person. */
export function contactMail(to: string, { name, email, message }: Message): Mail {
  const about = [...(name === '' ? [] : [`Name: ${name}`]), `Email: ${email}`].join('\n');
  return { to, replyTo: email, subject: `Message from ${email}`, text: `${about}\n\n${message}` };
}
