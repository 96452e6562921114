/** What the specification says of the sign-up. */
export const section = {
  'The sign-up offers “Sign up with” the team chat tool through an OAuth link.': [
    'offers Slack beside email and password, and a trial without a credit card',
    'leads to Slack with the scopes and the source',
  ],
  'The sign-up offers email and password.': [
    'reports edits as patches and one press as one submit',
    'makes the account, fetches its user with its own token, and gives the widget to set up',
  ],
  'The sign-up shows “30 day free trial (No credit card required)”.': [
    'offers Slack beside email and password, and a trial without a credit card',
  ],
  'The sign-up shows customer testimonials.': ['shows what customers say as text'],
  'The error parameter user_exists shows “User already has a {product} account.”': [
    'leads a person who has an account to their password and to the sign-in',
    'reads the error parameter %j as %s',
  ],
  'The error user_exists comes with links to reset the password and to log in.': [
    'leads a person who has an account to their password and to the sign-in',
  ],
  'Any other error parameter shows “an unknown error occurred, please contact support.”': [
    'says every other error of the address in the same words',
    'reads the error parameter %j as %s',
  ],
  'A source URL parameter is appended to the OAuth state.': ['leads to Slack with the scopes and the source'],
};
