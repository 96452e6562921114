import { cookieSession } from 'chatdeck/client';

/** Chatdeck's token in the cookie `auth_token`, which the server reads as well. */
export const tokens = cookieSession();
