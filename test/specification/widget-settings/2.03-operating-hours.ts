/** What the specification says of Operating Hours. */
export const section = {
  'The title is “Operating Hours”.': ['%s has a page header with the title “%s” and the room name, and the navigation'],
  'When no hours exist, a zero state shows a clock and the button “Setup chat schedule”.': [
    'without hours shows a clock and “Setup chat schedule”, which turns the schedule on',
  ],
  'Otherwise the form has an ON/OFF switch.': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
  ],
  'The form has a time zone select with all time zones of the platform.': [
    'lists every time zone of the platform, and shows the browser’s where none is stored',
  ],
  'The time zone defaults to the browser’s.': [
    'lists every time zone of the platform, and shows the browser’s where none is stored',
    'stores the zone that it shows with the first change where none is stored',
  ],
  'The form has a checkbox “Notify main channel with bot message when operating turn on or off operating hours.”': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
  ],
  'The form has a weekly table from Monday to Sunday.': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
    'goes from Monday to Sunday, which is 0',
  ],
  'Each range of the table has a start and an end select.': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
    'stories/settings/operating-hours: Interactive',
  ],
  'The form has a “Save Changes” button.': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
  ],
  'The help text reads “Operating hours take effect at the next scheduled ON or OFF time.”': [
    'the form has the switch, the time zone, the notice, the week from Monday to Sunday and the save button',
  ],
  'A save that fails shows an error alert.': ['stories/flows/operating-hours: SetUpAndSave'],
  'A plan that lacks the feature sees the warning “Your plan does not have access to Operating Hours” with an upgrade link.':
    [
      '%s warns of a plan without %s, with an upgrade link to the account',
      'warns of a plan that lacks the hours, and lets them be turned off but not changed',
    ],
  'Operating hours are gated only if the plan names operatingHours and it is falsy.': [
    'has operating hours unless it says that it has not',
  ],
};
