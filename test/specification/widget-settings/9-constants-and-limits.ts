/** What the specification says of constants and limits of the settings area. */
export const section = {
  'Response reminders come every 30, 60, 90 or 120 seconds.': [
    '“%s” has these choices: %j',
    'A save with ${shortly(sent)} is rejected whole',
  ],
  'Answer timeouts are 30, 60, 90, 120, 180, 240 or 300 seconds.': ['“%s” has these choices: %j'],
  'Visitors can be inactive for 0, 1, 2, 3, 4, 5, 10 or 15 minutes.': ['“%s” has these choices: %j'],
  '0 minutes of inactivity reads as immediately.': [
    '“%s” has these choices: %j',
    'stories/settings/behavior: UnknownValue',
  ],
  'Max concurrent chats is 5 when it is turned on.': [
    'switches the limit to %s after %s: %s',
    'the limit starts with 5',
  ],
  'A maximum of 0 concurrent chats means unlimited.': [
    'the limit starts with 5',
    'the limit comes back with the value it had before',
  ],
  'An acceptance text has at least 3 characters.': ['wants three characters of what is to be accepted: %o'],
  'The avatar preview is 50 by 50 pixels.': [
    'the team avatar shows at 50 by 50 pixels, and stays while the chosen avatar needs it',
  ],
  'The default title color is #3f51b5.': ['takes defaults for harmless gaps, nulls and wrong types'],
  'Time zones are those of the browser’s list.': [
    'lists every time zone of the platform, and shows the browser’s where none is stored',
  ],
  'The time zone defaults to the detected one.': [
    'lists every time zone of the platform, and shows the browser’s where none is stored',
    'without hours shows a clock and “Setup chat schedule”, which turns the schedule on',
  ],
  'Times are offered every 15 minutes from 00:00 to 23:45.': ['are chosen every 15 minutes from 00:00 to 23:45'],
  'minDelay is 60 minutes by default.': ['takes its defaults where nothing is stored: %j'],
  'after is 0 seconds by default.': ['starts enabled, immediate, on no page', 'gives what is absent its default'],
  'displayStyle is peek by default.': ['starts enabled, immediate, on no page', 'gives what is absent its default'],
  'minDelay has at most 4 characters.': [
    'the minimum delay takes numbers of at most 4 digits',
    'A save with ${shortly(sent)} is rejected whole',
  ],
  'The prompt of a question group has at most 1024 characters.': [
    'of the label %j and its prompt is rejected for: %o',
    'takes what a screen can make: a prompt of 1024 characters, a deep tree, any text',
  ],
  'The id of a new group is 10 random characters.': [
    'is ten lowercase letters and digits, another one each time',
    'adds a group with one question and two empty answers, saves it once it is complete, and cancels another',
  ],
  'The default tree has one question and two empty answers.': [
    'asks one question with two empty answers',
    'adds a group with one question and two empty answers, saves it once it is complete, and cancels another',
  ],
  'The saved notice of a group shows for 5 seconds.': ['says for 5 seconds that a group is saved'],
  'The inline embed placeholder is 400px by 400px.': ['keeps 400 by 400 pixels free inline'],
  'The saved label takes 1500 ms to show and 1500 ms more to clear.': [
    'a save reads as saving for 1500 ms at least, and as saved for another 1500 ms',
  ],
};
