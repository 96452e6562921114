/** What the specification says of the account page. */
export const section = {
  'The page has plan tiers.': [
    'read "%s" on the button of %s',
    'show a year by the month, rounded up, beside what a month costs without the discount',
  ],
  'The plan tiers have a monthly/annual toggle.': [
    'are asked for by the month or by the year, the choice reported once',
  ],
  'The page has a cancel link.': ['opens the portal and the cancellation page'],
  'The page has the GDPR export link for admins.': [
    'offers the export at "%s": %s',
    'shows admins alone their account information and its export',
  ],
  'The page has the account info for admins.': ['shows the users and the account information to admins alone: %s'],
  'The page has billing info.': ['warns of a card that ends, and asks for a missing address'],
  'The page has the users table for admins.': [
    'shows the users and the account information to admins alone: %s',
    'invites, promotes, demotes and deletes people',
  ],
  'The page has the plan usage.': ['the bars of conversations and channels turn to danger at the plan’s limit'],
  'The page has recent invoices.': ['an invoice can be viewed at the address that the payment provider gave'],
  'The query parameter success=true shows “You have successfully added your billing information.”': [
    'thanks for billing information that was added',
    'reads %s',
    'goes from the trial to a card, a bigger plan, a year, a smaller plan, a cancellation and back',
  ],
  'The status text reads trialing when the trial ends in the future, without payment and not canceled.': [
    'of the account reads "%s"',
  ],
  'The status text counts the full days left and names the date, reads “expires today” at 0, and “expired N day(s) ago” below 0.':
    ['of the account reads "%s"', 'counts the days of %d ms'],
  'The status text reads trial expired after the trial.': ['of the account reads "%s"'],
  'The status text reads canceled.': ['of the account reads "%s"'],
  'The status text reads paying since the creation date.': ['of the account reads "%s"'],
  'The page shows an account that is canceled and ending on a date.': ['of the account reads "%s"'],
  'The page prompts a delinquent account to update its billing.': [
    'of the account reads "%s"',
    'leads to the portal where a card is on file',
  ],
  'The page shows good standing.': [
    'of the account reads "%s"',
    'says of a trial that is over nothing of good standing, and sends agents to an admin',
  ],
  'The page shows an ended account.': ['of the account reads "%s"'],
};
