import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../start-error';
import { casing, type OpenDatabase } from './database';
import { lockFolder } from './lock-folder';

/** Opens the embedded database of a folder, which this process then has for itself, and brings its tables up to date. */
export async function openPglite(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  createFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  let client: PGlite | undefined;
  const close = async () => {
    await client?.close();
    unlock();
  };
  try {
    client = await PGlite.create(join(dataDir, 'pglite'));
    const db = drizzle({ client, casing });
    await migrate(db, { migrationsFolder });
    return { db, alone: (work) => work(db), close };
  } catch (error) {
    await close();
    throw cannotOpen(dataDir, error);
  }
}

function cannotOpen(dataDir: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  const advice = [
    'Check that the disk has free space and that this user can write to the folder.',
    `If its files are damaged, move ${join(dataDir, 'pglite')} away and run "npm run restore" with your last backup.`,
  ];
  return new StartError(`The data folder ${dataDir} cannot be used: ${reason}. ${advice.join(' ')}`, { cause: error });
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made: ${(error as Error).message}. Set CHATDECK_DATA to one that this user can create.`,
      { cause: error },
    );
  }
}
