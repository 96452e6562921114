/** What was decided where the specification is silent, or where it would hurt users to the letter. */
export const section = {
  'Before a settings save, the latest copy is read, and only the fields that the user changed are applied to it.': [
    'saves one section over the newest copy, and leaves the edits of the others as drafts',
    'lays edits over the newest copy, so that two people who change different fields both keep their work',
    'merges again when someone saves between its read and its write',
  ],
  'A whole-object save goes by the latest raw response, so that no default overwrites an odd or missing value.': [
    'keeps the raw copy of a widget beside its view',
    'keeps them when the whole widget comes back with a change of something else',
    'is saved whole, but without its switch',
  ],
  'Two people who change different fields both keep their work.': [
    'two people lose no edit of either, whatever happens in which order',
    'two people who change different fields of a widget both keep their work',
  ],
  'If both have changed the same field, the user is asked.': [
    'asks when someone else has changed the same field, and saves what the user chose',
    'two people who change the same field are asked, and nothing is overwritten unseen',
  ],
  'Of two people who edit different triggers, both keep their work.': [
    'keeps the work of two people who edit different triggers, and asks about the same',
  ],
  'A failed save never shows “Saved”, and keeps the draft.': [
    'loses no draft and says why when %s',
    'keeps everything when %s fails, and sends it at the next try',
  ],
  'A field that the response gives as it was sent is stored.': [
    'keeps an edit as a draft until it is saved, and then as the saved copy',
  ],
  'A field that the response gives with its old value is a failed save that keeps the draft.': [
    'with the old value is a failed save that keeps the draft and names the field',
  ],
  'A field that the response gives with any other value is stored, and the row shows what the server made of it.': [
    'with another value is saved, and the row shows what the server made of it',
  ],
  'A response without the field is a success.': ['without the field is saved as it was sent'],
  'The server leaves fields that are absent from a save unchanged.': [
    'A save changes the fields that it sends and no other, and returns the stored widget',
  ],
  'update_config writes unknown fields, and keeps those that it has.': [
    'A save keeps fields that the server doesn’t know',
  ],
  'update_config accepts and ignores Id, Uuid, Step, status, Room*, slack*, Scope, BotScope, OauthV1, keys and chatStats.':
    ['A save accepts ${shortly(sent)} and ignores it'],
  'update_config answers 400 to off.': ['A save with ${shortly(sent)} is rejected whole'],
  'teamAvatarUrl can only be set to an empty text, which removes the avatar.': [
    'removes the team’s picture by an empty address',
    'A save with ${shortly(sent)} is rejected whole',
    'is gone when a save removes it',
  ],
  'GET /users/current carries every settings field of each widget.': [
    'returns every settings field, and unknown ones, as stored',
  ],
  'The API key belongs to the account, and after its generation each widget has the new one.': [
    'gives every widget of the account the same new key, and keeps the other one',
  ],
  'POST question_groups creates a group, or replaces it if the uid is known.': [
    'A group is in the list as it was sent',
    'A known uid replaces the group in its place',
  ],
  'POST saved_replies creates a reply, or replaces it if it has an id.': [
    'A new reply gets an ID, and is in the list as it was sent',
    'A known ID replaces the whole reply in its place',
  ],
  'Question groups belong to the account: any of its widgets gives all of them.': [
    'A group is in the list as it was sent',
  ],
  'Storing a group with auto turns auto off for the others, in the same transaction.': [
    'At most one group opens automatically',
    'leaves one automatic group of many saved in parallel',
  ],
  'Turning automatic on names the group that loses it.': ['stories/settings/question-groups: Ready'],
  'treeJson is a JSON array of top-level questions.': [
    'asks one question with two empty answers',
    'hands back what it cannot read, whole: %.40s',
  ],
  'Stored triggers that cannot be read are not shown, and sent back as they are.': [
    'shows nothing of what it cannot read, and sends it back as it is',
  ],
  'A 403 for many calls at once signs out once.': ['is reported once, however many calls it was rejected for'],
  'One widget per channel: a connect to a channel of another widget of the account answers 400 channel_in_use.': [
    'connect_ce rejects a channel that another widget uses with channel_in_use, and changes nothing',
    'a later connect after change-channel is held to it as well, and may have its own channel back',
  ],
  'change-channel sets Step 2 and clears RoomId and RoomName.': [
    'PUT /chat_endpoints/{id}/change-channel goes back to Step 2 without a channel',
  ],
  'A settings tab that is given an unfinished widget links to #/setup/{id}, and the stock guard redirects there.': [
    '%s of an unfinished widget shows nothing but a link to its setup',
    'answers %s with %s',
  ],
  'The form of the hours offers “all day” as a choice.': [
    'offers to open a day all day',
    'is opened for a whole day in place of what stood there',
  ],
  'Clearing the other list of countries can be undone.': [
    'clears the other, which can be undone',
    'after the undo of cleared countries the focus is on the field of the list',
  ],
};
