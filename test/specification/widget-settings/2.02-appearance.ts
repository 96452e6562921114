/** What the specification says of Appearance. */
export const section = {
  'The title is “Appearance”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'The sections are Online mode, Offline mode, Chat End, Screenshots, Info prompt, Generic button labels, Privacy and Alignment.':
    ['each section has a save button of its own, and a note about the widget CSS follows them'],
  'Each section has its own save button.': [
    'each section has a save button of its own, and a note about the widget CSS follows them',
    'saves one section over the newest copy, and leaves the edits of the others as drafts',
  ],
  'A note tells about customizing the widget CSS.': [
    'each section has a save button of its own, and a note about the widget CSS follows them',
  ],
};
