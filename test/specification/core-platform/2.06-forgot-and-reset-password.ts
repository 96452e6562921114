/** What the specification says of a forgotten password. */
export const section = {
  'The forgotten password has an email field and the button “Send password reset email”.': [
    'asks for an email, and sends on a press',
  ],
  'After sending, the button reads “Done!” and is disabled.': [
    'reads Done! and takes no press once the mail is on its way',
  ],
  'After sending, the notice “Check your email for password reset instructions.” appears.': [
    'reads Done! and takes no press once the mail is on its way',
  ],
  'The reset has a new-password field and the button “Set new password”.': [
    'a link from the email asks for a new password, and sets it on a press',
  ],
  'After a reset the user goes to the login page.': [
    'sets the password once and tells the host',
    'forgets the password, sets a new one by the mailed link, and signs in with it',
  ],
};
