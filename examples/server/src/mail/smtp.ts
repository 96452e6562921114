import type { Mailer } from 'chatdeck/service';
import { createTransport } from 'nodemailer';

/** Milliseconds that a mail server may take for a step: a server that hangs must not keep this one from stopping. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails through an SMTP server, as `smtps://user:password@mail.example.com`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ to, subject, text, html }) {
      // As an object the address is never read as a list of several.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html && { html }) });
    },
  };
}
