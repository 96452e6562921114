import { questionGroupRequest, questionGroupSchema, type QuestionGroupRequest } from '../entities/question-group';
import { rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

/** Groups belong to the account; any of its widgets leads to them. */
export const questionGroupCalls = {
  /** All groups of the account. */
  list: defineCall({
    name: 'listQuestionGroups',
    method: 'GET',
    path: '/chat_endpoints/{id}/question_groups',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(questionGroupSchema),
  }),
  /** Creates or, for a known `uid`, replaces. With `auto` on, the others' `auto` goes off. A bad field is `invalid`. */
  save: defineCall({
    name: 'saveQuestionGroup',
    method: 'POST',
    path: '/chat_endpoints/{id}/question_groups',
    access: 'user',
    request: questionGroupRequest,
    args: (widgetId: Id, group: QuestionGroupRequest) => ({ params: { id: widgetId }, body: group }),
    answer: nothing,
  }),
  /** Deletes a group for all widgets. */
  delete: defineCall({
    name: 'deleteQuestionGroup',
    method: 'DELETE',
    path: '/chat_endpoints/{id}/question_groups/{uid}',
    access: 'user',
    args: (widgetId: Id, uid: string) => ({ params: { id: widgetId, uid } }),
    answer: nothing,
  }),
};
