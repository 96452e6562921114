import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import ts from 'typescript';

/**
 * Gives what the root entry exports its own declarations, in one file for each file that it comes from.
 *
 * With splitting, esbuild loads with an entry every module that declares one of its exports and that some lazy part
 * uses, even if the page uses neither. A declaration that only the root entry refers to is used by no lazy part.
 */
const entry = 'dist/index.js';
const place = 'parts/root';

const { imports, exports } = readModule(await readFile(entry, 'utf8'));
const groups = new Map<string, typeof exports>();
for (const each of exports) groups.set(fileOf(each.local), [...(groups.get(fileOf(each.local)) ?? []), each]);

await mkdir(`dist/${place}`, { recursive: true });
const statements = [...groups].map(async ([from, names]) => {
  const file = `${place}/${basename(from)}`;
  const inner = names.map(({ local, exported }) => `${imports.get(local)?.name} as _${exported}`);
  const own = names.map(({ exported }) => `export const ${exported}=_${exported};`);
  await writeFile(`dist/${file}`, `import{${inner.join()}}from"../../${basename(from)}";${own.join('')}`);
  return `export{${names.map(({ exported }) => exported).join()}}from"./${file}";`;
});
await writeFile(entry, (await Promise.all(statements)).join('\n'));

function fileOf(local: string): string {
  const from = imports.get(local)?.from;
  if (from?.startsWith('./') !== true) throw new Error(`${entry} exports ${local}, which is in no file beside it.`);
  return from;
}

/** A module that only exports what it imports, by name. */
function readModule(text: string) {
  const imports = new Map<string, { name: string; from: string }>();
  const exports: { local: string; exported: string }[] = [];
  for (const statement of ts.createSourceFile(entry, text, ts.ScriptTarget.ESNext).statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const named = statement.importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named)) throw new Error(`${entry} imports ${from} without names.`);
      for (const { name, propertyName = name } of named.elements) {
        imports.set(name.text, { name: propertyName.text, from });
      }
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName = name } of statement.exportClause.elements) {
        exports.push({ local: propertyName.text, exported: name.text });
      }
    } else throw new Error(`${entry} does more than to export what other files declare.`);
  }
  return { imports, exports };
}
