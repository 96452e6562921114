export { cookieSession, type CookieSessionOptions, type SessionEnd, type TokenStore } from './cookie-session';
export { createClient, type Client } from './create-client';
export type { ExportedWidget } from './chat-collection';
export {
  exportChats,
  type ChatExport,
  type ChatExportOptions,
  type ChatExportState,
  type ReadChats,
} from './chat-export';
export type { PortalRequest } from '../model/calls/accounts';
export type { CallOptions, ClientOptions, ClientSession } from './options';
export type { QuestionGroupRequest } from '../model/entities/question-group';
export type { ChatsRequest } from '../model/calls/reports';
export type { SavedReplyRequest } from '../model/entities/saved-reply';
export type { AddBotRequest } from '../model/calls/team';
export type { NewPassword, SignupRequest } from '../model/calls/users';
export { trackingId } from './tracking-id';
export type { UpdateConfigOptions, UploadOptions } from './widgets';
export { isProblem, toProblem, type Problem, type ProblemKind } from '../model/core/problem';
