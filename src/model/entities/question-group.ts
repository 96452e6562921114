import * as z from 'zod/mini';
import { entity, flagField, idSchema, optionalIdField, textField } from '../core/tolerant';

/** A question or one of its answers. */
export interface QuestionNode {
  id: string;
  text: string;
  isQ: boolean;
  /** '', `new`, `next`, `form`, `customResponse`, or the UUID of the widget to chat with. */
  action: string;
  customResponseText: string;
  children: readonly QuestionNode[];
  expanded: boolean;
}

/** Response schema of a question group. */
export const questionGroupSchema = entity({
  uid: z.string().check(z.minLength(1)),
  accountId: optionalIdField,
  label: textField,
  shortcut: textField,
  /** Opens automatically with the widget; at most one group per account. */
  auto: flagField,
  prompt: textField,
  /** The list of top-level questions as JSON text; read by `readTree`. */
  treeJson: z.string(),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/** Request schema for saving a group. */
export const questionGroupRequest = z.looseObject({
  uid: z.string().check(z.minLength(1), z.maxLength(64)),
  accountId: z.optional(idSchema),
  label: z.string().check(z.minLength(1)),
  shortcut: z.optional(z.string()),
  auto: z.boolean(),
  prompt: z.optional(z.string().check(z.maxLength(1024))),
  treeJson: z.string(),
});
export type QuestionGroupRequest = z.infer<typeof questionGroupRequest>;
