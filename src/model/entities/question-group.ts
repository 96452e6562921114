import * as z from 'zod/mini';
import { entity, flagField, idSchema, optionalIdField, textField } from '../core/tolerant';

/** A question or one of its answers. */
export interface QuestionNode {
  id: string;
  text: string;
  isQ: boolean;
  /** '', `new`, `next`, `form`, `customResponse`, or the Uuid of the widget to chat in. */
  action: string;
  customResponseText: string;
  children: readonly QuestionNode[];
  expanded: boolean;
}

/** Answer schema of a group of guided questions. */
export const questionGroupSchema = entity({
  uid: z.string().check(z.minLength(1)),
  accountId: optionalIdField,
  label: textField,
  shortcut: textField,
  /** Opens by itself when the widget opens; only one group of an account does. */
  auto: flagField,
  prompt: textField,
  /** JSON text of the list of top-level questions; read by `readTree`. */
  treeJson: z.string(),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/** Request schema of a group that is stored. */
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
