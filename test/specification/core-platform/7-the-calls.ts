const sent = 'for %s is what the specification says';

/** What the specification says of the calls. */
export const section = {
  'All calls go to the product API under /v1.': [sent],
  'Calls carry a bearer token.': ['sends the token as a bearer token, and no cookie', sent],
  'The bearer token is taken from the auth_token cookie.': [
    'keeps a token until it is cleared',
    'the cookie of the token is Secure on https, and Lax',
  ],
  'The public password and session calls carry no token.': ['sends no token with a public call', sent],
  'The API accepts only the Authorization header, never the cookie alone.': ['answers 403 without a valid token'],
  'A missing, expired or revoked token answers 403.': [
    'answers 403 without a valid token',
    'answers 403 to a session that has expired or ended',
  ],
  'Another account’s id answers 404, as an unknown id does.': [
    '$name gives another account’s $slot the bytes of an unknown one',
    '$name takes what cannot be an id for unknown',
  ],
  'POST /p/sessions takes email and password, and answers a token.': [sent, 'gives a token that speaks for the person'],
  'POST /p/sessions answers a Message on error.': ['answers a wrong password and an unknown address with the same 400'],
  'POST /p/users takes email, password and tklID, and answers a token.': [
    sent,
    'makes an account in trial on the smallest plan, with its admin and a widget to set up',
  ],
  'After POST /p/users the user is fetched, and the way leads to /setup/{firstEndpointId}.': [
    'makes the account, fetches its user with its own token, and gives the widget to set up',
    'signs up, agrees to the terms, and comes to the setup of the first widget',
  ],
  'POST /p/users/password_reset_email takes a form body and starts the reset.': [
    sent,
    'mails a link with a token of 64 letters and digits, another one each time',
  ],
  'POST /p/users/password_reset takes a form body, and success goes to login.': [
    sent,
    'sets the password once and tells the host',
    'forgets the password, sets a new one by the mailed link, and signs in with it',
  ],
  'GET /users/current answers the user with ces, admin and account.': [
    sent,
    'gives the person, their account and its widgets in the shape that the client reads',
  ],
  'GET /users/current/chat_endpoints answers the widgets with chatStats.': [
    sent,
    'counts chats in days of 24 hours that end now, the oldest first',
  ],
  'POST /users/legal_confirmation/{kind}/{version} confirms the terms.': [
    sent,
    'accepts the terms for the calling user only',
  ],
  'GET /users/rate/{value} saves a rating from -1 to 10.': [sent, 'takes %s, and asks no more'],
  'GET /users/rate is sent only on a click, never on render or a retry.': [
    'sends nothing by being there',
    'that changes something is sent once',
  ],
  'HEAD /users/logout ends the session.': [sent, 'ends this session and no other'],
  'On 200 or 403 to a logout the token is removed and login is shown.': [
    'counts an answer of %s to a sign-out as told',
    'a sign-out that the server answers with 403 needs no other try',
  ],
  'POST /chat_endpoints/new creates a widget at Step 1.': [
    sent,
    'gives an %s a widget at Step 1',
    'starts a new workspace without a reference widget',
  ],
  'POST /chat_endpoints/new/{id} creates a widget at Step 2 in the workspace of that finished widget.': [
    sent,
    'gives a widget at Step 2 in the workspace of the finished one',
  ],
  '“Add channel” under a workspace takes that workspace’s finished widget with the lowest Id.': [
    'joins the workspace beside its lowest finished widget, once for two presses, and tells the host',
  ],
  'PUT /chat_endpoints/{id}/connect_ce takes the widget with RoomId and RoomName, and answers the user with ces.': [
    sent,
    'sends the widget with the channel that is picked, and shows the last step',
    'finishes the setup with a channel, under the name that Slack knows',
  ],
  'connect_ce answers 400 channel_in_use if another widget of the account has that channel.': [
    'connect_ce rejects a channel that another widget uses with channel_in_use, and changes nothing',
  ],
  'PUT /chat_endpoints/{id}/change-channel sends back to setup.': [
    sent,
    'PUT /chat_endpoints/{id}/change-channel goes back to Step 2 without a channel',
  ],
  'PUT /chat_endpoints/{id}/rename-channel takes roomName and renames the channel.': [
    sent,
    'renames the channel once, and shows its new name everywhere',
    'renames the channel in Slack and here',
  ],
  'GET /chat_endpoints/{id}/rooms answers a list of Id, Name and Topic.': [sent, 'lists the channels of the workspace'],
  'POST /chat_endpoints/{id}/channels takes channelName, newChannelButtonDisabled and newChannelError, and answers Id and Name of the created channel.':
    [sent, 'creates a channel, which is then among the others'],
  'DELETE /chat_endpoints/{id} takes the widget and deletes it.': [
    sent,
    'deletes the widget for an %s, with its chats',
  ],
  'DELETE /chat_endpoints/{id} is the delete call everywhere.': [
    'is sent after ten seconds, once, however often it is confirmed, and the widget is gone a second later',
    'tells the host where a deletion can be undone, and sends it ten seconds later',
    'tells the host where a deletion can be undone, says what is lost, and sends it ten seconds later',
  ],
  'GET /accounts/{id}/next-invoice answers { amount, dateTs }.': [sent, 'says what is charged next, to an %s'],
  'The next invoice is not asked for when paymentType is none and the trial has not ended.': [
    'with %o asks for its next invoice: %s',
    'does not ask for the next invoice in a trial without a card',
  ],
  'GET /accounts/{id}/conversation-count answers a count.': [
    sent,
    'counts the chats of the calendar month in UTC, for an agent, too',
  ],
  'GET /accounts/{id}/invoices answers the invoice list.': [
    sent,
    'GET /accounts/{id}/invoices gives the account’s own, newest first, to an agent, too',
  ],
  'POST /accounts/{accountId}/upgrade/{stripeId} answers the updated user.': [
    sent,
    'switches the plan, and answers the person with it',
  ],
  'POST /accounts/{accountId}/create_checkout_session takes the plan’s stripeId as plan, and answers a redirect URL.': [
    sent,
    'a checkout answers where to go, and in the sandbox leaves a card on file',
  ],
  'The browser navigates to the URL of the checkout.': [
    'leads to the checkout once, however often the button is pressed',
  ],
  'POST /accounts/{id}/create_portal_session takes type (“home” or “subscription_cancel”) and uID, and answers a URL.':
    [sent, 'the portal returns a URL; its cancellation page sets a date in the sandbox'],
  'The browser navigates to the URL of the portal.': [
    'is opened once, for the person and the page that were asked for',
  ],
  'The browser navigates only to a URL that is https, or http on a loopback host.': [
    '%s leads to %s',
    'does not follow %s',
  ],
  'GET /dashboard-admin/users answers a list of email, Id, admin and lastSignedInAt.': [
    sent,
    'lists all users of the account',
  ],
  'POST /dashboard-admin/users takes email and invites.': [
    sent,
    'invites an agent, who sets a password with the mailed link and signs in',
  ],
  'PUT /dashboard-admin/users takes id and toggles admin.': [
    sent,
    'makes an agent an admin and an agent again, from the next call on',
  ],
  'DELETE /dashboard-admin/users takes Id and removes the user.': [
    sent,
    'removes an agent, who is signed out at the next call',
  ],
  'GET /reports/{id}/overview takes tz, startDate and endDate, and answers overview stats.': [
    sent,
    'gives the team with the missed chats, a row per agent, and the missed chats',
  ],
  'GET /reports/{id}/chats takes the filters, perPage and page (from 0), and answers chats and totalChats.': [
    sent,
    'gives the range’s chats, newest first, both ends included',
    'has pages that together give each chat once, also those of the same moment',
  ],
  'A full export asks for all pages of 1000 chats and checks the count against totalChats.': [
    'reads every page of every widget, and says how far it is',
    'returns no file with fewer chats than expected, unless the user accepts it',
  ],
  'GET /reports/{id}/availability takes tz, startDate and endDate, and answers availability stats.': [
    sent,
    'returns when someone was online each day, cut at its midnights',
  ],
  'Reports make one call per Step 3 widget.': ['asks for each finished widget, and for the period before, in the zone'],
  'Dates in report queries are formatted year-month-dayThh:mm:ss.': [
    'is asked for from its first second to its last',
    'is rejected for %s of a report',
  ],
  'Connecting redirects to the team chat’s OAuth v2 authorize page.': [
    "is Slack's own, or a sandbox's",
    'leads to Slack with the scopes and the source',
  ],
  'The bot scopes are channels:manage, commands, channels:read, channels:join, chat:write, chat:write.customize, channels:history, users:read and users:read.email.':
    ['asks for every scope, and leads back to the hook', 'are the bot scopes and channels:write of the user'],
  'The user scope is channels:write.': [
    'asks for every scope, and leads back to the hook',
    'are the bot scopes and channels:write of the user',
  ],
  'The OAuth state carries the auth token and a widget id or a team id.': [
    'leads to Slack with the token and the widget in the state',
    'leaves for Slack only when it is asked to: to reinstall, and to change the main user',
  ],
  'On sign-up the OAuth state carries the source parameter.': ['leads to Slack with the scopes and the source'],
  'The OAuth state is the base64url encoding of JSON, and the server makes it single-use.': [
    'is base64url of JSON',
    'counts once, even for two returns in parallel',
  ],
  'OAuth returns to the hooks signup, connect, swap_user and upgrade under /v1/webhook/slack/.': [
    'has a hook for each purpose',
  ],
  'Invoice view links use stripeInvoiceUrl.': [
    'an invoice can be viewed at the address that the payment provider gave',
    'links the invoice at %s to %s',
  ],
  'Downloads are CSV or JSON files named with a timestamp and {product}_output.': [
    'a file has a timestamp, what it holds and the product in its name, and its media type',
    'begin with the format and the name of the product',
  ],
  'Downloads are produced in the browser.': ['downloads of the overview and of the availability are what is on screen'],
  'CSV cells that a spreadsheet would execute are neutralized.': [
    'leaves no cell that begins a formula, but for numbers with one sign',
    'no report runs anything that people wrote',
  ],
  'The product identifies the user to the host’s chat widget with account, email, plan and endpoint ids.': [
    'says who is signed in once for each person, with their account, plan and widgets',
  ],
};
