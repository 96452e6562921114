/** What the specification says of Triggers. */
export const section = {
  'The title is “Triggers”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'The triggers are listed in collapsible panels.': [
    'lists triggers as panels that open and close, under the minimum delay',
  ],
  'There is a field for the minimum delay.': ['lists triggers as panels that open and close, under the minimum delay'],
  'The button “Add new trigger” adds one.': [
    'stories/settings/triggers: Interactive',
    'stories/flows/triggers: CreateAndDelete',
  ],
  'The zero state reads “Create your first trigger”, with a learn-more link to /docs/triggers.': [
    'without triggers offers to create the first, and to learn more',
  ],
  'A plan without triggers sees an upgrade warning that links to #/account.': [
    '%s warns of a plan without %s, with an upgrade link to the account',
    'shows no form where the plan lacks triggers, nor over what it cannot read',
  ],
};
