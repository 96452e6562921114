/** What the specification says of the legal terms screen. */
export const section = {
  'The screen is titled as terms of service and privacy policy.': [
    'is titled after the two documents, and links each by its name',
  ],
  'The screen links both.': [
    'is titled after the two documents, and links each by its name',
    'links both documents in tabs of their own',
  ],
  'The screen has an agree checkbox.': ['lets nobody go on who has not ticked the box'],
  'The Continue button is disabled until the box is ticked.': ['lets nobody go on who has not ticked the box'],
};
