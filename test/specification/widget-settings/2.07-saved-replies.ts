/** What the specification says of Saved Replies. */
export const section = {
  'The title is “Saved Replies”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'When the plan cannot use the feature, the zero state is shown, and its button reads “Upgrade your plan”.': [
    'stories/settings/saved-replies: PlanWithoutFeature',
    'takes a refusal of the list as a plan without them, and says any other failure',
  ],
  'When there are no replies, a zero state explains that trigger phrases can trigger replies.': [
    'without replies explains trigger phrases, names the FAQs and offers to add the first',
  ],
  'The zero state says that the FAQs are a good starting point.': [
    'without replies explains trigger phrases, names the FAQs and offers to add the first',
  ],
  'The zero state has an “Add your first saved reply” button.': [
    'without replies explains trigger phrases, names the FAQs and offers to add the first',
    'stories/settings/saved-replies: Empty',
  ],
  'The zero state links to the docs on saved replies.': [
    'without replies explains trigger phrases, names the FAQs and offers to add the first',
  ],
  'With replies, an info header is shown above the list.': [
    'above the list says what saved replies do, and offers “Create new reply”',
  ],
  'The list has edit and delete for each reply.': [
    'each reply of the list can be edited and deleted',
    'reports nothing by being there, and each press once',
  ],
  '“Create new reply” starts a new reply.': [
    'above the list says what saved replies do, and offers “Create new reply”',
    'stories/flows/saved-replies: CreateFailAndDelete',
  ],
  'The editor form is in a modal titled “Create New Saved Reply” for a new reply.': [
    'stories/settings/saved-replies: Creating',
  ],
  'For a saved reply the modal is titled “Edit Saved Reply”.': ['stories/settings/saved-replies: Editing'],
};
