/** What the specification says of the states and transitions of the settings area. */
export const section = {
  'A widget is online or offline.': ['%o is online: %s'],
  'It is offline when the manual switch is off.': ['%o is online: %s', 'the offline reason is %s: %#'],
  'It is offline when no operator is active, and the reason reads “All operators are away and/or operating hours are enabled.”':
    ['says whether visitors can chat, and the offline reason with its fix: %s', 'the offline reason is %s: %#'],
  'The offline reason follows this order: switched off, delinquent, legacy or expired connection, operating hours, presence.':
    ['the offline reason is %s: %#'],
  'While the widget is OFF, it is hidden or shows an offline contact form, as hideWhenOffline says.': [
    'says what manual mode does, and what visitors get while the widget is offline',
    'says what Behavior and Slack keep from visitors',
  ],
  'In manual mode the widget is always shown until it is turned off.': [
    'says what manual mode does, and what visitors get while the widget is offline',
  ],
  'The avatar setting is no-avatar, team-avatar, team-avatar-default-label, slack-avatars or team-avatar-slack-avatars, each a fixed combination of forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat and teamAvatarOn.':
    ['%s is stored and read back'],
  'A combination that is none of these shows as the nearest, the first one on a tie.': [
    'show %o as the nearest, the first of equals',
    'are never further than another one',
  ],
  'Turning on max concurrent chats restores the previous value, or sets 5 if there is none.': [
    'switches the limit to %s after %s: %s',
    'the limit starts with 5',
    'the limit comes back with the value it had before',
  ],
  'Turning off max concurrent chats sets 0.': [
    'switches the limit to %s after %s: %s',
    'the limit comes back with the value it had before',
  ],
  'Clearing the number of concurrent chats leaves it empty.': ['the limit stays on while its number is cleared'],
  'Chat End options are disabled while showConversationEnd is off.': [
    '%s off blocks its fields and no others, and each leads back to it',
    'stories/settings/appearance: ChatEnd',
  ],
  'Rating fields also need showConversationRating on.': [
    '%s off blocks its fields and no others, and each leads back to it',
  ],
  'Transcript fields need showTranscriptSendOpt on.': [
    '%s off blocks its fields and no others, and each leads back to it',
  ],
  'The email placeholder of transcripts also needs a history permission.': [
    'blocks the address of a transcript alone without the permission',
  ],
  'Save buttons read “Saving...”, then “Saved”, then “Save Changes” again.': [
    'the button tells how far the save is, and so does the announcer',
  ],
  '“Saving...” shows for at least 1500 ms, and the saved text for 1500 ms more.': [
    'a save reads as saving for 1500 ms at least, and as saved for another 1500 ms',
  ],
  'The API-key button reads “Generate API key” or “Regenerate API key”, and “Generating...” while it works.': [
    'the button of the API key reads as its state asks: %#',
  ],
  'The avatar upload says how many percent are uploaded, that it succeeded, or that it failed.': [
    'the upload of an avatar says how far it is: %#',
  ],
  'The schedule of operating hours is ON or OFF.': [
    'stores the zone that it shows with the first change where none is stored',
  ],
  'The zero state of operating hours becomes the form and turns the schedule ON.': [
    'without hours shows a clock and “Setup chat schedule”, which turns the schedule on',
    'stories/settings/operating-hours: Interactive',
  ],
  'Choosing a start with no end sets the end 15 minutes later.': ['%o that gets the start %d becomes %o'],
  'Choosing an end with no start sets the start 15 minutes earlier.': ['%o that gets the end %d becomes %o'],
  'An end before the start offers “runs past midnight” first, and swaps the two only if that is declined.': [
    'asks about a range that ends before it starts, and takes either answer',
    'stories/settings/operating-hours: Interactive',
    'does not save while a question is open',
  ],
  'Deleting the only range of a weekday removes that weekday.': [
    'gets an empty range more, has one set, and is closed on a day that loses its only one',
  ],
  'An add button appends an empty range.': [
    'gets an empty range more, has one set, and is closed on a day that loses its only one',
    'stories/settings/operating-hours: Interactive',
  ],
  '“Copy {day} to all days” copies the weekday that was changed last to all days.': [
    'offers to copy the weekday that was changed last to all days',
    'copies one day to all, and to those that are chosen',
  ],
  'Triggers are enabled (shown to visitors) or disabled.': [
    'the switch of a trigger shows it to visitors or not',
    'tells which never fire there, and why',
  ],
  'A new trigger is enabled, with an empty message, after 0 and no pages.': [
    'starts enabled, immediate, on no page',
    'adds a trigger that is saved once it is whole, and keeps all that it does not know',
  ],
  'Deleting a saved trigger saves immediately, and other drafts stay drafts.': [
    'deletes a saved trigger right away and alone: other drafts stay drafts',
  ],
  'Deleting a new trigger does not save.': ['deletes a new one here only, and says why a saved one could not be'],
  'The answer action new adds a child question.': ['leads to a new question with `new`, once'],
  'The answer action next on the last question appends a new top-level question.': [
    'appends a question when none comes next',
    'continues with the next question',
  ],
  'The answer action form shows the offline form.': ['stories/settings/question-groups: Interactive'],
  'An answer action that is a widget’s Uuid chats in that widget’s room.': [
    'takes the room of another widget',
    '“Chat in” lists only widgets that can be chatted in, by name',
  ],
  'The answer action customResponse gives a reply text.': [
    'gets a text, and the words of a custom response',
    'stories/settings/question-groups: Interactive',
  ],
  'Switching an answer away from new discards its children.': [
    'discards what is below it when it leads elsewhere, and says how much',
  ],
  'A question with no answers is removed.': ['goes with its last answer', 'the tree stays well-formed'],
  'An answer with children is forced to the action new.': [
    'is forced to `new` while it has a question',
    'the tree stays well-formed',
  ],
  'A next action on the last question is reset to empty.': [
    'has no `next` when it comes last',
    'the tree stays well-formed',
  ],
  'Nodes can be dragged to another place within the same level.': [
    'puts %s at %d among those beside it',
    'stories/settings/question-groups: MovedByPointer',
  ],
  'Nodes can be collapsed or expanded.': [
    'leave out what is folded',
    'stories/settings/question-groups: TwoThousand',
    'stores folds with the next save, and takes folding alone for no change',
  ],
  'A new group can be canceled.': [
    'adds a group with one question and two empty answers, saves it once it is complete, and cancels another',
    'an untouched new question group goes without asking',
  ],
  'After a group is saved, “Saved” shows for 5 seconds.': ['says for 5 seconds that a group is saved'],
  'The bots modal lists the available and the added users.': [
    'reports who is added and who is removed, and nothing before',
    'stories/settings/integrations: Configuring',
  ],
  'Adding or removing a bot or user reloads the lists.': [
    'adds once of many presses, with its bot id, and reads both lists again after an add and a removal',
  ],
  'A widget whose setup is unfinished (Step not "3") blocks all tabs.': [
    '%s opens at Step 3 and asks for setup first at any step before',
    '%s of an unfinished widget shows nothing but a link to its setup',
  ],
};
