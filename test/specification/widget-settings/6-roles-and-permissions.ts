/** What the specification says of roles and permissions in the settings area. */
export const section = {
  'Admins see the API key and the Zapier API key.': [
    'shows the API key and the Zapier API key only where the host hands them over',
    'the keys of the account go to admins, and not to agents',
    'shows keys to an admin and nowhere to an agent',
  ],
  'Each key is masked, with a toggle that shows and hides it.': [
    'each key is masked until it is shown, and hidden again',
    'a masked secret is nowhere on the page',
  ],
  'Admins can generate or regenerate the API key.': [
    'the button of the API key reads as its state asks: %#',
    'gives every widget of the account the same new key, and keeps the other one',
  ],
  'Regenerating asks first: “Are you sure you want to revoke the current API key and generate a new one?”': [
    'stories/settings/behavior: AskBeforeRevoking',
  ],
  'Others than admins do not see the keys.': [
    'stories/settings/behavior: NonAdmin',
    'the keys of the account go to admins, and not to agents',
    'shows keys to an admin and nowhere to an agent',
  ],
  'The server refuses to generate a key for an agent.': ['%s %s is rejected for an agent'],
  'triggers, questionGroups and bots each need the plan’s feature flag.': [
    'shows no form where the plan lacks triggers, nor over what it cannot read',
    'is rejected on a plan without question groups, and so is removing',
    'opens only where setup is over and the plan has bots',
  ],
  'Every plan flag is checked for truthiness.': ['whose flag is %s includes the feature: %s'],
  'Operating hours are gated only if the plan has that key and it is falsy.': [
    'has operating hours unless it says that it has not',
  ],
  'Without the feature, a warning reads “Your plan does not have access to ...” with a “Please Upgrade” link.': [
    '%s warns of a plan without %s, with an upgrade link to the account',
  ],
  'Question groups redirect to the account page on a plan without them.': [
    'answers %s with %s',
    'leads from question groups to the account where the plan has none',
  ],
  'Saved replies depend on the plan.': [
    'opens only where setup is over and the plan has the feature',
    'is rejected on a plan without saved replies, and so is removing',
  ],
  'Saved replies that are refused to the plan show the zero state with an upgrade button.': [
    'takes a refusal of the list as a plan without them, and says any other failure',
    'stories/settings/saved-replies: PlanWithoutFeature',
  ],
  'Where the plan lacks a feature, an action button reads “Upgrade your plan” and goes to /account.': [
    'the upgrade button reads “Upgrade your plan” with an arrow where the plan lacks it: %s',
  ],
  'Listing workspace users needs the users:read permission.': [
    'says so where the permission is missing',
    'tells a missing permission from a connection that has ended and from a failure',
  ],
  'Without users:read an authorize link appears.': [
    'leads to the permissions where Slack does not let the team be listed',
    'stories/settings/integrations: PermissionMissing',
  ],
  'Without users:read the list is dimmed.': ['stories/settings/integrations: PermissionMissing'],
  'Any 403 that the API wrote logs the user out.': [
    'signs out for a token that the server rejects, and says that the session ended',
    'fails with a typed problem, or not at all, whatever the network does',
  ],
};
