/** What the specification says of what the product does and for whom. */
export const section = {
  'Agents as well as admins configure a widget.': [
    'lets an agent save, who neither sees nor loses the keys',
    'Turning a widget on and off changes `off` alone',
  ],
  'Every tab applies to one widget at a time.': [
    'says nothing of one widget on another',
    'what one widget remembers does not act on another',
  ],
  'A tab is usable only when the widget’s Step is "3" (setup finished).': [
    '%s opens at Step 3 and asks for setup first at any step before',
  ],
  'At any other Step each tab shows only a link to #/setup/{id} that says to finish setup first.': [
    '%s of an unfinished widget shows nothing but a link to its setup',
    'an unfinished widget has only the way to its setup',
  ],
};
