/** What the specification says of the permissions page. */
export const section = {
  'Each permission has one badge.': ['has a badge for each permission, and says what is missing without it'],
  'A badge reads “All good!” or “Your approval needed!”.': [
    'has a badge for each permission, and says what is missing without it',
  ],
  'The page has an upgrade link.': [
    'always shows the upgrade link and the advanced list of single scopes: %s',
    'approves everything through upgrade, with the widget in the state',
  ],
  'The page has an advanced list of single-scope approvals.': [
    'always shows the upgrade link and the advanced list of single scopes: %s',
    'asks for one permission alone',
  ],
  'The page accepts an error query parameter.': ['reads %s', 'says what %s means, and where to turn to'],
  'A widget on the legacy OAuth version (OauthV1) must be reinstalled through this page.': [
    'reinstalls a widget of the first version of OAuth after a question only, also by the upgrade link',
    'approves nothing alone for the first version of OAuth',
    'brings a widget of the first version of OAuth to the second',
  ],
};
