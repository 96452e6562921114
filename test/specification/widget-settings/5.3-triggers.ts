/** What the specification says of the rules of triggers. */
export const section = {
  'A message must not be empty.': [
    'with %o is rejected for %o',
    'names the first fault of each trigger, and a missing delay',
  ],
  'after must be a number, and 0 is allowed.': ['with %o is rejected for %o'],
  'on must have at least one page.': ['with %o is rejected for %o'],
  'While a trigger is invalid, Save is disabled.': [
    'stories/settings/triggers: Invalid',
    'adds a trigger that is saved once it is whole, and keeps all that it does not know',
  ],
  'Errors of a new trigger show only after its first edit.': [
    'a new trigger says what it misses after the first edit, and then all of it',
    'keeps the errors of a new trigger back until it is edited',
  ],
  'Pages are split on whitespace or commas.': ['takes the pages of %j as %j', 'stories/settings/triggers: Interactive'],
  'Pages are de-duplicated.': ['takes the pages of %j as %j', 'come to a fixed point, whatever is typed'],
  'Empty pages are dropped on save.': ['leaves out what is only known here, and empty and doubled pages'],
  'The after field takes no input that is not a number.': [
    'stories/settings/triggers: Interactive',
    'no typed text becomes a number that does not read the same',
  ],
  'minDelay accepts numbers only, of up to 4 characters.': [
    'the minimum delay takes numbers of at most 4 digits',
    'takes so many digits and no more, whole',
  ],
  'Each trigger fires at most once per visitor.': ['says that each trigger is shown at most once to a visitor'],
};
