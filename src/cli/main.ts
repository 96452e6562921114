#!/usr/bin/env node
import process from 'node:process';
import { run } from './run';

const code = run(process.argv.slice(2), {
  print: (text) => void process.stdout.write(`${text}\n`),
  report: (text) => void process.stderr.write(`${text}\n`),
});
void code.then((exitCode) => (process.exitCode = exitCode));
