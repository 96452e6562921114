/** What the specification says of the support and error pages. */
export const section = {
  'Support has the heading “Support”.': ['Support has its title and an invitation to write'],
  'Support has the message “Contact us! We are happy to help with any questions or feedback!”': [
    'Support has its title and an invitation to write',
  ],
  'Support has an embedded contact frame, at the theme’s contactFrameUrl.': [
    'embeds the contact frame that the theme names, with the mail link below',
  ],
  'The reference server serves the page of the contact frame.': [
    'a signed-out person reaches Support from the sign-in page, and the mail arrives',
  ],
  'The error page reads “Oh no! An unexpected error occurred, please contact support.”': [
    'the error page is a panel headed as an error, with what happened',
  ],
  'The error page is a panel headed as an error.': ['the error page is a panel headed as an error, with what happened'],
};
