import * as z from 'zod/mini';
import { defineCall, nothing } from './call';
import { questionGroupRequest, questionGroupSchema } from '../entities/question-group';
import { savedReplyRequest, savedReplySchema } from '../entities/saved-reply';
import { botUserSchema, teamUserSchema } from '../entities/team-user';
import { idSchema, rowsOf } from '../core/tolerant';

/** GET …/question_groups: all groups of the account, through any of its widgets. */
export const listQuestionGroups = defineCall({
  method: 'GET',
  path: '/chat_endpoints/{id}/question_groups',
  access: 'user',
  answer: rowsOf(questionGroupSchema),
});

/** POST …/question_groups: creates or, for a known `uid`, replaces. With `auto` on, the others' `auto` goes off. */
export const saveQuestionGroup = defineCall({
  method: 'POST',
  path: '/chat_endpoints/{id}/question_groups',
  access: 'user',
  request: questionGroupRequest,
  answer: nothing,
});

/** DELETE …/question_groups/{uid}: deletes the group for all widgets. */
export const deleteQuestionGroup = defineCall({
  method: 'DELETE',
  path: '/chat_endpoints/{id}/question_groups/{uid}',
  access: 'user',
  answer: nothing,
});

/** GET …/users: people and bots of the workspace. Refused with `missing_scope` without the users:read permission. */
export const listTeamUsers = defineCall({
  method: 'GET',
  path: '/chat_endpoints/{id}/users',
  access: 'user',
  answer: rowsOf(teamUserSchema),
});

/** GET …/bot_users: those that were added to the widget. */
export const listBotUsers = defineCall({
  method: 'GET',
  path: '/chat_endpoints/{id}/bot_users',
  access: 'user',
  answer: rowsOf(botUserSchema),
});

/** POST …/bot: adds a person or bot to the widget. */
export const addBotUser = defineCall({
  method: 'POST',
  path: '/chat_endpoints/{id}/bot',
  access: 'user',
  request: z.looseObject({ userID: idSchema, name: z.string(), botID: z.optional(z.string()) }),
  answer: nothing,
});

/** DELETE …/bot: removes one; `ID` is the entry's `userID`. */
export const removeBotUser = defineCall({
  method: 'DELETE',
  path: '/chat_endpoints/{id}/bot',
  access: 'user',
  request: z.looseObject({ ID: idSchema, name: z.optional(z.string()) }),
  answer: nothing,
});

/** GET …/saved_replies: the widget's canned replies. */
export const listSavedReplies = defineCall({
  method: 'GET',
  path: '/chat_endpoints/{id}/saved_replies',
  access: 'user',
  answer: rowsOf(savedReplySchema),
});

/** POST …/saved_replies: creates or, with an `id`, replaces. */
export const saveSavedReply = defineCall({
  method: 'POST',
  path: '/chat_endpoints/{id}/saved_replies',
  access: 'user',
  request: savedReplyRequest,
  answer: nothing,
});

/** DELETE …/saved_replies/{replyId}: deletes one. */
export const deleteSavedReply = defineCall({
  method: 'DELETE',
  path: '/chat_endpoints/{id}/saved_replies/{replyId}',
  access: 'user',
  answer: nothing,
});
