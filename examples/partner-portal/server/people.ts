import { createHash, timingSafeEqual } from 'node:crypto';

/** A user of the portal, and who they are at Chatdeck. */
export interface Person {
  id: string;
  name: string;
  shop: string;
  email: string;
  /** What the portal itself signs in with at Chatdeck. It never leaves the server. */
  chat: { email: string; password: string };
}

const password = process.env.PORTAL_PASSWORD ?? 'fernwood-demo';
const chatPassword = process.env.CHAT_PASSWORD ?? 'chatdeck-demo';

/** A portal has a database for this. */
const people: Person[] = [
  {
    id: 'robin',
    name: 'Robin Vale',
    shop: 'Vale & Daughters',
    email: 'robin@fernwood.test',
    chat: { email: 'admin@acme.test', password: chatPassword },
  },
  {
    id: 'sasha',
    name: 'Sasha Birch',
    shop: 'Birch Bikes',
    email: 'sasha@fernwood.test',
    chat: { email: 'owner@globex.test', password: chatPassword },
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
