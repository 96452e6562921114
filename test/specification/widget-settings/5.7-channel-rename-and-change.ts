/** What the specification says of the rules of a channel's name. */
export const section = {
  'The hint says that Slack channel names must be lowercase, without spaces or punctuation.': [
    'the field for a new name says what Slack takes, and the limit that holds here',
  ],
  'A second line says the limit that is enforced.': [
    'the field for a new name says what Slack takes, and the limit that holds here',
  ],
  'A name that breaks the rule of new channels is not sent.': [
    'sends no name that Slack would reject, and no unchanged one',
    '%j is rejected for: %s',
  ],
  'The server refuses such a name as well.': ['rejects the name %j'],
};
