import { runCommand } from './command';
import { readServiceKeyCommand, runServiceKeyCommand } from './partners/service-key-command';
import { argonPasswords } from './passwords';
import { fillWithDemo } from './seed/fill';
import { createSqlStore } from './store';

await runCommand(
  () => readServiceKeyCommand(process.argv.slice(2)),
  async ({ config, log, database }, given) => {
    // As the server does, so that a key can be created before its first start.
    if (config.hasDemo) {
      await database.alone((db) => fillWithDemo(db, argonPasswords, new Date(), config.seedChats));
    }
    const store = createSqlStore(database.db);
    const onAudit = (event: object) => log.info(event, 'audit');
    return runServiceKeyCommand(given, { store, onAudit });
  },
);
