import type { Id, QuestionNode } from '../../model';

/** A node of a question group's tree as it stands in `treeJson` (widget settings, section 3). */
export type WireQuestionNode = QuestionNode;

/** A question group as it travels. */
export interface WireQuestionGroup {
  uid: string;
  accountId: Id;
  label: string;
  shortcut: string;
  auto: boolean;
  prompt: string;
  /** JSON text of a list of `WireQuestionNode`. */
  treeJson: string;
}

/** A saved reply as it travels. */
export interface WireSavedReply {
  id: Id;
  label: string;
  /** Separated by commas. */
  triggerPhrases: string;
  autoSend: boolean;
  shortcut: string;
  response: string;
  chatEndpointId: Id;
}

/** A person or bot that was added to a widget, as they travel. */
export interface WireBotUser {
  userID: string;
  name: string;
  botID: string;
}

/** A person or bot of the workspace, as they travel. */
export interface WireTeamUser {
  id: string;
  name: string;
  is_bot: boolean;
  profile: { bot_id: string };
}
