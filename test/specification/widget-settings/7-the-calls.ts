const sent = 'for %s is what the specification says';

/** What the specification says of the calls of the settings area. */
export const section = {
  'All calls carry the session’s standard auth headers.': ['sends the token as a bearer token, and no cookie', sent],
  'All paths are under /v1.': [sent],
  'PUT /chat_endpoints/{id}/update_config answers the updated widget.': [
    sent,
    'A save changes the fields that it sends and no other, and returns the stored widget',
  ],
  'Behavior and Appearance send the whole widget minus off to update_config.': [
    'is saved whole, but without its switch',
    'saves one section over the newest copy, and leaves the edits of the others as drafts',
  ],
  'Operating hours send operatingHours, tz, onOffSchedule and sendOpHourChangeMessages to update_config, and nothing else.':
    ['sends the four fields and no others, hours split at midnight, and shows them joined again'],
  'Triggers send the widget without triggers, chatStats and off, plus triggerJson, to update_config.': [
    'is the widget without triggers, chatStats and off',
  ],
  'PUT /chat_endpoints/{id}/toggle/on and /toggle/off send nothing and answer the updated widget.': [
    sent,
    'Turning a widget on and off changes `off` alone',
  ],
  'POST /chat_endpoints/{id}/team-avatar sends file and size as multipart and answers teamAvatarUrl.': [
    sent,
    'detects %s by its content, and serves it to everyone',
  ],
  'The progress of an avatar upload is reported.': ['tells how far it is, and sends the same as any call'],
  'PUT /accounts/generate-api-key sends nothing and answers the updated user.': [
    sent,
    'gives every widget of the account the same new key, and keeps the other one',
  ],
  'GET /chat_endpoints/{id}/question_groups answers the groups, each with treeJson and its fields.': [
    sent,
    'A group is in the list as it was sent',
  ],
  'POST /chat_endpoints/{id}/question_groups sends label, shortcut, auto, prompt, uid, accountId and treeJson.': [
    sent,
    'A group is in the list as it was sent',
  ],
  'DELETE /chat_endpoints/{id}/question_groups/{uid} sends nothing and removes the group.': [
    sent,
    'removes the group for all widgets, once',
  ],
  'GET /users/current answers the account and ces.': [
    sent,
    'gives the person, their account and its widgets in the shape that the client reads',
  ],
  'GET /chat_endpoints/{id}/users answers the team users.': [
    sent,
    'gives people and bots of the workspace, the product’s own bot included',
  ],
  'GET /chat_endpoints/{id}/bot_users answers the added bot users.': [
    sent,
    'add people and bots to this widget, in the order in which they came',
  ],
  'POST /chat_endpoints/{id}/bot sends userID, name and botID.': [
    sent,
    'add people and bots to this widget, in the order in which they came',
  ],
  'DELETE /chat_endpoints/{id}/bot sends ID and name.': [sent, 'remove one, once'],
  'GET /chat_endpoints/{id}/saved_replies answers the replies.': [
    sent,
    'A new reply gets an ID, and is in the list as it was sent',
  ],
  'POST /chat_endpoints/{id}/saved_replies sends the reply, with chatEndpointId.': [
    sent,
    'sends chatEndpointId in the POST of a saved reply, of a new one and of a changed one',
    'A new reply gets an ID, and is in the list as it was sent',
  ],
  'After POST /chat_endpoints/{id}/saved_replies the list is fetched again.': ['reads the list again after a save'],
  'DELETE /chat_endpoints/{id}/saved_replies/{replyId} sends nothing and removes the reply.': [
    sent,
    'removes one, once, and no number is given twice',
  ],
  'PUT /chat_endpoints/{id}/change-channel sends nothing and is used from the install page.': [
    sent,
    'goes back to the choice of a channel after “Change channel”',
    'PUT /chat_endpoints/{id}/change-channel goes back to Step 2 without a channel',
  ],
  'PUT /chat_endpoints/{id}/rename-channel sends roomName and is used from the install page.': [
    sent,
    'renames the channel once, and shows its new name everywhere',
    'renames the channel in Slack and here',
  ],
  'The delete call behind “Start over” is DELETE /chat_endpoints/{id}.': [
    sent,
    'tells the host where a deletion can be undone, says what is lost, and sends it ten seconds later',
    'deletes the widget for an %s, with its chats',
  ],
  'Any 2xx is success where the table shows no response, even an empty one.': [
    'fails with a typed problem, or not at all, whatever the network does',
  ],
  'The Slack commands are on, off, require-info, response-reminders, operator-name, notify-channel-on-msg, print-visitor-info, send-to-webhook, ask email and info.':
    ['names every command of Slack once, beside the setting that it concerns'],
};
