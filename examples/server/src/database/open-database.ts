import type { Logger } from 'pino';
import type { Config } from '../config';
import type { OpenDatabase } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/** Opens the database that the settings name, and updates its tables. */
export function openDatabase(config: Config, migrationsDir: string, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openPglite(config.dataDir, migrationsDir);
  const onError = (error: Error) => log.error({ err: error }, 'database connection');
  return openPostgres(config.databaseUrl, migrationsDir, onError, config.timeouts);
}
