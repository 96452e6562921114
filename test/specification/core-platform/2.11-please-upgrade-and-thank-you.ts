/** What the specification says of the upgrade and the thanks for it. */
export const section = {
  '/please-upgrade shows the current plan beside the next plan.': [
    'shows the current plan beside the next one, with what changes',
  ],
  'The next plan is one with more channels.': ['is the next plan with more channels, paid by the card on file'],
  'The button reads “Yes, I want to upgrade”.': ['buys on a press, and not by being there'],
  '/thank-you-for-upgrading confirms the upgrade.': ['thanks an admin whose account is upgraded, with both links'],
  '/thank-you-for-upgrading links to the Dashboard and to the account settings.': [
    'thanks an admin whose account is upgraded, with both links',
  ],
};
