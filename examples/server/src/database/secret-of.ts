import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { secrets } from './schema';

/** A random key that all processes of a database share, made when it is first asked for. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`there is no secret ${name}`);
  return secret.value;
}
