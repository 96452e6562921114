/** With it a journey reads the mails that the server keeps. */
export const mailboxKey = 'mailbox-of-the-journeys';
