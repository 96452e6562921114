import type { Mail } from '../contract/ports';

const product = 'Chatdeck';

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Set a new ${product} password`,
    text: [
      `Someone, probably you, asked to reset the password for your ${product} account.`,
      `To set a new one, use this link within an hour:`,
      link,
      `If this wasn’t you, ignore this email. Your password stays the same.`,
    ].join('\n\n'),
  };
}

export function inviteMail(to: string, link: string, inviter: string): Mail {
  return {
    to,
    subject: `You’re invited to ${product}`,
    text: [
      `${inviter} invited you to their team on ${product}.`,
      `To join, set a password within a week:`,
      link,
      `Then log in with ${to}.`,
    ].join('\n\n'),
  };
}
