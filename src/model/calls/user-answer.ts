import type * as z from 'zod/mini';
import { userSchema, type SentUser, type User } from '../entities/user';

/** The signed-in person, by name, so that declarations do not repeat all fields for each call. */
export const userAnswer: z.ZodMiniType<User, SentUser> = userSchema;
