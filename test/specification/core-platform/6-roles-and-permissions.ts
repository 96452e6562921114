/** What the specification says of roles and permissions. */
export const section = {
  'Admins and non-admins have the Dashboard, the widgets and their settings.': [
    'answers %s with %s',
    'offers an admin everything',
    'offers an agent neither the account nor the reports',
  ],
  'Admins have the account menu item.': ['offers an admin everything'],
  'Non-admins have no account menu item.': ['offers an agent neither the account nor the reports'],
  'Admins have reports if the plan includes reports.': [
    'offers an admin everything',
    'offers no reports on a plan without them',
    'is for admins, and for plans with reports',
  ],
  'Non-admins have no reports, and fall back to the Dashboard.': [
    'answers %s with %s',
    'agents are sent to the Dashboard, and their menu has no reports',
  ],
  'Admins invite users, toggle who is an admin, and delete others who are not admin.': [
    'invites an agent, who sets a password with the mailed link and signs in',
    'makes an agent an admin and an agent again, from the next call on',
    'removes an agent, who is signed out at the next call',
  ],
  'Non-admins have no dashboard users table.': [
    'shows nothing to agents',
    'asks nothing for an agent',
    '%s is rejected for an agent',
  ],
  'Admins have the account info panel and the GDPR export.': [
    'shows admins alone their account information and its export',
    'offers the export at "%s": %s',
  ],
  'Non-admins have neither the account info panel nor the GDPR export.': [
    'shows admins alone their account information and its export',
  ],
  'Admins have plans, billing info, usage and invoices.': [
    'loads each region for itself, and sends nothing that changes anything by being there',
  ],
  'Non-admins view plans, billing info, usage and invoices, and change nothing.': [
    'gives agents nothing to press, and shows them the rest',
    'ignore presses by agents, and say why',
  ],
  'Admins are asked to add a payment method.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
    'put %o above the page',
  ],
  'Admins are told of a missing billing address.': [
    'come by urgency: what has stopped, then what soon will, then what only asks',
    'put %o above the page',
  ],
  'The billing address is missing if paymentType is not none and billingAddressLine1 is empty.': [
    'with %o misses its billing address: %s',
  ],
  'Non-admins get a message to contact an admin instead of a billing prompt.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
    'ask an agent to ask an admin',
    'put %o above the page',
  ],
  'Plan feature flags gate menu items.': ['offers no reports on a plan without them'],
  'Plan feature flags gate settings tabs.': [
    'the navigation has every tab, and labels those whose feature the plan lacks',
    '%s warns of a plan without %s, with an upgrade link to the account',
  ],
  'A feature missing from the plan leads to /account by a button labeled “Upgrade your plan” with an arrow.': [
    'the upgrade button reads “Upgrade your plan” with an arrow where the plan lacks it: %s',
  ],
  'On the server, dashboard-admin/* is for admins only.': ['%s is rejected for an agent'],
  'On the server, reports/* is for admins only.': ['is for admins, and for plans with reports'],
  'On the server, generate-api-key, upgrade, create_checkout_session and create_portal_session are for admins only.': [
    '%s %s is rejected for an agent',
  ],
  'An admin-only call by an agent answers 400 with the Code not_admin.': [
    'for admins answers an agent 400 not_admin, and does nothing',
  ],
  'Agents may read the invoices, the next invoice and the conversation count.': [
    'GET /accounts/{id}/invoices gives the account’s own, newest first, to an agent, too',
    'says what is charged next, to an %s',
    'counts the chats of the calendar month in UTC, for an agent, too',
  ],
  'Responses to agents omit apiKey and zapierApiKey.': ['shows keys to an admin and nowhere to an agent'],
  'An agent’s save of a whole widget preserves its keys.': ['lets an agent save, who neither sees nor loses the keys'],
};
