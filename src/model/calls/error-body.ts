import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** What an error's body may carry; `message` and `code` are read as well. */
export const errorBodySchema = z.looseObject({
  Message: text,
  message: text,
  Code: text,
  code: text,
  /** The field that was refused. */
  Path: text,
});
