import * as z from 'zod/mini';
import { entity, instantField, rowsOf, textField } from '../core/tolerant';

/**
 * Response schema of the visitor in a chat. Every text is written by the visitor: untrusted, and decoded with
 * `decodeEntities` for display.
 */
export const visitorSchema = entity({
  name: textField,
  email: textField,
  avatarUrl: textField,
  location: textField,
  createdAt: instantField,
  currentPage: textField,
  identUserId: textField,
  /** JSON text of key/value pairs. */
  identTraits: textField,
});
export type Visitor = z.infer<typeof visitorSchema>;

const noVisitor: Visitor = {
  name: '',
  email: '',
  avatarUrl: '',
  location: '',
  createdAt: null,
  currentPage: '',
  identUserId: '',
  identTraits: '',
};

/** Response schema of a chat in the history. */
export const chatSchema = entity({
  startedAt: instantField,
  endedAt: instantField,
  title: textField,
  channelUrl: textField,
  channelName: textField,
  /** Empty when no one answered. */
  agentName: textField,
  agentAvatarUrl: textField,
  /** Null when no one answered, sent as `0001-01-01T00:00:00Z`. */
  firstResponseAt: instantField,
  chatRating: z.catch(z.nullable(z.enum(['up', 'down'])), null),
  chatFeedback: textField,
  visitor: z.catch(visitorSchema, noVisitor),
});
export type Chat = z.infer<typeof chatSchema>;

/** A page of the history, with the total number of chats. */
export const chatsSchema = entity({ chats: rowsOf(chatSchema), totalChats: z.number().check(z.gte(0)) });
export type Chats = z.infer<typeof chatsSchema>;
