import { existsSync } from 'node:fs';
import { readArguments } from './backup/arguments';
import { backUp } from './backup/backup';
import { runCommand } from './command';
import { StartError } from './start-error';

await runCommand(
  () => {
    const { file, isForced } = readArguments(process.argv.slice(2), 'npm run backup -- FILE [--force]');
    if (existsSync(file) && !isForced) throw new StartError(`${file} exists. Choose another name, or add --force.`);
    return file;
  },
  async ({ database }, file) => {
    const count = await database.alone((db) => backUp(db, file));
    return `Wrote ${count} rows to ${file}.`;
  },
);
