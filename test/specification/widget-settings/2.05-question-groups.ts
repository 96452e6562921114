/** What the specification says of Question Groups. */
export const section = {
  'The title is “Question Groups”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'A row of cards has one for each group and one that adds a group.': [
    'has a card for each group and a button that adds one, above the form of the selected one',
  ],
  'The selected group has a form.': [
    'has a card for each group and a button that adds one, above the form of the selected one',
  ],
  'The zero state reads “Create your first question group”, with a learn-more link to /docs/question-groups.': [
    'without groups offers to create the first, and to learn more',
  ],
  'A plan without the feature is sent to /account.': [
    'to %s, the guard',
    'leads from question groups to the account where the plan has none',
  ],
};
