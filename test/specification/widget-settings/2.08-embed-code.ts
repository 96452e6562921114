/** What the specification says of the embed code page. */
export const section = {
  'The title is “Embed code”, with the settings tab navigation.': [
    '%s has a page header with the title “%s” and the room name, and the navigation',
  ],
  'An install panel has the widget’s embed code.': ['shows the code in three styles, for eight types of projects'],
  'The styles are Standard, Sidebar and Embed inline.': ['shows the code in three styles, for eight types of projects'],
  'The project types are HTML, React, NextJS, Svelte, Vue, Angular, Wordpress and Google Tag Manager.': [
    'shows the code in three styles, for eight types of projects',
  ],
  'The snippet is <chatdeck-widget widget-id="{Uuid}">.': [
    'of a plain page is a script and the element',
    'for %s has the Uuid, and a type unless it is Standard',
  ],
  'It has widget-type="sidebar" or widget-type="inline" for those styles, and no widget-type for Standard.': [
    'for %s has the Uuid, and a type unless it is Standard',
  ],
  'Inline has a placeholder div of 400px by 400px.': ['keeps 400 by 400 pixels free inline'],
  'Angular gets the custom-elements schema as an extra step.': [
    'for %s has the steps %j, and where needed %j',
    'says what Angular, Vue and TypeScript need to know',
  ],
  'Vue gets the custom-element compiler option as an extra step.': [
    'for %s has the steps %j, and where needed %j',
    'says what Angular, Vue and TypeScript need to know',
  ],
  'React and NextJS get TypeScript declarations as an extra step.': [
    'for %s has the steps %j, and where needed %j',
    'says what Angular, Vue and TypeScript need to know',
  ],
  'The NextJS snippet, and no other, has the disable-favicon-badge attribute.': [
    'turns the badge off with NextJS alone',
  ],
  'Wordpress shows only the widget ID and the link to the plugin.': [
    'for Wordpress is the ID and the plugin',
    'shows the ID and the link to the plugin, and no code, for Wordpress',
  ],
  'The page offers to change the channel.': [
    'offers to rename the channel, to change it and to start over',
    'goes back to the choice of a channel after “Change channel”',
  ],
  'The page offers to rename the channel.': [
    'offers to rename the channel, to change it and to start over',
    'renames the channel once, and shows its new name everywhere',
  ],
  'The page offers “Start over”, which deletes the widget.': [
    'stories/settings/install: StartOverAsksFirst',
    'tells the host where a deletion can be undone, says what is lost, and sends it ten seconds later',
  ],
};
