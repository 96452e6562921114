/** What the specification says of the rules of operating hours. */
export const section = {
  'Entries whose start equals their end are dropped on save.': [
    'says which ranges a save drops, and why',
    'sends the four fields and no others, hours split at midnight, and shows them joined again',
  ],
  'The form says so before the save.': ['says before a save what is stored of %o'],
  'Stored times are 0 to 2345 in steps of 15 minutes, never 2400.': [
    'never stores a time outside 0-2345, nor one between the quarters, nor an end that is not after its start',
    'A save with ${shortly(sent)} is rejected whole',
  ],
  'All day is 0-2345, and the form says what is stored.': [
    'is stored with the widget in every entry, all day being 0-2345',
    'says before a save what is stored of %o',
  ],
  'A range past midnight is start-2345 plus 0-end on the next day.': [
    'stores a range past midnight as two, the second on the next weekday',
    'shows a night in one piece, and stores it in two',
  ],
};
