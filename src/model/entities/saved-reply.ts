import * as z from 'zod/mini';
import { entity, flagField, idSchema, optionalIdField, textField } from '../core/tolerant';

/** Response schema of a saved reply. */
export const savedReplySchema = entity({
  id: idSchema,
  label: textField,
  /** Comma-separated. */
  triggerPhrases: textField,
  autoSend: flagField,
  shortcut: textField,
  response: textField,
  chatEndpointId: optionalIdField,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** Request schema: replaces the reply with this `id`, if given. */
export const savedReplyRequest = z.looseObject({
  id: z.optional(idSchema),
  label: z.string().check(z.minLength(1)),
  triggerPhrases: z.optional(z.string()),
  autoSend: z.optional(z.boolean()),
  shortcut: z.optional(z.string()),
  response: z.string().check(z.minLength(1)),
  /** The reply's widget; the path takes precedence. */
  chatEndpointId: z.optional(idSchema),
});
export type SavedReplyRequest = z.infer<typeof savedReplyRequest>;
