/** What the specification says of Integrations. */
export const section = {
  'The title is “Integrations”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'While the integrations load, the tab says so.': ['says that it loads, and nothing else, until the bots are known'],
  'With no integration, a zero state reads “Add your first integration”.': ['stories/settings/integrations: Empty'],
  'Otherwise a table has one row: Slack, a status text and “configure”.': [
    'lists Slack alone, with its status and “configure”',
  ],
  'Configure opens a modal “Configure Bots and Users” with a “Done” button.': [
    'stories/settings/integrations: Empty',
    'stories/settings/integrations: Configuring',
  ],
  'If permissions are missing, a link to #/permissions/{id} reads “Authorize expanded permissions”.': [
    'stories/settings/integrations: PermissionMissing',
    'tells a missing permission from a connection that has ended and from a failure',
  ],
};
