import * as z from 'zod/mini';
import { isJsonObject, type JsonObject } from '../core/tolerant';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
/**
 * `public`: no token. `user`: any signed-in user. `admin`: agents are rejected with `not_admin`. `key`: a partner's
 * server with a service key.
 */
export type Access = 'public' | 'user' | 'admin' | 'key';

/** Parameter names in a path: `id` and `uid` of `/a/{id}/b/{uid}`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string | number } & PathParams<Rest>
  : unknown;

/** A call's input: path parameters, body, and query, when it has any. */
export type CallInput<Path extends string, Request, Query> = (unknown extends PathParams<Path>
  ? { params?: undefined }
  : { params: PathParams<Path> }) &
  ([Request] extends [never] ? { body?: undefined } : { body: Request }) &
  ([Query] extends [never] ? { query?: undefined } : { query: Query });

/** A call of the product's API. Client and service are both derived from it, so they cannot drift apart. */
export interface Call<
  Path extends string = string,
  Request = unknown,
  Answer = unknown,
  Query = unknown,
  Sent = unknown,
> {
  method: Method;
  /** Relative to `/v1`, with parameters in braces. */
  path: Path;
  access: Access;
  /** Request body schema, checked strictly by the service; absent when there is no body. */
  request?: z.ZodMiniType<Request> | undefined;
  /** Encoding of `request`; JSON by default. The call's own handler reads `multipart` bodies. */
  encoding?: 'json' | 'form' | 'multipart' | undefined;
  /** Query string schema, with every value as text, checked strictly by the service. */
  query?: z.ZodMiniType<Query> | undefined;
  /**
   * Response schema, checked tolerantly by the client. `nothing` and `storedFields` accept any success, including an
   * empty body.
   */
  answer: z.ZodMiniType<Answer, Sent>;
  /** The response's list that the query limits, and to how many rows. The client cuts what a server sends beyond. */
  paging?: { rows: string; sizeOf(query: Query): number } | undefined;
  /** A read with a side effect; never retried. */
  hasSideEffect?: boolean | undefined;
  /** Noted in the change log, if the server has one. `?how=` says how the change was made; it can be ignored. */
  isLogged?: boolean | undefined;
  /** A server can do without it, and so can every screen. */
  isOptional?: boolean | undefined;
}

/** A call definition together with its client method. */
export interface ClientCall<
  Path extends string,
  Request,
  Answer,
  Query,
  Sent,
  Name extends string,
  Args extends unknown[],
> extends Call<Path, Request, Answer, Query, Sent> {
  /** The call's name in the list of all calls. */
  name: Name;
  /** Maps the client method's arguments, all required, to the call's input. Options come after them. */
  args?: ((...args: Args) => CallInput<Path, NoInfer<Request>, NoInfer<Query>>) | undefined;
  /** Instead of `args`: the name of a handwritten client method. */
  byHand?: string | undefined;
}

/** The type a call's response is read as. */
export type AnswerOf<C> = C extends { answer: z.ZodMiniType<infer Answer> } ? Answer : never;

/** Response schema for calls where only success matters. */
export const nothing: z.ZodMiniType<void> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** Response schema for saves: the fields of the stored object that the response has, possibly none. */
export const storedFields: z.ZodMiniType<JsonObject> = z.pipe(
  z.unknown(),
  z.transform((answer) => (isJsonObject(answer) ? answer : {})),
);

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Path extends string,
  const Name extends string,
  Request = never,
  Answer = unknown,
  Query = never,
  Sent = unknown,
  Args extends unknown[] = never,
>(
  call: ClientCall<Path, Request, Answer, Query, Sent, Name, Args>,
): ClientCall<Path, Request, Answer, Query, Sent, Name, Args> {
  return call;
}
