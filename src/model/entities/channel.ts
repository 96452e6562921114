import type * as z from 'zod/mini';
import { entity, idSchema, textField } from '../core/tolerant';

/** Answer schema of a team chat room. */
export const channelSchema = entity({ Id: idSchema, Name: textField, Topic: textField });
export type Channel = z.infer<typeof channelSchema>;
