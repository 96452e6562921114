import * as z from 'zod/mini';
import { entity, flagField, idSchema, optionalIdField, textField } from '../core/tolerant';

/** Answer schema of a saved reply. */
export const savedReplySchema = entity({
  id: idSchema,
  label: textField,
  /** Separated by commas. */
  triggerPhrases: textField,
  autoSend: flagField,
  shortcut: textField,
  response: textField,
  chatEndpointId: optionalIdField,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** Request schema: with an `id` the reply of that id is replaced. */
export const savedReplyRequest = z.looseObject({
  id: z.optional(idSchema),
  label: z.string().check(z.minLength(1)),
  triggerPhrases: z.optional(z.string()),
  autoSend: z.optional(z.boolean()),
  shortcut: z.optional(z.string()),
  response: z.string().check(z.minLength(1)),
  /** The widget it belongs to; the path decides. */
  chatEndpointId: z.optional(idSchema),
});
export type SavedReplyRequest = z.infer<typeof savedReplyRequest>;
