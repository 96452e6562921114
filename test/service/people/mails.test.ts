import { inviteMail, resetMail } from 'chatdeck/service/people/mails';
import { expect, test } from 'vitest';

test('a mail for a new password has the link, how long it lasts, and what to do if no one asked for it', () => {
  expect(resetMail('dana@acme.test', 'https://chat.test/#/reset_password?token=t')).toEqual({
    to: 'dana@acme.test',
    subject: 'Set a new Chatdeck password',
    text: `Someone, probably you, asked to reset the password for your Chatdeck account.

To set a new one, use this link within an hour:

https://chat.test/#/reset_password?token=t

If this wasn’t you, ignore this email. Your password stays the same.`,
  });
});

test('an invitation has who sent it, the link, how long it lasts, and the address to log in with', () => {
  expect(inviteMail('luis@acme.test', 'https://chat.test/#/reset_password?token=t', 'dana@acme.test')).toEqual({
    to: 'luis@acme.test',
    subject: 'You’re invited to Chatdeck',
    text: `dana@acme.test invited you to their team on Chatdeck.

To join, set a password within a week:

https://chat.test/#/reset_password?token=t

Then log in with luis@acme.test.`,
  });
});
