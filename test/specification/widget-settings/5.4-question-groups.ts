/** What the specification says of the rules of question groups. */
export const section = {
  'A label is required (“Required.”).': [
    'of the label %j and its prompt is rejected for: %o',
    'a saved group says that “%s” is required once the emptied field is left',
  ],
  'A prompt has at most 1024 characters (“Exceeds 1024 characters.”).': [
    'of the label %j and its prompt is rejected for: %o',
    'stories/settings/question-groups: Invalid',
    'takes what a screen can make: a prompt of 1024 characters, a deep tree, any text',
  ],
  'Every question text is required (“Required.”).': [
    'with a gap says where',
    'a saved group says that “%s” is required once the emptied field is left',
  ],
  'Every answer text is required (“Required.”).': [
    'with a gap says where',
    'a saved group says that “%s” is required once the emptied field is left',
  ],
  'Every answer must have an action (“Select an option.”).': [
    'with a gap says where',
    'stories/settings/question-groups: Invalid',
  ],
  'A group is saved only when it has no errors.': [
    'adds a group with one question and two empty answers, saves it once it is complete, and cancels another',
    'stories/flows/question-groups: AddSaveDelete',
  ],
  'A group is saved only when it was changed.': ['sends nothing for an unchanged group'],
  'Errors of a saved group appear on blur.': [
    'a saved group says that “%s” is required once the emptied field is left',
  ],
  'The summary of a form with errors reads “Error: check for errors above.”': [
    'stories/settings/question-groups: Invalid',
    'stories/flows/question-groups: AddSaveDelete',
  ],
  'Prompts and custom responses allow only the HTML tags a, strong, b and br.': [
    'prompts and custom responses are limited to a, strong, b and br with a safe href',
    'names what it removes of %s',
    'keeps %s, and says that nothing was removed',
  ],
  'The client limits prompts and custom responses to these tags before a save, and names what it removed.': [
    'limits the prompt and the custom responses to their tags before a save, and names what was removed',
    'a save limits the prompt and the custom responses to their tags, and touches what was edited alone',
  ],
  'The service limits prompts and custom responses to these tags before it stores them.': [
    'limits prompts and custom responses to a, strong, b and br where they are stored, and answers with that',
  ],
};
