import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. It is the token of the project at chromatic.com, under Manage > Configure;\n' +
      '`npm run look` compares pictures without an account.',
  );
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit', shell: true });
process.exit(status ?? 1);
