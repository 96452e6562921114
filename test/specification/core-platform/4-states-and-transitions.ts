/** What the specification says of states and transitions. */
export const section = {
  'At Step 1 the team chat is not connected, and an OAuth button connects it.': [
    'Step %s is %s',
    'leads to Slack and nowhere else',
  ],
  'Connecting the team chat moves a widget from Step 1 to Step 2, the choice of a channel.': [
    'sets Step 2 with the workspace, its permissions and the main user',
  ],
  'Choosing a channel sets RoomId and RoomName and moves the widget to Step 3.': [
    'finishes the setup with a channel, under the name that Slack knows',
    'sends the widget with the channel that is picked, and shows the last step',
  ],
  'Creating a channel sets RoomId and RoomName and moves the widget to Step 3.': [
    'does not create a channel twice when using it fails',
    'stories/flows/setup: NewChannelAfterARefusal',
  ],
  'At Step 3 the widget is configured and its embed code is available.': [
    'Step %s is %s',
    'gives the code of a finished widget, and asks for setup first of another one',
  ],
  'Below Step 3 the widget is shown as unfinished.': [
    'makes each card one link, to the settings or to the rest of the setup',
    'filters by status',
  ],
  'Below Step 3 the widget is offline.': ['%o is online: %s'],
  'change-channel sets Step 2 and clears RoomId and RoomName.': [
    'PUT /chat_endpoints/{id}/change-channel goes back to Step 2 without a channel',
    'goes back to the choice of a channel',
  ],
  'A widget is online only if its Step is at least 3, off is false and status is not offline.': ['%o is online: %s'],
  'Deleting a widget returns to the Dashboard.': [
    'after deletion the person lands where the dialog said: %s where %s is left',
    'starts over with the only widget and lands on an empty Dashboard',
  ],
  'After an unfinished widget is deleted, the Dashboard reloads 1 second later.': [
    'is sent after ten seconds, once, however often it is confirmed, and the widget is gone a second later',
  ],
  'While paymentType is none and the trial runs, the account is asked to add a payment method.': [
    'ask an admin for a payment method while the trial runs, and an agent for an admin',
  ],
  'A scheduled cancellation shows the days remaining.': [
    'count the days to the cancellation, rounded up, and name its date (admin: %s)',
    'put %o above the page',
  ],
  'The rating prompt is shown when showNPSRating is set.': [
    'asks no one without the flag',
    'asks for a rating once, whatever the clicks',
  ],
  'After a choice the rating prompt is hidden and the user is reloaded.': [
    'sends one answer of many presses, hides, and reloads the user',
  ],
  'A 403 on any call means that the session ended.': [
    'fails with a typed problem, or not at all, whatever the network does',
  ],
  'A 401 is treated the same way.': ['fails with a typed problem, or not at all, whatever the network does'],
  'A 403 clears the auth token and logs the user out.': [
    'signs out for a token that the server rejects, and says that the session ended',
  ],
  'A user who is logged out is led to the login page.': ['answers %s with the sign-in'],
  'A late 403 for an earlier token does not sign out a newer one.': [
    'does not sign out a newer token when its answer comes late',
    'leaves a newer token alone when an older one is rejected',
  ],
  'Forgot password goes from the form to emailSent, which says that the email is on its way.': [
    'asks for a mail and says so, until another address is typed',
    'reads Done! and takes no press once the mail is on its way',
  ],
  'When ActiveTOSPP differs from the current version, the user is redirected to /legal.': [
    'answers %s with %s',
    'asks for the terms of today in whatever form another version comes',
  ],
  'A plan with a higher price per month has the button “Upgrade”.': [
    'the button of %s has the right action',
    'read "%s" on the button of %s',
  ],
  'A plan with a lower price per month has the button “Downgrade”.': [
    'the button of %s has the right action',
    'read "%s" on the button of %s',
  ],
  'A yearly plan of the same price per month has the button “Switch to annual”.': [
    'the button of %s has the right action',
    'read "%s" on the button of %s',
  ],
  'A monthly plan of the same price per month has the button “Switch to monthly”.': [
    'the button of %s has the right action',
    'read "%s" on the button of %s',
  ],
  'Prices are compared by the month, a yearly price divided by 11.': [
    'the button of %s has the right action',
    'takes an order that turns around when the plans change places',
  ],
  'With no card on file every plan has the button “Choose Plan”, the current one included.': [
    'the button of %s has the right action',
    'read "%s" on the button of %s',
  ],
  'The current plan has the button “Current plan”, which is disabled.': [
    'read "%s" on the button of %s',
    'report the plan of the button that was pressed, and nothing of one that cannot be',
  ],
  'A plan with a custom price has a contact link.': ['lead to a talk where the price is custom'],
  'A failed plan change reverts the selected plan.': [
    'reverts with the reason when the server rejects the change',
    'that failed says so and has the focus; the plan is as before',
    'stories/flows/account: FailedSwitchReverts',
  ],
  'A dashboard user is invited, and active from the first sign-in on.': [
    'shows whether a user is active or invited, and when they last logged in',
    'notes when the person was last here',
  ],
  'The main user creates channels.': [
    'are made and renamed by the main user where they allowed it, else by the bot, and joined by the bot',
  ],
  'The team chat user who authorized is the main user.': [
    'sets Step 2 with the workspace, its permissions and the main user',
  ],
  'A re-authorization changes the main user for all widgets of a workspace.': [
    'changes the main user of every widget of the workspace',
  ],
  'The date range presets are today, yesterday, last7, last30, lastweek, lastmonth, yearToDate, last12months and lastyear.':
    ['%s on %s is %s to %s'],
  'A custom date range can be given as well.': ['stories/screens/reports-overview: CustomRange'],
  'last30 is the default date range.': [
    'leaves defaults out',
    'keeps range and zone in the address, over the tabs and a reload',
  ],
  'A preset choice broadcasts immediately.': ['reports the days that were chosen, once'],
  'The Apply button of a custom range is enabled only after a custom change.': [
    'stories/screens/reports-overview: CustomRange',
  ],
  'A range starts at 00:00:00 and ends at 23:59:59.': ['is asked for from its first second to its last'],
  'Future dates cannot be picked.': [
    'the first day starts a range, the second ends it, an earlier one starts over, and no future day is accepted',
    'never lie in the future, whatever was picked',
  ],
  'last7 is today and the previous six days; last30 is today and the previous 29.': ['%s on %s is %s to %s'],
  'last12months runs from the day after this date a year ago to today.': ['%s on %s is %s to %s'],
  'lastweek, lastmonth and lastyear are whole calendar units, and weeks start on Monday.': ['%s on %s is %s to %s'],
  'Ranges are in the chosen time zone, daylight saving time included.': [
    'begins the day where the zone does',
    'counts days and not hours over a change of clocks',
  ],
  'After a save the button shows Saved and resets after a further 1500 ms.': [
    'a save reads as saving for 1500 ms at least, and as saved for another 1500 ms',
    'the button tells how far the save is, and so does the announcer',
  ],
  'The left, right, up and down arrow keys move the focus among tabs.': [
    'the arrow keys go round at both ends',
    'left and right are mirrored where people read from right to left',
  ],
  'The focus among tabs wraps at both ends.': ['the arrow keys go round at both ends'],
  'A 401 or 403 ends the session only if the API itself wrote the answer; a proxy’s page is an unexpected answer.': [
    'is reported for no proxy’s page',
  ],
};
