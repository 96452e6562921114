import * as z from 'zod/mini';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
/** `public`: no token. `user`: any signed-in person. `admin`: refused to agents with `not_admin`. */
export type Access = 'public' | 'user' | 'admin';

/** The names between braces in a path: `id` and `uid` of `/a/{id}/b/{uid}`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string | number } & PathParams<Rest>
  : unknown;

/** What a call is sent with: the parameters of its path, its body and its query, when it has any. */
export type CallInput<Path extends string, Request, Query> = (unknown extends PathParams<Path>
  ? { params?: undefined }
  : { params: PathParams<Path> }) &
  ([Request] extends [never] ? { body?: undefined } : { body: Request }) &
  ([Query] extends [never] ? { query?: undefined } : { query: Query });

/** One call of the product's API: what client and service both are made from, so that they cannot drift apart. */
export interface Call<
  Path extends string = string,
  Request = unknown,
  Answer = unknown,
  Query = unknown,
  Sent = unknown,
> {
  method: Method;
  /** Relative to `/v1`, parameters in braces. */
  path: Path;
  access: Access;
  /** What is sent, checked strictly by the service; absent where nothing is sent. */
  request?: z.ZodMiniType<Request> | undefined;
  /** How `request` travels; JSON unless said otherwise. `multipart` bodies are read by the call's own handler. */
  encoding?: 'json' | 'form' | 'multipart' | undefined;
  /** What stands behind the question mark, every value as text, checked strictly by the service. */
  query?: z.ZodMiniType<Query> | undefined;
  /** What comes back, checked tolerantly by the client. `nothing` accepts any success, an empty one included. */
  answer: z.ZodMiniType<Answer, Sent>;
  /** A read that changes something, and so is never retried. */
  hasSideEffect?: boolean | undefined;
}

/** A call as it is defined, with the client's method for it. */
export interface ClientCall<
  Path extends string,
  Request,
  Answer,
  Query,
  Sent,
  Name extends string,
  Args extends unknown[],
> extends Call<Path, Request, Answer, Query, Sent> {
  /** Its name in the list of all calls. */
  name: Name;
  /** What the client's method takes before its options, every argument required, and where each goes. */
  args?: ((...args: Args) => CallInput<Path, NoInfer<Request>, NoInfer<Query>>) | undefined;
  /** In place of `args`: the client's method that is written by hand. */
  byHand?: string | undefined;
}

/** What a call's answer is read as. */
export type AnswerOf<C> = C extends { answer: z.ZodMiniType<infer Answer> } ? Answer : never;

/** The answer of a call of which only the success counts. */
export const nothing: z.ZodMiniType<void> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
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
