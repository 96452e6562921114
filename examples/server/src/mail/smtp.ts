import type { Mailer } from 'chatdeck/service';
import { createTransport } from 'nodemailer';

/** Milliseconds that a mail server may take for a step: a server that hangs must not keep this one from stopping. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails through an SMTP server, as `smtps://user:password@mail.example.com`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ to, subject, text, html, replyTo }) {
      // As an object an address is never read as a list of several.
      const one = (address: string) => ({ name: '', address });
      const extras = { ...(html && { html }), ...(replyTo && { replyTo: one(replyTo) }) };
      await transport.sendMail({ from, to: one(to), subject, text, ...extras });
    },
  };
}
