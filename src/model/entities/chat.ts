import * as z from 'zod/mini';
import { entity, instantField, rowsOf, textField } from '../core/tolerant';

/** Answer schema of the person who chatted. Every text is a visitor's: hostile, and decoded by `decodeEntities` to be shown. */
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

/** Answer schema of a chat in the history. */
export const chatSchema = entity({
  startedAt: instantField,
  endedAt: instantField,
  title: textField,
  channelUrl: textField,
  channelName: textField,
  /** Empty when nobody answered. */
  agentName: textField,
  agentAvatarUrl: textField,
  /** None, sent as `0001-01-01T00:00:00Z`, when nobody answered. */
  firstResponseAt: instantField,
  chatRating: z.catch(z.nullable(z.enum(['up', 'down'])), null),
  chatFeedback: textField,
  visitor: z.catch(visitorSchema, noVisitor),
});
export type Chat = z.infer<typeof chatSchema>;

/** A page of the history and how many chats there are in all. */
export const chatsSchema = entity({ chats: rowsOf(chatSchema), totalChats: z.number().check(z.gte(0)) });
export type Chats = z.infer<typeof chatsSchema>;
