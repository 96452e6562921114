/** What the specification says of the routes. */
export const section = {
  '/ is the Dashboard.': ['reads %s', 'signs in, sees the widgets, changes settings, and finds them after a reload'],
  '/login is the login with email and password.': [
    'reads %s',
    'keeps the token of a return from Slack out of the address',
  ],
  '/forgotpwd requests a password-reset email.': ['reads %s', 'needs no sign-in for public pages'],
  '/forgotpwd is also used to change a password while logged in.': [
    'mails a link to a person who is signed in and wants another password',
    'mails the link to the person who is signed in',
  ],
  '/reset_password sets a new password.': ['reads %s', 'takes no link that is cut off'],
  '/reset_password reads the token from the URL.': [
    'reads %s',
    'forgets the password, sets a new one by the mailed link, and signs in with it',
  ],
  '/signup is the sign-up.': ['reads %s', 'needs no sign-in for public pages'],
  '/legal is the terms acceptance.': [
    'reads %s',
    'lets no one past the terms without accepting them, and lets them log out',
  ],
  'A user whose accepted terms version differs from the current version is redirected to /legal.': [
    'answers %s with %s',
    'asks for the terms of today in whatever form another version comes',
  ],
  'The terms redirect nobody away from /legal, /support and /error.': ['answers %s with %s'],
  '/support is the support page.': [
    'reads %s',
    'says in the frame what is wrong, and keeps the message while the server cannot be reached',
  ],
  '/setup/{ceID} is the widget setup.': [
    'reads %s',
    'goes from sign-up through Slack and a new channel to the embed code',
  ],
  'The setup has three steps.': ['names the step in the stepper', 'Step %s is %s'],
  '/setup goes to /setup/{lowest Id}.': ['answers %s with %s'],
  '/permissions is the team-chat permissions page.': [
    'reads %s',
    'goes from sign-up through Slack and a new channel to the embed code',
  ],
  '/permissions is about the finished widget with the lowest Id.': [
    'is the finished widget with the lowest Id where the address names none',
  ],
  '/permissions/{ceID} is the team-chat permissions page of that widget.': [
    'reads %s',
    'is the one of the address, by its text',
  ],
  '/please-upgrade is the channel-limit upgrade prompt.': [
    'reads %s',
    'deletes an unfinished widget, then adds channels until the plan sends to the upgrade',
  ],
  '/thank-you-for-upgrading is the upgrade confirmation.': [
    'reads %s',
    'thanks an admin whose account is upgraded, with both links',
  ],
  '/account has the account, plans and billing.': [
    'reads %s',
    'leads from the notice above every page to the control that adds a payment method',
  ],
  '/error is the unexpected-error page.': ['reads %s', 'a signed-out person reaches Support from the error page'],
  '/reports redirects to /reports/overview.': ['answers %s with %s', 'stories/flows/shell: AdminGoesAround'],
  '/reports/overview, /reports/history and /reports/availability are the reports.': [
    'reads %s',
    'keeps range and zone in the address, over the tabs and a reload',
    'remembers range, zone, page and filters in the address',
  ],
  'The reports are for admins only: agents are sent to /.': ['answers %s with %s', 'keeps an agent out of the reports'],
  'Without reports in the plan, /reports leads to /.': ['answers %s with %s'],
  '/settings and /customize redirect to /settings/{firstCeId}/behavior.': [
    'answers %s with %s',
    'leaves no history entry that redirects immediately',
  ],
  'With no widgets, /setup, /settings and /customize go to /.': ['lead from %s home when there is none'],
  '/settings/{ceID}/{tab} has the tabs behavior, appearance, op-hours, install, triggers, saved-replies, integrations and question-groups.':
    [
      'has every tab in the route table',
      'answers %s with %s',
      'leads nowhere that is blank from any tab of any account',
    ],
  'Without question groups in the plan, their tab leads to /account.': [
    'answers %s with %s',
    'leads from question groups to the account where the plan has none',
  ],
  'The product links /docs and an FAQs page.': ['links the documentation and the FAQs in the top bar', '%s is a page'],
  'The product links /pricing.': ['links the price list beside the plans', '%s is a page'],
  'The product links /legal/terms and /legal/privacy-policy.': [
    'is titled after the two documents, and links each by its name',
    '%s is a page',
  ],
  'The host’s theme sets the addresses of the external pages.': [
    'links the documentation and the FAQs in the top bar',
    'links the terms, the privacy policy and the prices before there is an account',
  ],
};
