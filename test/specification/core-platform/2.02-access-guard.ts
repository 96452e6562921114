/** What the specification says of the access guard. */
export const section = {
  'Login, forgotpwd, reset_password and signup are public.': ['opens %s without a session'],
  '/support and /error open without a session.': [
    'opens %s without a session',
    'a signed-out person reaches Support from the error page',
  ],
  'Every other route sends a user without a token to /login.': ['answers %s with the sign-in'],
  'The token is in the auth_token cookie.': ['keeps it in the cookie auth_token', 'signs out'],
  'The current user is fetched on each navigation.': [
    'fetches the current user on each navigation, however quick, and once for each',
  ],
  'A spinner shows while the user is loading.': [
    'until the user is known, the frame is there without controls, and says once that it is loading',
    'says what a person may see once it is known who they are',
  ],
  'Later loads of the user revalidate behind the screen already showing.': [
    'refetches the user at each route change, behind the current screen',
  ],
  'The default widget is the one with the lowest Id.': ['are chosen by the lowest Id: %s'],
  'Ids are compared numerically when both are numeric, and as text otherwise.': ['are chosen by the lowest Id: %s'],
  'A ceID that matches none of the user’s widgets redirects to the page-not-found route.': [
    'answers %s with %s',
    'says that a widget is not there only when the newest copy says so',
  ],
  'A settings route redirects to /setup/{id} when the widget’s Step is below 3.': ['answers %s with %s'],
  'A permissions route redirects to /setup/{id} when the widget’s Step is below 3.': ['answers %s with %s'],
  'The token is checked before the terms.': ['answers %s with the sign-in'],
  'The terms are checked before the widget.': ['answers %s with %s'],
  'An unknown widget is checked before the role and the plan.': [
    'belong to no one when they are only in another account’s URL',
  ],
};
