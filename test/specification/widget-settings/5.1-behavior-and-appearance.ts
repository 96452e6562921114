/** What the specification says of the rules of Behavior and Appearance. */
export const section = {
  'While requireAcceptance is on, acceptanceText must have at least 3 characters.': [
    'wants three characters of what is to be accepted: %o',
    'checks a field beside what is stored where the two depend on each other',
  ],
  'A shorter acceptanceText shows “Must be at least three characters for Acceptance text to be displayed.”': [
    'stories/settings/appearance: Invalid',
    'stories/flows/appearance: EachSectionOnItsOwn',
  ],
  'A shorter acceptanceText blocks the Privacy save.': [
    'does not send an acceptance text that is too short, and saves it once it is not',
    'stories/flows/appearance: EachSectionOnItsOwn',
  ],
  'The values of selects are stored as numbers.': [
    'stories/settings/behavior: UnknownValue',
    'stories/settings/behavior: Interactive',
  ],
  'A stored value that is none of a select’s choices is shown as is, and not rewritten until the user chooses.': [
    'shows a stored value that is no choice as it is',
    'stories/settings/behavior: UnknownValue',
  ],
  'The number of max concurrent chats accepts integers only.': [
    'what is no whole number stays as typed, with the error, and cannot be saved',
    'checks %o',
  ],
  'Typing in one country list clears the other, and offers undo.': [
    'clears the other, which can be undone',
    'after the undo of cleared countries the focus is on the field of the list',
  ],
  'Only one of the allow and deny lists of countries is set.': [
    'never set both lists of countries',
    'one list of countries does not come back beside the other',
    'checks a field beside what is stored where the two depend on each other',
  ],
  'Where both country lists are stored, deny overrides allow.': [
    'says which of two stored lists of countries goes first',
  ],
  'Country lists need collectVisitorMetaData on.': ['countries can be set where visitor data is collected: %s'],
  'Blacklist lines are regular expressions matched against the page location.': [
    'still finds what it should',
    'stories/settings/behavior: PageRules',
  ],
  'Blacklist entries are split on whitespace or commas.': ['is split on white space and commas'],
  'A pattern that the split would break is told, with an equivalent that has no comma or space.': [
    '%s is reported, with an equivalent that stays whole',
    'gives way to its offer',
    'the page-rule offer leaves the focus on its line',
  ],
  'Each blacklist entry must compile, otherwise the change is rejected.': [
    'says which entries are no regular expressions',
    'doesn’t accept what the server rejects: %s',
    'A save with ${shortly(sent)} is rejected whole',
  ],
  'A blacklist entry that does not compile shows “Invalid filter. Maybe try over at ...”.': [
    'an invalid page pattern blocks the save and is reported once, on its line',
  ],
  'The transcript webhook field is of type URL.': [
    'an address of a mail and one of the web have the types that say so',
  ],
  'The transcript recipient field is of type email.': [
    'an address of a mail and one of the web have the types that say so',
  ],
  'Avatar options that use the team avatar are disabled until one is uploaded.': [
    'avatars with the team avatar can be chosen once one is uploaded: %s',
    '%s needs a team picture: %s, which cannot be removed then',
  ],
  'While a team-avatar option is chosen, the team avatar cannot be removed: “Please choose a non "team avatar" option above before removing your team avatar”.':
    [
      'the team avatar shows at 50 by 50 pixels, and stays while the chosen avatar needs it',
      '%s needs a team picture: %s, which cannot be removed then',
    ],
  'Transcripts need the client or the channels:history permission, in Scope or in BotScope.': [
    '%o lets transcripts be sent: %s',
    'with the status %s',
  ],
  'Without the permission, a warning links to where it is given.': [
    'transcripts can be set where Slack lets them be made, or lead there: %s',
  ],
  'Without the permission, the transcript webhook and email fields are disabled.': [
    'transcripts can be set where Slack lets them be made, or lead there: %s',
  ],
  'For oauthV1 widgets the channels:history check is an exact list match.': [
    'with the status %s',
    '%o lets transcripts be sent: %s',
  ],
};
