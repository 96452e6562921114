import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readConfig, type Config } from './config';
import type { OpenDatabase } from './database/database';
import { openDatabase } from './database/open-database';
import { createLog } from './log';
import { StartError } from './start-error';

/** This file's build is one level below the server's folder, as it is itself. */
const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));

interface Opened {
  config: Config;
  log: Logger;
  database: OpenDatabase;
}

/**
 * Runs a command on the database that the environment names, and prints what it returns. `read` looks at the arguments first,
 * so that a wrong one opens no database.
 */
export async function runCommand<Arguments>(
  read: () => Arguments,
  work: (opened: Opened, given: Arguments) => Promise<string>,
): Promise<void> {
  try {
    const given = read();
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const database = await openDatabase(config, migrationsDir, log);
    try {
      console.log(await work({ config, log, database }, given));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
