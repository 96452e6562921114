/** A page of a few paragraphs. */
export interface TextPage {
  title: string;
  paragraphs: string[];
}

/** What the settings tabs link to with "Learn more", by the name below `/docs`. */
export const docsPages: Record<string, TextPage> = {
  triggers: {
    title: 'Triggers',
    paragraphs: [
      'A trigger is a message that visitors get automatically after some time on a page. Each trigger fires at most once per visitor.',
      'Choose pages by their URL or part of it. Visitors see no trigger on pages that don’t match one.',
      'The minimum delay is the time between two triggers for the same visitor.',
    ],
  },
  'question-groups': {
    title: 'Question groups',
    paragraphs: [
      'A question group guides visitors with ready-made questions and answers before your team has to reply.',
      'Each answer asks another question, gives a reply, shows the offline form, or opens a chat in another widget’s channel.',
      'One group can open automatically when a visitor opens the widget. Your team uses the other groups with their shortcuts.',
    ],
  },
  'saved-replies': {
    title: 'Saved replies',
    paragraphs: [
      'A saved reply is a reply your team can reuse. Your FAQs are a good starting point.',
      'Add trigger phrases, and the reply is offered to your team when a visitor types one of them. Phrases match whole words and aren’t case-sensitive. You can also have the reply sent automatically.',
      'A shortcut is one word your team types in Slack to use the reply. Each shortcut belongs to one reply or question group.',
      'Test a message before your visitors send it. The tab shows which replies match and which of your phrases overlap.',
    ],
  },
  integrations: {
    title: 'Integrations',
    paragraphs: [
      'Visitors see what operators write to them. Add bots or other users from your Slack workspace, and their messages in a chat’s channel reach the visitor too.',
      'To list your workspace’s users, Slack requires the users:read permission. If it’s missing, use the “Authorize expanded permissions” link.',
      'You can undo a removal right away.',
    ],
  },
};
