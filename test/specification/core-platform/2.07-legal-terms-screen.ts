/** What the specification says of the legal terms screen. */
export const section = {
  'The screen is titled as terms of service and privacy policy.': [
    'is titled after the two documents, and links each by its name',
  ],
  'The screen links both.': [
    'is titled after the two documents, and links each by its name',
    'opens both documents in new tabs',
  ],
  'The screen has an agree checkbox.': ['requires the checkbox'],
  'The Continue button is disabled until the box is ticked.': ['requires the checkbox'],
};
