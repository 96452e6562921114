/** What the specification says of the navigation around every screen. */
export const section = {
  'The left menu has Dashboard and Settings.': ['offers an agent neither the account nor the reports'],
  'Settings has a sub-list of widgets when the user has more than one.': [
    'lists the widgets when there are several, with long names cut and the whole name at hand',
    'lists %s',
  ],
  'The sub-list has only widgets with Step of 3 or more.': [
    'lists %s',
    'lists finished widgets by their Id, and reports to admins of plans that have them',
  ],
  'The left menu has Account for admins only.': [
    'offers an admin everything',
    'offers an agent neither the account nor the reports',
  ],
  'The left menu has Reports only if the plan includes reports.': [
    'offers an admin everything',
    'offers no reports on a plan without them',
  ],
  'The left menu has Reports only if the user is an admin.': ['offers an agent neither the account nor the reports'],
  'The top bar has a docs link.': ['links the documentation and the FAQs in the top bar'],
  'The top bar has an FAQs link.': ['links the documentation and the FAQs in the top bar'],
  'The top bar has the user’s email with a dropdown: Support, Change password, Logout.': [
    'leads from the email to support, the password and out',
  ],
  'The top bar has a mobile menu.': [
    'opens the menu in a sheet, which closes when a link is followed and leaves the focus to the page',
  ],
  'A widget name longer than 15 characters is shown in the sub-menu as its first 14 characters and an ellipsis.': [
    'shows a widget named %s as %s',
    'lists the widgets when there are several, with long names cut and the whole name at hand',
  ],
};
