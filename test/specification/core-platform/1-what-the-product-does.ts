/** What the specification says of what the product does. */
export const section = {
  'The product is called Chatdeck, unless the host sets another productName.': [
    'leads a person who has an account to their password and to the sign-in',
    'asks how likely the user is to recommend the product',
  ],
  'Each widget is tied to one channel of a team chat workspace.': [
    'finishes the setup with a channel, under the name that Slack knows',
    'connect_ce rejects a channel that another widget uses with channel_in_use, and changes nothing',
  ],
  'Website visitors chat through an embedded widget.': ['shows the code of this widget'],
  'Users are admins or non-admins (agents).': [
    'offers an admin everything',
    'offers an agent neither the account nor the reports',
    'makes an agent an admin and an agent again, from the next call on',
  ],
  'Users belong to an account.': [
    'gives the person, their account and its widgets in the shape that the client reads',
    'lists all users of the account',
  ],
  'An account has a plan and billing.': ['gives the account’s plan, the price list and dates in UTC'],
  'An account starts with a 30-day free trial.': [
    'makes an account in trial on the smallest plan, with its admin and a widget to set up',
  ],
  'The trial needs no credit card.': [
    'makes an account in trial on the smallest plan, with its admin and a widget to set up',
    'offers Slack beside email and password, and a trial without a credit card',
  ],
  'Users manage widgets.': ['gives an %s a widget at Step 1', 'deletes the widget for an %s, with its chats'],
  'Users manage plans.': [
    'switches the plan, and answers the person with it',
    'asks first, and is sent once however often it is confirmed',
  ],
  'Users manage billing.': [
    'is opened once, for the person and the page that were asked for',
    'a checkout answers where to go, and in the sandbox leaves a card on file',
  ],
  'Users manage dashboard users.': [
    'invites an agent, who sets a password with the mailed link and signs in',
    'removes an agent, who is signed out at the next call',
  ],
  'Users manage team-chat permissions.': [
    'has a badge for each permission, and says what is missing without it',
    'adds to what the main user granted, for every widget of the workspace',
  ],
  'Users read reports on chats.': [
    'gives the team with the missed chats, a row per agent, and the missed chats',
    'gives the range’s chats, newest first, both ends included',
  ],
};
