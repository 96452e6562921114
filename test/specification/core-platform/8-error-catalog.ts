/** What the specification says of errors. */
export const section = {
  'A 403 on any call logs the user out and clears the token.': [
    'signs out for a token that the server rejects, and says that the session ended',
    'fails with a typed problem, or not at all, whatever the network does',
  ],
  'An origin-not-allowed error redirects to /app/#/error.': [
    'leads to the error page when the server does not allow this site, and ends no session',
    'keeps /app/ on the way to the error page and back',
    'reports any call that is rejected for its origin to the host, signed in or not',
  ],
  'On a 400, the message field of the body is returned and shown.': [
    'is reported for %s',
    'moves the focus to the problem when the server rejects the login',
  ],
  'An error body carries Message or message, and may carry Code.': ['is reported for %s'],
  'A login failure shows the server’s Message in a danger alert labeled “Error:”.': [
    'moves the focus to the problem when the server rejects the login',
    "shows the server's words for a wrong password, and keeps what was typed",
  ],
  'A login failure without a Message shows the generic error message.': [
    'says what is wrong when the API is out of order while signing in',
  ],
  'A sign-up failure shows the server’s Message in a danger alert labeled “Error:”.': [
    'says the newest reason alone',
    'says what the server says, and keeps what was typed',
  ],
  'A failure to fetch the user after sign-up shows an alert that asks to contact support.': [
    'makes no second account when the first could not be opened',
    'says the newest reason alone',
  ],
  'A missing user or missing widgets show the alert “user or ces not found”.': [
    'says so when the account %s',
    'says the newest reason alone',
  ],
  'A create-channel failure shows the server’s Message in an error alert.': [
    'keeps the name with the server’s message when a channel is rejected',
    'stories/flows/setup: NewChannelAfterARefusal',
  ],
  'A rename failure shows the server’s Message.': [
    'a rename that failed says %s',
    'keeps a name that the server rejected, with the reason',
  ],
  'A rename failure without a Message shows the error text.': ['a rename that failed says %s'],
  'A rename failure that says nothing shows “an unknown error occurred, please contact support.”': [
    'a rename that failed says %s',
  ],
  'A change-channel failure shows “an unknown error occurred, please contact support.”': [
    'stories/screens/setup: AsksBeforeChannelChange',
  ],
  'A failure to fetch channels shows “Cannot fetch Slack channels”.': [
    'stories/flows/setup: ChannelsFailAndComeBack',
    'offers the workspace’s channels except private, archived, and general ones',
  ],
  'An invitation refused as user_exists shows “User already exists”.': [
    'the code %s of a rejected invitation is %s',
    'names who is not invited with the messages of the error catalog',
  ],
  'An invitation refused as invalid_email shows “Invalid email”.': [
    'the code %s of a rejected invitation is %s',
    'names who is not invited with the messages of the error catalog',
  ],
  'An invitation refused for any other reason shows “unknown error, contact support”.': [
    'the code %s of a rejected invitation is %s',
    'names who is not invited with the messages of the error catalog',
  ],
  'A failed toggle of a user shows the server’s Message.': [
    'reverts with the reason when the server rejects it',
    'whose role was not changed has the server’s message',
  ],
  'A plan change failure shows “Error updating plan, contact support”.': [
    'that failed says so and has the focus; the plan is as before',
    'stories/flows/account: FailedSwitchReverts',
  ],
  'After a plan change failure the selected plan reverts.': [
    'reverts with the reason when the server rejects the change',
    'stories/flows/account: FailedSwitchReverts',
  ],
  'An upgrade failure shows the server’s Message.': [
    'keeps the server’s message when the card is declined, and buys on another attempt',
    'says why it failed in the server\u2019s words, with the focus there, and takes another try',
  ],
  'An upgrade failure without a Message shows the response text.': ['is reported for %s'],
  'On the permissions page, the error wrong_user says that a different Slack user was authenticated than the one used to sign up, and asks to contact support.':
    ['%j is %s', 'says what %s means, and where to turn to'],
  'On the permissions page, any other error shows “Unknown problem updating Slack permissions, contact support”.': [
    '%j is %s',
    'says what %s means, and where to turn to',
  ],
  'Creating a widget in a workspace without a Step 3 widget shows “error creating new widget, contact support”.': [
    'says so where the workspace has no finished widget',
    'says why no channel was added, with the focus there',
  ],
  'A failure to save the rating shows “Error saving rating, contact support”.': [
    'says that the rating was not saved',
    'stories/flows/password: RatingFailsThenIsSaved',
  ],
  'The unexpected error page reads “Oh no! An unexpected error occurred, please contact support.”': [
    'a signed-out person reaches Support from the error page',
    'leads to the error page if the server doesn’t allow the origin, and signs no one out',
  ],
  'When report calls fail, every region shows its error with a retry.': [
    'names the widget whose figures failed, and asks for those again',
    'names the widget whose days failed, and asks for those again',
    'stories/flows/reports-history: FailsApartAndDownloadsAfterAnError',
  ],
  'When the stats cannot be fetched, the Dashboard says so with a retry.': [
    'keeps the cards when the counts fail, with one notice and one retry',
  ],
  'When a logout fails, the token is removed locally and the failure is reported to the host, with a retry.': [
    'notifies the host when the server couldn’t be notified of a sign-out',
    'tells a failed sign-out again as often as it takes, for the token that was given up',
    "signs out here although the server's part ${title}, and offers to tell it again",
  ],
  'An unknown extension of a download is reported to the host.': [
    'names an extension that it cannot write',
    'tells the host of an extension that it cannot write',
  ],
  'Deleting a widget asks first, and says that it is permanent and that embedded code stops working.': [
    '"Start over" on a finished widget is a danger-zone action with the typed channel name: %s',
    'names the widget and what is lost with it, in numbers, and needs its name',
  ],
  'Deleting an unfinished widget asks first.': [
    '"Start over" on an unfinished widget asks once, below the step',
    'about an unfinished widget says so, and promises no undo that the host doesn’t offer',
  ],
  'Changing the main user asks first.': [
    'asks before it leaves for Slack to change the main user, and reports it once',
    'stories/screens/permissions: AsksBeforeMainUserChange',
  ],
  'Changing the channel asks first.': [
    'stories/screens/setup: AsksBeforeChannelChange',
    'stories/flows/install: RenameThenAnotherChannel',
  ],
  'Switching the plan asks first: “Switching plans will change the amount you will be charged and possibly the features offered by the chosen plan”.':
    [
      'stories/screens/account: ConfirmingASwitch',
      'is asked for in the specification’s words, with what changes',
      'asks first, and is sent once however often it is confirmed',
    ],
  'Deleting a user asks first.': ['is deleted after a question', 'stories/flows/account: Deletes'],
  'The OAuth migration asks first.': [
    'reinstalls a widget of the first version of OAuth after a question only, also by the upgrade link',
    'stories/screens/permissions: AsksBeforeReinstall',
  ],
};
