import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type * as Table from '../../src/elements/table.ts';
import { importSource } from '../import-source.ts';

const { attributesOf, commonAttributes, elementTable, propertyOf } = (await importSource(
  'src/elements/table.ts',
)) as typeof Table;

const docs = docsOf('src/elements/tags.ts', ['ChatdeckAttributes', 'ChatdeckElementProperties']);
const eventDocs = docsOf('src/elements/options.ts', ['ChatdeckElementEvents']);
const events = [...eventDocs].map(([name, description]) => ({ name, description, type: { text: 'CustomEvent' } }));

const describe = (attribute: string) => ({
  name: attribute,
  fieldName: propertyOf(attribute),
  description: docs.get(attribute),
});
const base = {
  kind: 'class',
  name: 'ChatdeckElement',
  attributes: commonAttributes.map(describe),
  members: ['labels', 'instance'].map((name) => ({ kind: 'field', name, description: docs.get(name) })),
  events,
  cssProperties: [{ name: '--chatdeck-accent', description: 'The color from which all others derive.' }],
};
const screenSlots = [
  { name: 'header', description: 'Above the screen’s content.' },
  { name: 'footer', description: 'Below the screen’s content.' },
];
const rowSlot = { name: 'row:<section>', description: 'Another row at the end of a section.' };

const elements = (Object.keys(elementTable) as Table.ElementName[]).map((name) => ({
  kind: 'class',
  customElement: true,
  name: `chatdeck-${name}`,
  tagName: `chatdeck-${name}`,
  superclass: { name: base.name },
  attributes: attributesOf(name)
    .filter((attribute) => !commonAttributes.some((common) => common === attribute))
    .map(describe),
  // A frame shows another document, which the page's content can't be in.
  ...(name !== 'frame' && { slots: elementTable[name].isTab ? [...screenSlots, rowSlot] : screenSlots }),
}));
const declarations = [base, ...elements];
/** From which editors know the elements: their attributes, properties, and events. */
export const manifest = {
  schemaVersion: '1.0.0',
  modules: [{ kind: 'javascript-module', path: 'dist/embed/loader.js', declarations }],
};

/** The doc comments of interfaces' members. */
function docsOf(file: string, names: readonly string[]): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement) || !names.includes(statement.name.text)) continue;
    for (const member of statement.members) {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      const name = member.name && (ts.isStringLiteral(member.name) || ts.isIdentifier(member.name)) && member.name.text;
      if (!name || !comment || !ts.isJSDoc(comment))
        throw new Error(`${file}: a member of ${statement.name.text} has no comment.`);
      found.set(name, ts.getTextOfJSDocComment(comment.comment) ?? '');
    }
  }
  return found;
}
