import { embedCode, type EmbedOptions } from 'chatdeck/model';
import { embedStyles, projectTypes } from 'chatdeck/model/settings/install/embed-code';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hostileMarkup } from './hostile-markup';

const own = [
  '\'"`',
  '\\',
  "\\'",
  '</script>',
  '${x}',
  '{{x}}',
  '{x}',
  '*/',
  '-->',
  ']]>',
  '\u2028',
  '\n',
  '\u0000',
  '&quot;',
  '&#34;',
  '$&',
  '@if (x) {}',
];
const hostile = [...own, ...Object.values(hostileMarkup).flatMap((list) => list.filter((text) => text.length < 400))];
const combinations = projectTypes.flatMap((project) => embedStyles.map((style) => ({ project, style })));
const ends = { scriptUrl: 'https://chat.test/w.js', wordpressPluginUrl: 'https://wordpress.test/p/' };

it('knows all 24 combinations', () => {
  expect(combinations).toHaveLength(24);
});

describe.each(combinations)('the code for $project as $style', ({ project, style }) => {
  const codeOf = (options: Partial<EmbedOptions>) => {
    const code = embedCode({ ...ends, uuid: 'f0e1-42', project, style, ...options });
    return code.kind === 'code' ? code.blocks : [];
  };

  it('is as long and of the same parts, whatever the Uuid and the address of the script are', () => {
    const plain = partsOf(codeOf({}));
    for (const text of hostile) {
      expect(partsOf(codeOf({ uuid: text })), text).toEqual(plain);
      expect(partsOf(codeOf({ scriptUrl: text })), text).toEqual(plain);
    }
  });

  it('names its element as we do where the given name is no name of one', () => {
    for (const text of [...hostile, 'x', 'X-Y', 'x-', '-x', 'x--y>', "x-y'", 'script', 'constructor', '__proto__']) {
      expect(codeOf({ element: text })).toEqual(codeOf({}));
    }
  });

  it('holds the Uuid and the address to the letter', () => {
    for (const text of hostile.filter((one) => !/[\p{Cc}\p{Cs}]/u.test(one))) {
      const code = embedCode({ ...ends, project, style, uuid: text });
      if (code.kind === 'plugin')
        expect(code).toEqual({ kind: 'plugin', widgetId: text, pluginUrl: ends.wordpressPluginUrl });
      else
        expect(
          code.blocks.flatMap((block) => uuidsIn(block.code)),
          text,
        ).toContain(text);
    }
  });
});

/** Every element with its attributes, and every kind of token that is none of a text: what a text could add to. */
function partsOf(blocks: readonly { code: string; language: string }[]): unknown {
  return blocks.map(({ code, language }) =>
    language === 'ts' || language === 'jsx' ? tokensOf(code) : [elementsOf(code), code.split('\n').length],
  );
}

function elementsOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames(), element.children.length, element.textContent.trim()].join(' '),
  );
}

function tokensOf(code: string): string[] {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults = (source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics;
  const kinds: string[] = [`${faults.length} faults`];
  const visit = (node: ts.Node): void => {
    kinds.push(ts.isIdentifier(node) ? node.text : ts.SyntaxKind[node.kind]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return kinds;
}

/** As HTML, JSX and templates read the attribute: with its entities decoded. */
function uuidsIn(code: string): string[] {
  return [...code.matchAll(/ widget-id="([^"]*)"/g)].map(([, written = '']) => {
    const holder = document.createElement('textarea');
    holder.innerHTML = written;
    return holder.value;
  });
}
