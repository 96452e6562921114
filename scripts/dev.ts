import { spawn } from 'node:child_process';

const sources = ['src', '../../src/model', '../../src/service'];
const children = [
  start(
    'tsup',
    sources.flatMap((folder) => ['--watch', folder]),
    'examples/server',
  ),
  start('vite', ['examples/dashboard'], '.'),
];

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop).on('SIGTERM', stop);

function start(command: string, args: string[], cwd: string) {
  // A separate process group, so that the server tsup starts stops with tsup.
  return spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
}

function stop() {
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // The group is gone already.
    }
  }
}
