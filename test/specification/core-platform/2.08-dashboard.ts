/** What the specification says of the Dashboard. */
export const section = {
  'The title is the Dashboard’s.': ['is titled Dashboard, and draws the mean of each widget across its chats a day'],
  'The Dashboard shows the current plan label, linking to /account.': [
    'makes each card one link, to the settings or to the rest of the setup',
  ],
  'Widgets are grouped by team chat workspace.': [
    'groups cards by workspace, each with its counts in words',
    'groups widgets by workspace, sorted by its address, and puts unconnected ones last',
  ],
  'Workspaces are sorted by the workspace URL.': [
    'groups widgets by workspace, sorted by its address, and puts unconnected ones last',
  ],
  'The workspace name is the first label of the host of slackBaseUrl.': [
    'sorts by the address, with the widgets of no workspace last, and names a workspace by its first label',
  ],
  'Widgets without a workspace appear in a final group, “Not connected yet”.': [
    'groups cards by workspace, each with its counts in words',
    'groups widgets by workspace, sorted by its address, and puts unconnected ones last',
  ],
  'With no widgets at all, there is an empty state.': [
    'says what widgets are for when there is none',
    'starts over with the only widget and lands on an empty Dashboard',
  ],
  'Each widget card links to /settings/{id}/behavior.': [
    'makes each card one link, to the settings or to the rest of the setup',
  ],
  'A card shows whether the widget is online or offline.': ['groups cards by workspace, each with its counts in words'],
  'A card shows the conversations of today and of the last 30 days.': [
    'groups cards by workspace, each with its counts in words',
  ],
  'Today is last24h.': ['counts today by the last 24 hours, and takes the average of 30 days from the server'],
  '30 days is the sum of dailyCounts30d, or total if that is empty.': [
    'counts 30 days by their sum, or by the total when there are no days',
  ],
  'A card shows the average chats per day over 30 days, avg30d.': [
    'groups cards by workspace, each with its counts in words',
    'counts today by the last 24 hours, and takes the average of 30 days from the server',
  ],
  'A card shows a 30-day sparkline.': [
    'groups cards by workspace, each with its counts in words',
    'counts the chats of each widget',
  ],
  'The sparkline has a mean reference line.': [
    'is titled Dashboard, and draws the mean of each widget across its chats a day',
    'draws from the oldest value at the start to the newest at the end',
  ],
  'The stats load and fail independently of the cards.': [
    'shows the cards right away, while their counts fail',
    'keeps the cards when the counts fail, with one notice and one retry',
  ],
  'An unfinished widget shows “Finish setup”, which leads to /setup/{id}.': [
    'makes each card one link, to the settings or to the rest of the setup',
  ],
  'An unfinished widget has a Delete button.': [
    'about an unfinished widget says so, and promises no undo that the host doesn’t offer',
  ],
  'Under each workspace there is an action “Add channel”.': [
    'adds a channel to a workspace, or to a new one',
    'joins the workspace beside its lowest finished widget, once for two presses, and tells the host',
  ],
  'At the bottom there is an action “Add a channel to a new Slack Team”.': [
    'adds a channel to a workspace, or to a new one',
    'starts a new workspace without a reference widget',
  ],
  'The banner “Successfully swapped main user.” shows when the address contains userSwapped.': [
    'says what a return from Slack has done until that is dismissed',
    'shows what a return from Slack has done, and nothing of it once that is put away',
  ],
  'The Dashboard redirects to setup when the user has exactly one widget and it is at Step 1.': [
    'lead from the Dashboard to setup when there is one, at Step %s: %s',
    'do not when there are more',
  ],
  'A terms banner shows above every page.': [
    'put %o above the page',
    'are above every page, the two most urgent open and the rest behind "2 more" (%o)',
  ],
  'A quota banner (overquota) shows above every page.': [
    'put %o above the page',
    'come by urgency: what has stopped, then what soon will, then what only asks',
  ],
  'A delinquent account has a banner above every page.': [
    'put %o above the page',
    'are above every page, the two most urgent open and the rest behind "2 more" (%o)',
  ],
  'A legacy-API upgrade banner links to /permissions.': ['put %o above the page'],
  'The legacy-API banner shows for any widget with OauthV1.': [
    'come by urgency: what has stopped, then what soon will, then what only asks',
  ],
  'The legacy-API banner states the legacy bot API shutdown date, March 31, 2025.': ['put %o above the page'],
  'The legacy-API banner has separate wording for before and after that date.': [
    'speak of the legacy bots in the past from April 1, 2025',
    'put %o above the page',
  ],
  'An admin is prompted to add a payment method when paymentType is none and the trial is still running.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
    'put %o above the page',
  ],
  'An admin is prompted for a missing billing address.': [
    'come by urgency: what has stopped, then what soon will, then what only asks',
    'put %o above the page',
  ],
  'A non-admin sees a message to contact an admin about payment.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
    'put %o above the page',
  ],
  'A scheduled cancellation shows a banner with the days remaining.': [
    'count the days to the cancellation, rounded up, and name its date (admin: %s)',
    'put %o above the page',
  ],
  'The cancellation banner has a renew link.': ['put %o above the page'],
  'The renew link is hidden when zero days remain.': [
    'announce an ended account %s, and nothing beside it that no longer matters',
  ],
};
