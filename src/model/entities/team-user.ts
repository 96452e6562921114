import * as z from 'zod/mini';
import { entity, flagField, idSchema, textField } from '../core/tolerant';

/** Response schema of a person or bot added to a widget. */
export const botUserSchema = entity({ userID: idSchema, name: textField, botID: textField });
export type BotUser = z.infer<typeof botUserSchema>;

/** Response schema of a person or bot in the workspace. */
export const teamUserSchema = entity({
  id: idSchema,
  name: textField,
  is_bot: flagField,
  profile: z.catch(entity({ bot_id: textField }), { bot_id: '' }),
});
export type TeamUser = z.infer<typeof teamUserSchema>;
