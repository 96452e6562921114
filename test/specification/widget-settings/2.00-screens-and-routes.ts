/** What the specification says of the screens and routes of the settings area. */
export const section = {
  'Routes are hash-based: the settings area is at #/settings/{ceID}/{tab}.': [
    'tabs are links to the settings of the widget, the current one marked',
    'parseRoute',
  ],
  'The tabs are behavior, appearance, op-hours, install, triggers, saved-replies, integrations and question-groups.': [
    'has every tab in the route table',
    'to %s, the guard',
  ],
  '/settings and /customize redirect to /settings/{firstCeId}/behavior, the first being the lowest Id.': [
    'to %s, the guard',
    'are chosen by the lowest Id: %s',
  ],
  'With no widget, /settings and /customize redirect to /.': ['lead from %s home when there is none'],
  'A ceID that matches none of the user’s widgets redirects to the page-not-found route.': [
    'to %s, the guard',
    'stories/flows/shell: UnknownWidget',
  ],
  'The Triggers, Saved Replies, Integrations and Question Groups tabs are labeled when the plan lacks the feature.': [
    'the navigation has every tab, and labels those whose feature the plan lacks',
  ],
  'The label reads “BASIC”.': ['unsaved work and a missing feature are said in words'],
  'Each tab has a page header with the tab title and the room name.': [
    '%s has a page header with the title “%s” and the room name, and the navigation',
  ],
  'Each tab has the settings tab navigation.': [
    '%s has a page header with the title “%s” and the room name, and the navigation',
    'a settings tab on its way has its title and leads to the others already',
  ],
  'The tabs link to #/permissions.': ['leads to the permissions where Slack does not let the team be listed'],
  'The tabs link to #/account.': ['%s warns of a plan without %s, with an upgrade link to the account'],
  'The tabs link to pages of the documentation.': [
    'without triggers offers to create the first, and to learn more',
    'without groups offers to create the first, and to learn more',
    'without replies explains trigger phrases, names the FAQs and offers to add the first',
  ],
};
