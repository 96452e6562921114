/** What the specification says of validation. */
export const section = {
  'The terms’ checkbox must be ticked before Continue is enabled.': ['requires the checkbox'],
  'Confirming the terms sends the document kind terms_and_privacy_policy and the version string.': [
    'confirms the version in force, and only then lets the person pass',
  ],
  'A sign-up email must look like an email address, else “Email is invalid”.': [
    'with %j and %j is rejected for %o',
    'says the two messages at their fields',
    'rejects the address %j',
  ],
  'A sign-up password must be longer than 6 characters, else “Password is too short”.': [
    'with %j and %j is rejected for %o',
    'says the two messages at their fields',
    'rejects a password of six characters, and accepts one of seven',
  ],
  'A sign-up that the checks refuse is not sent.': ['sends nothing invalid'],
  'A login requires an email and a password.': [
    'asks for both fields before it sends anything',
    'leads to the first field that is missing, and says so there',
  ],
  'A reset token is exactly 64 alphanumeric characters.': [
    '%j can be one: %s',
    'mails a link with a token of 64 letters and digits, another one each time',
  ],
  'Any other reset token reads “Invalid token”.': [
    'takes no link with the token %j',
    'an invalid link leaves nothing to fill in, and leads to a new one',
  ],
  'The dates of a custom range must match YYYY-MM-DD; another one is reset to today.': [
    'corrects %s to %s: %s to %s',
    'stories/screens/reports-overview: CustomRange',
  ],
  'In a custom range an end before the start is set to the start.': ['corrects %s to %s: %s to %s'],
  'A new channel name is lowercased automatically.': [
    'is lowercased as it is typed, and otherwise left as it is',
    'writes small letters where they are typed, and keeps the caret',
  ],
  'A channel name has only the letters a-z, digits, underscores and hyphens.': [
    '%j is rejected for: %s',
    'rejects the name %j',
  ],
  'A channel name has 1 to 21 characters.': ['%j is rejected for: %s', 'rejects the name %j'],
  'With any other channel name the create button is disabled.': [
    'creates a channel only under a name that the checks take',
    'sends no invalid channel name',
  ],
  'The hint reads “Slack requires channel names contain only lowercase letters, have no spaces or punctuation, and be no longer than 80 characters.”':
    ['creates a channel only under a name that the checks take'],
  'A second line below the hint states the enforced limit of 21.': [
    'creates a channel only under a name that the checks take',
  ],
  'A rename follows the same rule as a new channel.': ['sends no name that Slack would reject, and no unchanged one'],
  'A channel can be added only if the number of widgets is below the plan’s maxChannels.': [
    'with %d widgets of %d leaves room: %s',
    'stops at the plan’s maximum',
  ],
  'Otherwise adding a channel redirects to /please-upgrade.': [
    'leads to the upgrade where the plan has no room, without asking the server for a widget',
    'deletes an unfinished widget, then adds channels until the plan sends to the upgrade',
  ],
  'Only admins may add or remove users.': ['%s is rejected for an agent', 'asks nothing for an agent'],
  'An admin must be demoted before removal.': [
    'removes no admin, and not oneself',
    'tells that an admin is to be demoted first',
  ],
  'Users cannot delete themselves.': [
    'removes no admin, and not oneself',
    'takes no press of what is blocked, and says why',
  ],
  'An account always keeps an admin who has signed in at least once.': [
    'keeps the last admin who has logged in: someone invited who has never logged in doesn’t count',
    'keeps the last active admin: an admin who was invited and never signed in does not count',
  ],
  'An invitation requires an email.': ['does not send %j', 'to %j is rejected for %o'],
  'The server rejects an invalid invitation as invalid_email.': ['rejects %j with %s'],
  'The trial days left are the days until the trial’s end minus 1.': [
    'counts the days of %d ms',
    'that %s has the right status',
  ],
  'Negative trial days read “expired N day(s) ago”.': ['of the account reads "%s"'],
  'Zero trial days read “expires today”.': ['of the account reads "%s"'],
  'The account’s trial text counts full days and names the end, such as “11 full days left, ends Nov 28”.': [
    'of the account reads "%s"',
  ],
  'Cancel-at is shown as the days remaining, rounded up.': [
    'count the days to the cancellation, rounded up, and name its date (admin: %s)',
    'of the account reads "%s"',
  ],
  'In a banner, the trial’s end is shown as the days remaining, rounded up, and its date.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
    'names the same date of %s as the banner above the page, and has no separate banner',
  ],
  'A lone invoice of 0 is hidden; if there are two or more, all are shown.': [
    'of the amounts %j are %j',
    'hides a lone zero invoice, sorts newest first, and counts unreadable ones',
  ],
  'The GDPR export link is shown when GDPRExportSignedURL is longer than 6 characters.': [
    'with the export address %s has an export: %s',
    'shows admins alone their account information and its export',
  ],
  'Numeric entities in text are decoded to characters.': [
    'turns %.30j into %.30j',
    'decodes whatever a text is written as',
  ],
  'Decoded text is shown as text.': [
    'shows names from Slack as text',
    'runs nothing that people wrote, not even as an entity',
  ],
};
