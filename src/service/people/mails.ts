import type { Mail } from '../contract/ports';

const product = 'Chatdeck';

/** Where a password is set. The token is in the hash, which browsers don’t send to servers. */
export function resetLink(appUrl: string, token: string): string {
  return `${appUrl}/#/reset_password?token=${token}`;
}

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Set a new ${product} password`,
    text: [
      `Somebody, probably you, asked for a new password of this address at ${product}.`,
      `Set it within an hour here:`,
      link,
      `If that was not you, there is nothing to do: your password stays as it is.`,
    ].join('\n\n'),
  };
}

export function inviteMail(to: string, link: string, inviter: string): Mail {
  return {
    to,
    subject: `You are invited to ${product}`,
    text: [
      `${inviter} invites you to their team at ${product}.`,
      `Set your password within a week here, then sign in with this address:`,
      link,
    ].join('\n\n'),
  };
}
