import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { openDatabase } from './database/open-database';
import { createLog } from './log';
import { runServiceKeyCommand } from './partners/service-key-command';
import { argonPasswords } from './passwords';
import { fillWithDemo } from './seed/fill';
import { StartError } from './start-error';
import { createSqlStore } from './store';

/** This file and its build are both one level below the server's folder. */
const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, migrationsDir, log);
  try {
    // As the server does, so that a key can be created before its first start.
    if (config.hasDemo) {
      await database.alone((db) => fillWithDemo(db, argonPasswords, new Date(), config.seedChats));
    }
    const store = createSqlStore(database.db);
    const onAudit = (event: object) => log.info(event, 'audit');
    console.log(await runServiceKeyCommand(process.argv.slice(2), { store, onAudit }));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
