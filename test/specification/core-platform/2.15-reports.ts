/** What the specification says of the reports. */
export const section = {
  'The reports are for admins only.': [
    'answers %s with %s',
    'is for admins, and for plans with reports',
    'asks for nothing on behalf of an agent, nor where the plan has no reports',
  ],
  'Each report tab has a date range picker.': [
    '%s has a date range, a selector “%s”, and downloads as CSV and JSON',
    'reports the days that were chosen, once',
  ],
  'Each report tab has a time-zone selector.': ['%s has a date range, a selector “%s”, and downloads as CSV and JSON'],
  'The zone is the browser’s unless another is chosen.': [
    'tells the host of another range and zone, or keeps them itself',
  ],
  'The zone and range are kept when switching between report tabs.': [
    'keeps range and zone in the address, over the tabs and a reload',
  ],
  'The overview is per widget, only for widgets at Step 3.': [
    'asks for each finished widget, and for the period before, in the zone',
  ],
  'The overview has a block for the entire team and one per agent.': [
    'has the ten cards in each, and three for the missed chats',
  ],
  'The agents can be shown as a table instead, which is remembered.': [
    '“Cards | Table” reports the other view once, and shows the table that was chosen',
    'remembers whether agents show as cards or as a table, for later visits too',
  ],
  'The stat cards are Total Chats, Rating %, Ratings (thumbs up), Trigger Chats, Late Replies, Avg Chats/Day, Avg Time to Reply, Avg Chat Duration, Avg Msgs/Chat and Offline Messages.':
    ['names the cards in their order'],
  'The block “Missed chats” is the one with an empty agent name.': [
    'the row without an agent is that of the missed chats',
  ],
  '“Missed chats” shows Total Chats, Avg Missed/Day and Trigger Chats.': ['names the cards in their order'],
  'A number links to the history only if the history’s filters give exactly the chats it counts.': [
    'a number links to the history only if the history’s filters give exactly those chats',
    'equals the count of the history it opens',
  ],
  'The overview has CSV and JSON download buttons.': [
    '%s has a date range, a selector “%s”, and downloads as CSV and JSON',
    'as CSV has a line for the team, each agent and the missed chats',
    'as JSON is what the server sent',
  ],
  'The history has a selector “View timestamps in timezone”.': [
    '%s has a date range, a selector “%s”, and downloads as CSV and JSON',
    'remembers range, zone, page and filters in the address',
  ],
  'The history has a table per widget.': ['shows a page of each finished widget, and who answered'],
  'The columns are Started, Visitor, Agent, Rating and Feedback.': [
    'has the columns of the specification, with times in the zone',
  ],
  'Started has the visitor location.': ['has the columns of the specification, with times in the zone'],
  'Visitor has the avatar.': ['shows the pictures of visitor and agent, thumbs down, and the feedback'],
  'Visitor has the name or the email.': [
    'marks a chat that no one answered, and identifies a visitor by email',
    'has the columns of the specification, with times in the zone',
  ],
  'Visitor has the channel link.': ['has the columns of the specification, with times in the zone'],
  'Visitor has a hover popover “more details...”.': [
    'open by a press, with all that is known, and close by Escape',
    'opens the details by mouse, finger and keyboard',
  ],
  'Agent has the avatar, the name and the reply time.': [
    'shows the pictures of visitor and agent, thumbs down, and the feedback',
    'knows who answered and how quickly, and when no one did',
  ],
  'Rating is thumbs up or down.': [
    'has the columns of the specification, with times in the zone',
    'shows the pictures of visitor and agent, thumbs down, and the feedback',
  ],
  'Feedback has the visitor’s text.': ['shows the pictures of visitor and agent, thumbs down, and the feedback'],
  'The empty state reads “No data available.”': [
    'says “No data available.” if no one chatted',
    'stories/flows/reports-history: PagesAndFilters',
  ],
  'The history pages by Previous and Next.': ['turns pages that count from 1'],
  'The paging reads “Showing x to y of z results”.': ['turns pages that count from 1'],
  'The history has download buttons.': [
    '%s has a date range, a selector “%s”, and downloads as CSV and JSON',
    'holds all chats that pass the filters, under the name of the product',
  ],
  'The page URL in the popover is shown without protocol and cut to 32 characters.': [
    'shows 32 characters of a page without its protocol and an ellipsis, and keeps the whole address',
    '%s is shown as %s',
  ],
  'The availability is titled “Operator Availability”.': [
    'draws each day as a bar with its percentage, below the hours of a day',
  ],
  'The availability is a per-day bar chart of online periods.': [
    'draws each day as a bar with its percentage, below the hours of a day',
    'each period of a day is a bar from its start to its end, and words',
  ],
  'The bars are green.': ['the times that somebody was online are green'],
  'The axis has 24 hours.': [
    'a 24-hour axis has 12 labels of two digits, every 2 hours, in %s',
    'each period of a day is a bar from its start to its end, and words',
  ],
  'Each day has a percentage.': [
    'draws each day as a bar with its percentage, below the hours of a day',
    'only what goes from offline to online is drawn',
  ],
  'The hour labels are every 2 hours, 12 in all.': ['a 24-hour axis has 12 labels of two digits, every 2 hours, in %s'],
  'The availability has download buttons.': [
    '%s has a date range, a selector “%s”, and downloads as CSV and JSON',
    'as CSV has a line for each day, with the times of its zone',
  ],
};
