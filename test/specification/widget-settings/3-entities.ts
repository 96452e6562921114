/** What the specification says of the entities of the settings area and their fields. */
export const section = {
  'A widget has Id, Uuid, Step, Scope, RoomName, off, status, tz, OauthV1 and teamAvatarUrl.': [
    'a widget is read with its identity and status',
  ],
  'A widget’s Scope is a comma-separated list of Slack permissions.': ['with the status %s'],
  'off is never sent on save.': [
    'is saved whole, but without its switch',
    'is the widget without triggers, chatStats and off',
  ],
  'OauthV1 and oauthV1 are one field: either spelling is read, and the one received is sent back.': [
    'reads either spelling of OauthV1, and keeps the one that came',
  ],
  'A widget has the presence settings, from manualMode to maxConcurrentConvos.': [
    'that Behavior edits under %s are all there, and no others',
    'returns every settings field, and unknown ones, as stored',
  ],
  'blacklistedUrls holds regular expressions, separated by whitespace or commas.': [
    'is split on white space and commas',
    'says which entries are no regular expressions',
  ],
  'countryAllowList and countryDenyList hold comma-separated two-letter codes.': [
    '%j has the codes %j and what is none, %j',
    'comes back as it was stored',
  ],
  'A maxConcurrentConvos of 0 means unlimited.': [
    'switches the limit to %s after %s: %s',
    'the limit comes back with the value it had before',
  ],
  'A widget has the avatar settings agentLabel, forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat and teamAvatarOn.':
    ['that Behavior edits under %s are all there, and no others'],
  'avatarSetting is derived and not stored.': [
    '%s is stored and read back',
    'that Behavior edits under %s are all there, and no others',
  ],
  'A widget has the notification settings notifyChannelOnMsg and metaInfoInMainChannel.': [
    'that Behavior edits under %s are all there, and no others',
  ],
  'metaInfoInMainChannel is compact, full or none.': ['that have named choices have these'],
  'A widget has the setting enableFileUploads.': ['that Behavior edits under %s are all there, and no others'],
  'A widget has the webhook settings, from webhookUrl to segmentWriteKey.': [
    'that Behavior edits under %s are all there, and no others',
  ],
  'A widget has the keys apiKey and zapierApiKey.': [
    'a widget is read with its identity and status',
    'shows keys to an admin and nowhere to an agent',
  ],
  'A widget has the appearance settings, from titleColor to widgetAlignment.': [
    'that Appearance edits are all there, and no others',
    'returns every settings field, and unknown ones, as stored',
  ],
  'collapsedMode is chip, button, tab or hidden.': ['that have named choices have these'],
  'widgetAlignment is bottomRight or bottomLeft.': ['that have named choices have these'],
  'A widget has the schedule settings onOffSchedule, sendOpHourChangeMessages, operatingHours and triggerJson.': [
    'of the schedule have their types, and the triggers are one text',
    'Operating hours are kept as sent',
  ],
  'operatingHours is a flat list of entries with weekday, ceId, start and end.': [
    'is stored with the widget in every entry, all day being 0-2345',
    'is never half read: hours',
  ],
  'triggerJson is a string that holds the triggers object.': [
    'of the schedule have their types, and the triggers are one text',
    'is the widget without triggers, chatStats and off',
  ],
  'start and end are HHMM integers in steps of 15 minutes, from 0 to 2345.': [
    'are chosen every 15 minutes from 00:00 to 23:45',
    'is never half read: hours',
    'never stores a time outside 0-2345, nor one between the quarters, nor an end that is not after its start',
  ],
  'The weekdays run from Monday to Sunday; Sunday is stored as 0.': ['goes from Monday to Sunday, which is 0'],
  'The triggers object has minDelay (60 by default), triggers and matchType (contains by default).': [
    'takes its defaults where nothing is stored: %j',
  ],
  'minDelay is in minutes.': ['lists triggers as panels that open and close, under the minimum delay'],
  'A trigger has uid, message, after, on, matchType, enabled and displayStyle.': [
    'starts enabled, immediate, on no page',
    'gives what is absent its default',
  ],
  'An after of 0 means immediately; it is in seconds.': ['stories/settings/triggers: Invalid'],
  'on is a list of page URLs or paths.': ['matchesPage'],
  'matchType is contains, startsWith or exact.': ['matchesPage', 'gives %o the match type %s, and no `exact`'],
  'A new trigger gets the displayStyle peek.': ['starts enabled, immediate, on no page'],
  'isNew is known to the client only.': ['leaves out what is only known here, and empty and doubled pages'],
  'An old exact that is true becomes the matchType exact.': [
    'gives %o the match type %s, and no `exact`',
    'brings the old `exact` up to date and strips what is only known here',
  ],
  'Otherwise a missing matchType becomes contains.': ['gives %o the match type %s, and no `exact`'],
  'A question group has uid, accountId, label, shortcut, auto, prompt and a tree, stored as treeJson.': [
    'A group is in the list as it was sent',
    'stores folds with the next save, and takes folding alone for no change',
  ],
  'A group with auto opens automatically; only one group of the account may have it.': [
    'At most one group opens automatically',
    'lets one group open automatically: saving another one turns the first off',
  ],
  'A tree node has id, text, isQ, action, customResponseText, children and expanded.': [
    'asks one question with two empty answers',
    'what is written is what is read, unknown fields of every node and all',
  ],
  'isQ tells a question from an answer.': ['knows questions from answers by their level'],
  'An action is empty, new, next, form, customResponse or the Uuid of a widget to chat in its room.': [
    'takes every action, and the account’s own widgets',
    'finds dead ends, circles, empty texts, and unstaffed widgets',
  ],
  'A bot user entry has userID, name and botID.': [
    'add people and bots to this widget, in the order in which they came',
    'adds once of many presses, with its bot id, and reads both lists again after an add and a removal',
  ],
  'An available team user has id, name, is_bot and profile.bot_id.': [
    'gives people and bots of the workspace, the product’s own bot included',
  ],
  'A saved reply has id, label, triggerPhrases, autoSend, shortcut, response and chatEndpointId.': [
    'A new reply gets an ID, and is in the list as it was sent',
    'sends chatEndpointId in the POST of a saved reply, of a new one and of a changed one',
  ],
  'triggerPhrases are comma-separated.': ['splitPhrases', 'joins what it splits'],
  'The account’s plan has feature flags, which count when they are truthy.': [
    'whose flag is %s includes the feature: %s',
    'the navigation has every tab, and labels those whose feature the plan lacks',
  ],
  'A user has an Id and an account, and ces is the list of widgets.': [
    'gives the person, their account and its widgets in the shape that the client reads',
  ],
};
