import type { BotUserRecord, QuestionGroupRecord, SavedReplyRecord } from 'chatdeck/service';
import { acmeId } from './accounts';

interface Node {
  text: string;
  action?: string;
  customResponseText?: string;
  children?: Node[];
}

/** Two groups, one of which opens automatically. */
export function seedQuestionGroups(): QuestionGroupRecord[] {
  const finder: Node = {
    text: 'What are you looking for?',
    children: [
      {
        text: 'A tent',
        action: 'new',
        children: [
          {
            text: 'For how many people?',
            children: [
              {
                text: 'One or two',
                action: 'customResponse',
                customResponseText: 'Have a look at the <b>Ridge 2</b>.',
              },
              { text: 'A family', action: 'next' },
            ],
          },
        ],
      },
      { text: 'Something else', action: 'next' },
    ],
  };
  const help: Node = {
    text: 'How can we help you with it?',
    children: [
      { text: 'Leave a message', action: 'form' },
      {
        text: 'Tell me how to choose',
        action: 'customResponse',
        customResponseText: 'Our <a href="https://acme.test/guides">guides</a> compare them all.',
      },
    ],
  };
  const order: Node = {
    text: 'What happened to your order?',
    children: [
      { text: 'It has not arrived', action: 'form' },
      { text: 'Something is missing', action: 'form' },
    ],
  };
  const group = (uid: string, parts: Pick<QuestionGroupRecord, 'label' | 'shortcut' | 'prompt'>, tree: Node[]) => ({
    accountId: acmeId,
    uid,
    isAuto: false,
    treeJson: JSON.stringify(writeNodes(tree, uid, true)),
    ...parts,
  });
  return [
    {
      ...group('g3x8k1v5mz', { label: 'Product finder', shortcut: 'finder', prompt: 'Find the right gear.' }, [
        finder,
        help,
      ]),
      isAuto: true,
    },
    group('t6b2n9w4qe', { label: 'Order help', shortcut: 'order', prompt: '' }, [order]),
  ];
}

export function seedSavedReplies(): SavedReplyRecord[] {
  const replies = [
    {
      widgetId: 1,
      label: 'Shipping to Alaska',
      triggerPhrases: 'alaska, hawaii',
      isAutoSent: false,
      shortcut: 'alaska',
      response: 'We ship to Alaska and Hawaii within eight days.',
    },
    {
      widgetId: 1,
      label: 'Store hours',
      triggerPhrases: 'opening hours,store hours,when are you open',
      isAutoSent: true,
      shortcut: 'hours',
      response: 'Our store in Portland is open from 9 to 6, Monday to Saturday.',
    },
    {
      widgetId: 4,
      label: 'Where is my order?',
      triggerPhrases: 'tracking,where is my order',
      isAutoSent: false,
      shortcut: 'tracking',
      response: 'Send us your order number and we’ll look it up.',
    },
    {
      widgetId: 5,
      label: 'How to return',
      triggerPhrases: '',
      isAutoSent: false,
      shortcut: 'return',
      response: 'You can return everything within 60 days: https://acme.test/returns',
    },
  ];
  return replies.map((reply, index) => ({ id: index + 1, ...reply }));
}

export function seedBotUsers(): BotUserRecord[] {
  return [
    { widgetId: 1, userId: 'U04STATUS', name: 'statusbot', botId: 'B04STATUS' },
    { widgetId: 1, userId: 'U0SANDBOX3', name: 'mei.chen', botId: '' },
  ];
}

/** Questions and answers alternate from level to level. */
function writeNodes(nodes: readonly Node[], path: string, isQ: boolean): object[] {
  return nodes.map(({ text, action = '', customResponseText = '', children = [] }, index) => {
    const id = `${path}-${index + 1}`;
    return { id, text, isQ, action, customResponseText, children: writeNodes(children, id, !isQ), expanded: true };
  });
}
