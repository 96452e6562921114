/** What the specification says of the login. */
export const section = {
  'The login has the fields email and password.': [
    'reports an edit as a patch, and one press of the button as one submit',
    'leads to the first field that is missing, and says so there',
  ],
  'Both fields are required.': ['asks for both fields before it sends anything'],
  'The button reads “Log in”.': ['reports an edit as a patch, and one press of the button as one submit'],
  'A link “Forgot password?” leads to /forgotpwd.': ['leads to the forgotten password and to sign-up'],
  'A link leads to sign-up.': ['leads to the forgotten password and to sign-up'],
  'If an auth_token cookie already exists, the user is sent to /.': ['answers %s with %s'],
  'An auth_token found in the URL is stored as the cookie.': [
    'is kept and leads to setup if no one is signed in',
    'removes a token from the URL and its history, and continues to setup',
  ],
  'After an auth_token found in the URL the user goes to /setup.': [
    'is kept and leads to setup if no one is signed in',
    'removes a token from the URL and its history, and continues to setup',
  ],
  'The token is removed from the address and its history entry as soon as it is read.': [
    'removes a token from the URL and its history, and continues to setup',
    'keeps the token of a return from Slack out of the address',
  ],
  'A token in the URL signs in nobody who has a session.': [
    'signs no one in as someone else: %s',
    'takes no one into another account through a link',
  ],
  'The button is disabled while submitting.': ['cannot be submitted twice'],
  'The button is re-enabled on error.': ['can be submitted again after an error'],
};
