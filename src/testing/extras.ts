import type {
  WireBotUser,
  WireQuestionGroup,
  WireQuestionNode,
  WireSavedReply,
  WireTeamUser,
} from '../service/contract/wire';

/** A question of a tree: by default one without answers. */
export function makeQuestionNode(overrides: Partial<WireQuestionNode> = {}): WireQuestionNode {
  return {
    id: 'q7c2m5x9kd',
    text: 'How can we help you?',
    isQ: true,
    action: '',
    customResponseText: '',
    children: [],
    expanded: true,
    ...overrides,
  };
}

/** A question group as the server sends it: by default one question with two answers. */
export function makeQuestionGroup(overrides: Partial<WireQuestionGroup> = {}): WireQuestionGroup {
  const answers = [
    makeQuestionNode({ id: 'a1p8z3v6nh', text: 'Leave a message', isQ: false, action: 'form' }),
    makeQuestionNode({
      id: 'a4t9r2b7ws',
      text: 'Where is my order?',
      isQ: false,
      action: 'customResponse',
      customResponseText: 'See <b>Orders</b> in your account.',
    }),
  ];
  return {
    uid: 'g5d8k1y4fj',
    accountId: 1,
    label: 'First questions',
    shortcut: 'first',
    auto: false,
    prompt: 'Hi! What brings you here?',
    treeJson: JSON.stringify([makeQuestionNode({ children: answers })]),
    ...overrides,
  };
}

/** A saved reply as the server sends it. */
export function makeSavedReply(overrides: Partial<WireSavedReply> = {}): WireSavedReply {
  return {
    id: 501,
    label: 'Shipping to Alaska',
    triggerPhrases: 'alaska, hawaii',
    autoSend: false,
    shortcut: 'alaska',
    response: 'We ship to Alaska and Hawaii within eight days.',
    chatEndpointId: 11,
    ...overrides,
  };
}

/** A bot that was added to a widget, as the server sends it. */
export function makeBotUser(overrides: Partial<WireBotUser> = {}): WireBotUser {
  return { userID: 'U04STATUS', name: 'statusbot', botID: 'B04STATUS', ...overrides };
}

/** A workspace user as the server sends them. */
export function makeTeamUser(overrides: Partial<WireTeamUser> = {}): WireTeamUser {
  return { id: 'U04DANA', name: 'dana.whitfield', is_bot: false, profile: { bot_id: '' }, ...overrides };
}
