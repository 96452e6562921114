/** What the specification says of business constants and limits. */
export const section = {
  'The current terms version is 01SEPT2024.': ['confirms the version in force, and only then lets the person pass'],
  'The trial is 30 days.': [
    'makes an account in trial on the smallest plan, with its admin and a widget to set up',
    'signs up, agrees to the terms, and comes to the setup of the first widget',
  ],
  'The trial needs no credit card.': [
    'makes an account in trial on the smallest plan, with its admin and a widget to set up',
    'signs up, agrees to the terms, and comes to the setup of the first widget',
  ],
  'The auth cookie lives for 30 days.': ['the cookie of the token is Secure on https, and Lax', 'signs in for 30 days'],
  'The auth cookie is secure on https.': ['the cookie of the token is Secure on https, and Lax'],
  'A password has more than 6 characters.': [
    'with %j and %j is rejected for %o',
    'may be reset to one of seven characters',
    'rejects a password of six characters, and accepts one of seven',
  ],
  'A reset token has 64 characters.': [
    '%j can be one: %s',
    'mails a link with a token of 64 letters and digits, another one each time',
  ],
  'A channel name has 1 to 21 characters, though the hint says 80.': [
    '%j is rejected for: %s',
    'creates a channel only under a name that the checks take',
  ],
  'A name in the menu is cut at 15 characters: 14 and an ellipsis.': [
    'shows a widget named %s as %s',
    'lists the widgets when there are several, with long names cut and the whole name at hand',
  ],
  'Prices are in cents.': [
    'show a year by the month, rounded up, beside what a month costs without the discount',
    'pays in the host’s currency and keeps sections away that the host does not want',
  ],
  'An annual plan shows its price / 12 per month, rounded up to a whole currency unit.': [
    'rounds a month of a year up to a whole unit, never further',
    'show a year by the month, rounded up, beside what a month costs without the discount',
  ],
  'An annual plan shows its price / 11 struck through.': [
    'shows %s by the month',
    'show a year by the month, rounded up, beside what a month costs without the discount',
  ],
  'Annual plans give one month free.': [
    'an annual plan costs eleven months of its monthly twin and offers the same',
    'says the yearly saving: %s',
  ],
  'A maxOperators of 0 means unlimited.': [
    'reads %s of %s as %s',
    'are compared row by row, with 0 operators as unlimited',
  ],
  'Usage bars turn to danger at or over the maximum.': ['marks %s of %s as %s'],
  'The usage bars are those of conversations per month and channels.': [
    'the bars of conversations and channels turn to danger at the plan’s limit',
  ],
  'A page of the history has 15 chats.': ['shows a page of each finished widget, and who answered'],
  'Pages of the history are numbered from 0.': [
    'of %d chats page %d is the last',
    'reads every page of every widget, and says how far it is',
  ],
  'An export fetches all pages, of up to 1000 chats each.': [
    'reads every page of every widget, and says how far it is',
    'ends where its page is left',
  ],
  'The default report range is the last 30 days.': [
    'leaves defaults out',
    'keeps range and zone in the address, over the tabs and a reload',
  ],
  'The rating scale is 0 to 10.': ['reports a number that is clicked, and a dismissal', 'takes %s, and asks no more'],
  'A rating of -1 means dismiss.': ['stores a dismissal as -1', 'takes %s, and asks no more'],
  'A sparkline spans 30 days.': [
    'groups cards by workspace, each with its counts in words',
    'counts chats in days of 24 hours that end now, the oldest first',
  ],
};
