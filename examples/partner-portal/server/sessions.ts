import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { findPerson, type Person } from './people.ts';

const cookie = 'fernwood_session';
const eightHours = 8 * 60 * 60;

export interface Sessions {
  begin(c: Context, person: Person): void;
  /** Whose session the request belongs to. */
  personOf(c: Context): Person | undefined;
  end(c: Context): void;
}

/** The portal's own sessions, which know nothing of Chatdeck. A portal with many processes keeps them in a database. */
export function createSessions(): Sessions {
  const people = new Map<string, string>();
  return {
    begin(c, person) {
      const id = randomBytes(24).toString('base64url');
      people.set(id, person.id);
      const secure = new URL(c.req.url).protocol === 'https:';
      setCookie(c, cookie, id, { httpOnly: true, sameSite: 'Strict', secure, path: '/portal', maxAge: eightHours });
    },
    personOf(c) {
      return findPerson(people.get(getCookie(c, cookie) ?? '') ?? '');
    },
    end(c) {
      people.delete(getCookie(c, cookie) ?? '');
      deleteCookie(c, cookie, { path: '/portal' });
    },
  };
}
