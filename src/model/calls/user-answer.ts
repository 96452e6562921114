import type * as z from 'zod/mini';
import { userSchema, type SentUser, type User } from '../entities/user';

/** Response with the signed-in user. Named, so that declarations do not repeat every field for each call. */
export const userAnswer: z.ZodMiniType<User, SentUser> = userSchema;
