import { readFileSync, writeFileSync } from 'node:fs';
import { measure, type Size } from './sizes/measure.ts';

/** Prints what each part of the built package weighs; with `--update` its budgets follow, with a little room. */
const file = 'scripts/sizes/budgets.json';
const sizes = await measure(process.cwd());

if (process.argv.includes('--update')) {
  const budgets = Object.fromEntries(sizes.map(({ name, first }) => [name, budgetFor(first)]));
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
console.log(row(['KiB gzip', 'first', 'own', 'later', 'budget', 'limit', 'design']));
for (const size of sizes) console.log(row(cells(size)));

function cells({ name, first, own, later, limit, design }: Size): string[] {
  return [
    name,
    first.toFixed(1),
    own.toFixed(1),
    later ? later.toFixed(1) : '',
    text(budgets[name]),
    text(limit),
    text(design),
  ];
}

function row([name = '', ...numbers]: string[]): string {
  return name.padEnd(32) + numbers.map((number) => number.padStart(9)).join('');
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function budgetFor(size: number): number {
  return Math.ceil(size * 1.05 * 10) / 10;
}
