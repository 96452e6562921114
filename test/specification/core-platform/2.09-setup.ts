/** What the specification says of the setup. */
export const section = {
  'Step 1 connects the team chat workspace through OAuth.': [
    'leads to Slack with the token and the widget in the state',
    'leads to Slack and nowhere else',
  ],
  'Step 2 chooses an existing channel.': [
    'uses a channel only once one is picked',
    'sends the widget with the channel that is picked, and shows the last step',
  ],
  'Step 2 creates a new channel.': [
    'creates a channel only under a name that the checks take',
    'does not create a channel twice when using it fails',
  ],
  'Channels named general and random are excluded from the existing channels.': [
    'is sorted by name, decoded, and without general and random',
  ],
  'Step 3 is the embed-code page.': [
    'shows the embed code at Step 3 alone: Step %s',
    'goes from sign-up through Slack and a new channel to the embed code',
  ],
  'The header shows a rotating info line.': ['shows one fact after the other, and goes round'],
  'The info line shows channel, workspace, authorized by, widget ID and current plan.': [
    'tells channel, workspace, who authorized it and when, widget ID and plan, in this order',
    'shows one fact after the other, and goes round',
  ],
  'A “Start over” action deletes the widget.': [
    'tells the host where a deletion can be undone, and sends it ten seconds later',
    '"Start over" on an unfinished widget asks once, below the step',
  ],
  'Change channel sends the user back to setup.': [
    'goes back to the choice of a channel',
    'goes back to the choice of a channel after “Change channel”',
  ],
};
