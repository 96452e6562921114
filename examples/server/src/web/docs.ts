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
      'A trigger is a message that visitors get by themselves once they have been on a page for a while. Each fires at most once per visitor.',
      'Name the pages by their address or a part of it. A page that none of your triggers names shows none.',
      'The minimum delay is the pause between two triggers for the same visitor.',
    ],
  },
  'question-groups': {
    title: 'Question groups',
    paragraphs: [
      'A question group leads visitors through questions with ready answers before anybody of your team has to write.',
      'Each answer leads on: to another question, to a reply, to the offline form, or to the room of another widget.',
      'One group may open by itself when the widget opens. Your team calls up the others by their shortcuts.',
    ],
  },
  'saved-replies': {
    title: 'Saved replies',
    paragraphs: [
      'A saved reply is an answer that your team uses again and again. Your FAQs are a good starting point.',
      'Give it trigger phrases, and it is offered to your team when a visitor writes one of them, in whole words and in upper or lower case. Switched to be sent at once, it reaches the visitor by itself.',
      'A shortcut is one word by which your team calls the reply up in Slack. No other reply or question group may have it.',
      'Try a message before your visitors do: the tab says which replies it brings up, and which of your phrases collide.',
    ],
  },
  integrations: {
    title: 'Integrations',
    paragraphs: [
      'Visitors see what people of your team write to them. Add bots or further people of your Slack workspace, and what they write in a conversation’s channel reaches the visitor as well.',
      'The list of your workspace needs one more permission of Slack, users:read. Where it is missing, a link leads to the page that asks for it.',
      'Whoever is removed can be brought back at once.',
    ],
  },
};
