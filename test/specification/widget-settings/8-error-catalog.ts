/** What a 403 leads to, whichever call it answers. */
const loggedOut = [
  'fails with a typed problem, or not at all, whatever the network does',
  'signs out for a token that the server rejects, and says that the session ended',
];

/** What the specification says of errors in the settings area. */
export const section = {
  'A 403 on a save logs the user out.': [...loggedOut, 'keeps a draft when the session ends in the middle of a save'],
  'A 403 on the toggle logs the user out.': [...loggedOut, 'is reported once, however many calls it was rejected for'],
  'A 403 on an avatar upload logs the user out.': [
    ...loggedOut,
    'signs out once, fails with the server’s words, and does not say that it is done',
  ],
  'A 403 on the generation of a key logs the user out.': loggedOut,
  'A 403 on the save or deletion of a saved reply logs the user out.': loggedOut,
  'A Behavior save that is refused shows a banner with “Error:” and the server’s Message.': [
    'a rejected save says so above the form, and leads to the field that the server named',
    'stories/flows/behavior: RefusedAndMended',
  ],
  'A refusal comes into view: the focus goes to the field that the server named, or to the banner.': [
    'after a save by the shortcut the focus %s',
    'a failed save takes the focus to its alert, the draft stays',
    'stories/flows/behavior: RefusedAndMended',
  ],
  'After a refusal the button reads “Save Changes” again.': [
    'a rejected save can be retried unchanged',
    'stories/flows/behavior: RefusedAndMended',
  ],
  'An Appearance save that fails keeps the draft.': [
    'keeps the draft and says why a save failed',
    'a save that fails keeps the draft and says so',
  ],
  'An Appearance save that fails resets its button.': ['stories/flows/appearance: FailAndTryAgain'],
  'An Appearance save that fails says inline that it was not saved.': [
    'stories/flows/appearance: FailAndTryAgain',
    'a rejected save says so above the form, and leads to the field that the server named',
  ],
  'Operating hours that are refused with 400 show “Error:” and the response’s Message.': [
    'keeps the hours of a failed save, as they would have been stored, and undoes a save',
    'stories/flows/operating-hours: SetUpAndSave',
  ],
  'The refusal of operating hours comes into view with the focus.': ['stories/flows/operating-hours: SetUpAndSave'],
  'Any other error of an avatar upload shows “Avatar upload error. Contact {product} support!”': [
    'the upload of an avatar says how far it is: %#',
  ],
  'A key that could not be generated shows the server’s Message.': ['says why no key was generated'],
  'A key that could not be generated shows the error’s message where the server sent none.': [
    'says why no key was generated',
  ],
  'A key that could not be generated for no known reason shows “an unknown error occurred, please contact {product} support.”':
    ['says why no key was generated'],
  'A question group that could not be saved shows the alert “There was a problem updating this question group.”': [
    'stories/flows/question-groups: FailAndTryAgain',
  ],
  'Deleting a question group asks “Warning, deleting this question group will delete across all widgets, are you sure you want to remove?”':
    ['asks before a group is deleted for all widgets, and names them'],
  'The question before a question group is deleted names the widgets.': [
    'asks before a group is deleted for all widgets, and names them',
  ],
  'Deleting a saved reply asks “Are you sure you want to delete this saved reply?”': [
    'stories/settings/saved-replies: AsksBeforeDeleting',
    'makes a saved reply whose form is closed and reloaded on the way, tries it and deletes it',
  ],
  'Other saved reply errors are kept, and shown.': [
    'says why a save failed and loses nothing; one whose answer was lost is not made twice',
    'deletes one with its draft, takes it as done where it was gone, and says why it could not',
    'stories/settings/saved-replies: AsksBeforeDeleting',
  ],
  'A list of users that is refused with 400 and Code missing_scope shows the authorize-permissions notice.': [
    'tells a missing permission from a connection that has ended and from a failure',
    'stories/settings/integrations: PermissionMissing',
  ],
  'Any other error of the list of users is said, with a retry.': [
    'says that Slack could not be asked, and asks again on a press',
    'stories/settings/integrations: TeamFailed',
  ],
};
