const fields = '%s has the specified fields and no others';

/** What the specification says of the entities and their fields. */
export const section = {
  'A user has Id, email, admin, accountId, ces, account, showNPSRating, lastSignedInAt, ActiveTOSPP and isCcPresent.': [
    fields,
    'gives the person, their account and its widgets in the shape that the client reads',
  ],
  'A lastSignedInAt that starts with 0000 means invited and not signed in yet.': [
    'recognizes a user who has not logged in, and a chat that no one answered',
    'shows whether a user is active or invited, and when they last logged in',
  ],
  'ActiveTOSPP is the version of the terms that the user accepted.': [
    'accepts the terms for the calling user only',
    'asks for the terms of today in whatever form another version comes',
  ],
  'An account has Id, plan, availablePlans, quota, delinquent, paymentType, canceledAt, cancelAt, trialEndAt, created_at, nextInvoiceAt, last4, brand, expMonth, expYear, the five billing address fields, taxID, orgName, email and GDPRExportSignedURL.':
    [fields, 'gives the account’s plan, the price list and dates in UTC'],
  'The quota of an account has isOverquota and reason.': [
    'says why the quota is used up only while it is',
    'says in the account when the plan’s conversations are used up',
  ],
  'The paymentType “none” means no payment method.': [
    'that %s has the right status',
    'the button of %s has the right action',
    'needs a payment method',
  ],
  'A plan has label, price, duration, stripeId, maxChannels, maxOperators, convosPerMonth and its feature flags.': [
    fields,
  ],
  'A plan’s price is in cents.': [
    'show a year by the month, rounded up, beside what a month costs without the discount',
  ],
  'A price of null means a custom price.': [
    'takes null for a price as a custom one, and a plan without a known duration as monthly',
    'lead to a talk where the price is custom',
  ],
  'A plan’s duration is monthly or yearly.': [
    'takes null for a price as a custom one, and a plan without a known duration as monthly',
  ],
  'The stripeId is the payment provider’s identifier of the plan.': [
    'tells plans without a name at the payment provider apart by label and duration',
    'every plan has a distinct name for the payment provider',
  ],
  'A maxOperators of 0 means unlimited.': [
    'reads %s of %s as %s',
    'are compared row by row, with 0 operators as unlimited',
  ],
  'A feature is usable only when its key is in the plan with a truthy value.': [
    'whose flag is %s includes the feature: %s',
  ],
  'Operating hours are gated only if the plan has that key and it is falsy.': [
    'has operating hours unless it says that it has not',
  ],
  'A widget has Id, Uuid, RoomName, RoomId, Step, off, status, topic, slackBaseUrl, slackTeamId, slackMainUser, OauthV1, Scope, BotScope and requestChatWriteUserScope besides its settings.':
    [fields, 'a widget is read with its identity and status'],
  'A widget’s Step is 1, 2 or 3.': ['Step %s is %s', 'names the field of a lone widget and of an amount'],
  'Either spelling of OauthV1 is read, and the one received is sent back.': [
    'reads either spelling of OauthV1, and keeps the one that came',
  ],
  'Scope is a comma list of user scopes.': ['with the status %s', "is not held by the bot's own"],
  'BotScope is a comma list of bot scopes.': ['with the status %s', 'is missed until it is given'],
  'requestChatWriteUserScope asks for chat:write as a user scope.': [
    'ask for chat:write of the user where the widget says so',
    'asks for chat:write of the user only where that is wanted',
  ],
  'chatStats has total, last24h, avg30d and dailyCounts30d, a list of entries with chats.': [
    fields,
    'counts chats in days of 24 hours that end now, the oldest first',
  ],
  'A channel has Id, Name and Topic.': [fields, 'lists the channels of the workspace'],
  'An invoice has id, stripePlanId, dateTs, amount and stripeInvoiceUrl.': [
    fields,
    'GET /accounts/{id}/invoices gives the account’s own, newest first, to an agent, too',
  ],
  'An empty stripePlanId means a single charge.': [
    'names the plan, a single charge, and a plan that is no longer offered',
  ],
  'An invoice’s dateTs is in seconds, and its amount in cents.': [
    'takes seconds for the date, and keeps the amount in cents',
  ],
  'The next invoice has amount and dateTs.': [fields, 'says what is charged next, to an %s'],
  'The next invoice’s dateTs is in seconds.': ['plans no charge where there is no date'],
  'A dashboard user row has email, Id, admin and lastSignedInAt.': [fields, 'lists all users of the account'],
  'A chat has startedAt, endedAt, title, channelUrl, channelName, agentName, agentAvatarUrl, firstResponseAt, chatRating, chatFeedback and visitor.':
    [fields, 'returns every field, and the zero date if no one answered'],
  'The zero date 0001-01-01T00:00:00Z as firstResponseAt means no operator response.': [
    'returns every field, and the zero date if no one answered',
    'recognizes a user who has not logged in, and a chat that no one answered',
    'knows who answered and how quickly, and when no one did',
  ],
  'A chatRating is “up” or “down”.': [
    'recognizes a user who has not logged in, and a chat that no one answered',
    'is rejected for %s of a report',
  ],
  'A visitor has name, email, avatarUrl, location, createdAt, currentPage, identUserId and identTraits.': [
    fields,
    'returns every field, and the zero date if no one answered',
  ],
  'identTraits is the JSON text of key/value pairs.': [
    'of %.40j are %j',
    'reads entities as characters, and traits from JSON',
  ],
  'Overview stats have totalStats and a list of stats.': [
    fields,
    'gives the team with the missed chats, a row per agent, and the missed chats',
  ],
  'A row of overview stats has agentName, totalChats, avgChatsPerDay, chatsFromTrigger, upRatingPercent, upRatingCount, lateReply, avgTimeToFirstReply, avgChatDuration, avgMsgsPerChat and totalOfflineMsgs.':
    [fields, 'gives the team with the missed chats, a row per agent, and the missed chats'],
  'avgTimeToFirstReply and avgChatDuration are in seconds.': [
    'gives the team with the missed chats, a row per agent, and the missed chats',
    '%s seconds',
  ],
  'upRatingPercent is up / (up + down) as 0 to 100.': [
    'gives the team with the missed chats, a row per agent, and the missed chats',
  ],
  'totalStats includes missed chats.': ['gives the team with the missed chats, a row per agent, and the missed chats'],
  'The row with an empty agentName is that of the missed chats.': [
    'the row without an agent is that of the missed chats',
  ],
  'Availability stats are a list of days, bare or in stats, each with a label and periods.': [
    fields,
    'takes bare lists, numbers and texts for envelopes',
  ],
  'The label of a day is its short month and day.': [
    'returns no times for a day when no one was online, whatever its label',
  ],
  'A period has state, prevState, start and end.': ['returns when someone was online each day, cut at its midnights'],
  'Only periods that go from Offline to Online are drawn.': ['only what goes from offline to online is drawn'],
  'The session response is a token.': [
    'gives a token that speaks for the person',
    'names the field of a lone widget and of an amount',
  ],
  'The sign-up payload is email, password and tklID.': [
    'makes the account, fetches its user with its own token, and gives the widget to set up',
  ],
  'tklID is taken from the tracking cookie tklID, or from another one that the host names.': [
    'the tracking id comes from the cookie tklID, or from the one that the host names',
    'signs up, agrees to the terms, and comes to the setup of the first widget',
  ],
  'The invoice list is { invoices } or a bare array.': ['takes bare lists, numbers and texts for envelopes'],
  'The conversation count is { count } or a bare number.': ['takes bare lists, numbers and texts for envelopes'],
  'The checkout and portal answers are { url } or a bare string.': [
    'takes bare lists, numbers and texts for envelopes',
  ],
  'Id fields may be numbers or strings, and values sent back keep the type they arrived with.': [
    'orders numeric Ids as numbers and others as text',
    'for %s is what the specification says',
  ],
  'Unknown fields are preserved.': [
    'keeps unknown fields, at any depth',
    'keeps the raw copy of a widget beside its view',
  ],
  'Dates are ISO 8601 in UTC or Unix seconds.': ['%j is a date'],
  'null, an empty text, 0000… and 0001-01-01… mean no date, and never fail a call.': ['%j is no date'],
  'A field that is missing, null or of the wrong type takes its default where that is harmless.': [
    'takes defaults for harmless gaps, nulls and wrong types',
  ],
  'Without a field that a screen needs, the call fails and names the path of the field.': [
    'names %s, without which a screen would lie',
  ],
  'A malformed widget in a list fails its own card, not the list.': [
    'fails one malformed widget, and not the list',
    'fails the card of a malformed widget alone',
  ],
};
