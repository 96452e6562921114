import { readArguments } from './backup/arguments';
import { restore } from './backup/restore';
import { runCommand } from './command';

await runCommand(
  () => readArguments(process.argv.slice(2), 'npm run restore -- FILE [--force]'),
  async ({ database }, { file, isForced }) => {
    const count = await database.alone((db) => restore(db, file, isForced));
    return `Restored ${count} rows from ${file}.`;
  },
);
