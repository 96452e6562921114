/** What the specification says of Behavior. */
export const section = {
  'The title is “Behavior”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'The sections are Presence and widget behavior; Avatars and agent labels; Notifications and your Slack channel; Webhooks and post-chat actions; Misc.':
    ['has the sections of the form in their order'],
  'A toggle turns the widget ON or OFF manually.': [
    'the switch reports what is wanted, but not while a change is on its way',
    'shows the choice immediately, and keeps it',
    'Turning a widget on and off changes `off` alone',
  ],
  'The tab names the Slack commands that do the same.': [
    'names every command of Slack once, beside the setting that it concerns',
  ],
  'The API key and the Zapier API key are shown to admins only.': [
    'the keys of the account go to admins, and not to agents',
    'shows the API key and the Zapier API key only where the host hands them over',
    'shows keys to an admin and nowhere to an agent',
  ],
};
