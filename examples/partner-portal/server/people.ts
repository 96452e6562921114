import { createHash, timingSafeEqual } from 'node:crypto';

/** A user of the portal, and what they are at Chatdeck. */
export interface Person {
  id: string;
  name: string;
  shop: string;
  email: string;
  /** Their shop's account at Chatdeck, and what they can do there. */
  chat: { accountId: number; role: 'admin' | 'agent' };
}

const password = process.env.PORTAL_PASSWORD ?? 'fernwood-demo';

/** A portal has a database for this. */
const people: Person[] = [
  {
    id: 'robin',
    name: 'Robin Vale',
    shop: 'Vale & Daughters',
    email: 'robin@fernwood.test',
    chat: { accountId: 1, role: 'admin' },
  },
  {
    id: 'sasha',
    name: 'Sasha Birch',
    shop: 'Birch Bikes',
    email: 'sasha@fernwood.test',
    chat: { accountId: 2, role: 'admin' },
  },
];

export function findPerson(id: string): Person | undefined {
  return people.find((person) => person.id === id);
}

export function signIn(email: string, given: string): Person | undefined {
  const isRight = timingSafeEqual(digest(given), digest(password));
  return isRight ? people.find((person) => person.email === email.trim().toLowerCase()) : undefined;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
