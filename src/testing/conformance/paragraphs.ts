/** What the guide "Implement the API" says about each group of cases. A report shows it beside a broken rule. */
export const paragraphs: Record<string, string> = {
  browsers:
    'If pages from other origins call your API, accept preflight requests without a token. Allow the request headers `Authorization`, `Content-Type`, and `If-Match`, and expose `ETag` and `Retry-After`. Reject every other origin with a 403 and `origin_not_allowed`, without CORS headers.',
  limits:
    'Reject a body that is too large with a 413 and `too_large`. Limit the rate of logins, sign-ups, password resets, and invitations: respond with a 429, `too_many_tries`, and `Retry-After` in seconds. Reject a new item in a full list with `too_many`, and oversized settings with `settings_too_large`.',
  session:
    'Logging in returns a new token each time, and logging out ends one session. A wrong password and an unknown email get the same 400, so that no one learns which addresses exist. A 403 ends the session, so use it only for a token that isn’t valid. The one exception is a 403 with `origin_not_allowed`: it ends no session.',
  settings:
    'A save is a merge: apply the submitted fields to the stored settings atomically, so that two saves of different fields are both kept. Fields you don’t receive keep their values, unknown fields are stored, and identity fields are ignored. A save with `off` is rejected: turning a widget on or off has its own call. A save with one bad field stores nothing.',
  'saved-replies':
    'Saving a reply with a known `id` replaces all of it, and the reply keeps its position. A reply without an `id` gets a new ID. Reject an unknown ID with a 404. Shortcuts are case-insensitive. Each shortcut must be unique across the widget’s saved replies and the account’s question groups.',
  'question-groups':
    'Groups belong to the account: every widget lists all of them. The dashboard generates the `uid`, so a repeated save replaces the group. At most one group opens automatically: a save with `auto` turns it off for the others.',
  setup:
    'A new widget starts at Step 1, or at Step 2 if it is created from a finished widget. Connecting a channel moves it to Step 3. A channel can have only one widget. The name of a channel comes from the workspace, not from the request. The plan limits the number of widgets.',
  reports:
    'A range is in the local time of its `tz` and includes both ends. Days begin at midnight in that zone, even when its clocks change. Pages are numbered from 0, and `totalChats` counts the chats on all of them. An average of no values is null.',
  account:
    'An invited user is an agent who has never logged in. The account always has at least one admin. Reject a call that deletes an admin, or that deletes the caller. Prices are in cents. A plan that is unknown, custom, or too small is rejected before any payment.',
  invitations:
    'Every invitation that no one has accepted is in the list, with the date of its newest link. A new link ends all earlier ones. Return it once and never again, and store only its hash. Make links only for users who have never set a password or logged in: anyone with the link can log in as the user. Canceling ends the links and removes the user, unless they have logged in.',
  partner:
    'A service key belongs to one account and is valid only for `/partner/tokens`. Each token represents a person. The first token creates the person, and later ones update the person’s details. Revoking tokens by person ends all of that person’s tokens.',
  fields:
    'A response must have every field that `openapi.json` requires, each with the right type. Screens tolerate a missing field by showing a default, which rarely matches your data.',
  access:
    'Check the token first, then the role, then the body. Reject a call without a valid token with a 403 and `not_signed_in`. If an agent makes an admin-only call, respond with a 400 and `not_admin`: a 403 would log them out.',
  tenants:
    'Look up everything within the caller’s account. An ID from another account, an unknown ID, and a string that can’t be an ID all get the same 404, byte for byte.',
};
