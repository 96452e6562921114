import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** Fields of an error body; lowercase `message` and `code` are accepted too. */
export const errorBodySchema = z.looseObject({
  Message: text,
  message: text,
  Code: text,
  code: text,
  /** The rejected field. */
  Path: text,
});
