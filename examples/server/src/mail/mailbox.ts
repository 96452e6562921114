import type { Mail, Mailer } from 'chatdeck/service';

export interface ReceivedMail extends Mail {
  at: Date;
}

/** Keeps mails instead of sending them. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  mails(): readonly ReceivedMail[];
}

const maxMails = 200;

/** A mailbox that lives as long as the process and keeps its newest mails. */
export function createMailbox(now: () => Date = () => new Date()): Mailbox {
  const mails: ReceivedMail[] = [];
  return {
    send(mail) {
      mails.unshift({ ...mail, at: now() });
      mails.length = Math.min(mails.length, maxMails);
      return Promise.resolve();
    },
    mails: () => mails,
  };
}
