/** What the specification says of the rules of saved replies. */
export const section = {
  'A label is required.': [
    'with the fields %o has the errors %o',
    'creates a reply once it is complete, closes its form, and refetches the list',
    'stories/settings/saved-replies: Invalid',
  ],
  'A response is required.': [
    'with the fields %o has the errors %o',
    'creates a reply once it is complete, closes its form, and refetches the list',
    'stories/settings/saved-replies: Invalid',
  ],
  'Trigger phrases, shortcut and autoSend are optional.': [
    'A label and a response are enough',
    'with the fields %o has the errors %o',
  ],
};
