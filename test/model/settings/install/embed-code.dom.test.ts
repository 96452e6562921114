import { render } from '@testing-library/react';
import fc from 'fast-check';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { embedCode, type EmbedOptions } from 'chatdeck/model';
import {
  embedStyles,
  projectTypes,
  type EmbedBlock,
  type ProjectType,
} from 'chatdeck/model/settings/install/embed-code';

const options: EmbedOptions = {
  style: 'standard',
  project: 'html',
  uuid: 'f0e1-42',
  scriptUrl: 'https://chat.example/widget.js?v=2&x=1',
  wordpressPluginUrl: 'https://wordpress.org/plugins/chatdeck/',
};
const blocks = (fields: Partial<EmbedOptions> = {}): EmbedBlock[] => {
  const embed = embedCode({ ...options, ...fields });
  return embed.kind === 'code' ? embed.blocks : [];
};
const code = (fields: Partial<EmbedOptions> = {}) =>
  blocks(fields)
    .map((block) => block.code)
    .join('\n');
const codeProjects = projectTypes.filter((project) => project !== 'wordpress');
const markupProjects: ProjectType[] = ['html', 'gtm', 'vue', 'angular', 'svelte'];

describe('the embed code', () => {
  it('of a plain page is a script and the element', () => {
    expect(code()).toBe(
      '<script async src="https://chat.example/widget.js?v=2&#38;x=1"></script>\n' +
        '<chatdeck-widget widget-id="f0e1-42"></chatdeck-widget>',
    );
  });

  it.each(codeProjects)('for %s has the Uuid, and a type unless it is Standard', (project) => {
    for (const style of embedStyles) {
      const text = blocks({ project, style })
        .filter((block) => !block.isExtra)
        .map((block) => block.code)
        .join('\n');
      expect(text).toContain('<chatdeck-widget widget-id="f0e1-42"');
      expect(text.includes(`widget-type="${style}"`)).toBe(style !== 'standard');
      expect(text.includes('widget-type')).toBe(style !== 'standard');
      expect(text.includes('400px')).toBe(style === 'inline');
      expect(text).toContain('https://chat.example/widget.js');
    }
  });

  it.each<[ProjectType, string[], string[]]>([
    ['html', ['pasteIntoPage'], []],
    ['gtm', ['addTag'], []],
    ['svelte', ['addComponent'], []],
    ['vue', ['pasteIntoHead', 'pasteIntoTemplate'], ['vueCompilerOption']],
    ['angular', ['pasteIntoHead', 'pasteIntoTemplate'], ['angularSchema']],
    ['react', ['addComponent'], ['reactTypes']],
    ['nextjs', ['addComponent'], ['nextjsTypes']],
  ])('for %s has the steps %j, and where needed %j', (project, steps, extras) => {
    const stepsOf = (isExtra: boolean) =>
      blocks({ project })
        .filter((block) => (block.isExtra ?? false) === isExtra)
        .map(({ step }) => step);
    expect(stepsOf(false)).toEqual(steps);
    expect(stepsOf(true)).toEqual(extras);
  });

  it('says what Angular, Vue and TypeScript need to know', () => {
    expect(code({ project: 'angular' })).toContain('CUSTOM_ELEMENTS_SCHEMA');
    expect(code({ project: 'vue' })).toContain("isCustomElement: (tag) => tag === 'chatdeck-widget'");
    expect(code({ project: 'react' })).toContain("'chatdeck-widget': DetailedHTMLProps<");
    expect(code({ project: 'nextjs' })).toContain("'chatdeck-widget': DetailedHTMLProps<");
  });

  it('turns the badge off with NextJS alone', () => {
    const withBadge = codeProjects.filter((project) => {
      const [main] = blocks({ project }).filter((block) => block.step === 'addComponent');
      return main?.code.includes('disable-favicon-badge');
    });
    expect(withBadge).toEqual(['nextjs']);
  });

  it('for Wordpress is the ID and the plugin', () => {
    expect(embedCode({ ...options, project: 'wordpress' })).toEqual({
      kind: 'plugin',
      widgetId: 'f0e1-42',
      pluginUrl: 'https://wordpress.org/plugins/chatdeck/',
    });
  });

  it('keeps 400 by 400 pixels free inline', () => {
    document.body.innerHTML = code({ style: 'inline' });
    const widget = document.querySelector('chatdeck-widget');
    expect(widget?.parentElement?.style).toMatchObject({ width: '400px', height: '400px' });
    expect(code({ style: 'inline', project: 'react' })).toContain("<div style={{ width: '400px', height: '400px' }}>");
  });
});

test('the React component renders in place and loads the script once, however often it is used', () => {
  document.body.innerHTML = '';
  const [component] = blocks({ project: 'react', style: 'sidebar' });
  const ChatWidget = componentOf(component?.code ?? '');
  render(React.createElement(React.StrictMode, null, React.createElement(ChatWidget)));
  render(React.createElement(ChatWidget));
  const widgets = [...document.querySelectorAll('chatdeck-widget')];
  expect(widgets.map((widget) => [widget.getAttribute('widget-id'), widget.getAttribute('widget-type')])).toEqual([
    ['f0e1-42', 'sidebar'],
    ['f0e1-42', 'sidebar'],
  ]);
  expect([...document.scripts].map(({ src, async }) => [src, async])).toEqual([[options.scriptUrl, true]]);
});

/** The component that some code of React exports. */
function componentOf(code: string): () => React.ReactNode {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX };
  const { outputText } = ts.transpileModule(code, { compilerOptions });
  const modules: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime };
  const exports: { ChatWidget?: () => React.ReactNode } = {};
  runInNewContext(outputText, { document, exports, require: (name: string) => modules[name] });
  if (!exports.ChatWidget) throw new Error('It exports no ChatWidget.');
  return exports.ChatWidget;
}

describe('a hostile Uuid', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'"\'<>&{}`\\/$ \n=#;()ab') });

  it.each(markupProjects)('stays one attribute in the markup for %s', (project) => {
    fc.assert(
      fc.property(hostile, (uuid) => {
        const [block] = blocks({ project, uuid }).filter(({ code: text }) => text.includes('<chatdeck-widget'));
        document.body.innerHTML = block?.code.replace(/<svelte:head>[^]*<\/svelte:head>/, '') ?? '';
        const widget = document.querySelector('chatdeck-widget');
        expect(widget?.getAttributeNames()).toEqual(['widget-id']);
        expect(widget?.getAttribute('widget-id')).toBe(uuid);
        expect(widget?.outerHTML.length).toBeGreaterThan(0);
        expect(block?.code.match(/widget-id="([^"]*)"/)?.[1]).not.toMatch(/[{}`<>'\n]/);
      }),
    );
  });

  it.each<ProjectType>(['react', 'nextjs'])('and a hostile script address stay texts in the code for %s', (project) => {
    fc.assert(
      fc.property(hostile, hostile, (uuid, scriptUrl) => {
        const [block] = blocks({ project, uuid, scriptUrl });
        const source = ts.createSourceFile('a.tsx', block?.code ?? '', ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
        expect((source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
        expect(stringsIn(source)).toContain(scriptUrl);
        expect(attributesIn(source)).toContainEqual(['widget-id', uuid]);
      }),
      { numRuns: 50 },
    );
  });
});

function stringsIn(node: ts.Node): string[] {
  const own = ts.isStringLiteral(node) ? [node.text] : [];
  return [...own, ...node.getChildren().flatMap(stringsIn)];
}

/** Texts of JSX attributes as JSX reads them: with entities decoded. */
function attributesIn(node: ts.Node): [string, string][] {
  const own: [string, string][] = [];
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const holder = document.createElement('textarea');
    holder.innerHTML = node.initializer.getText().slice(1, -1);
    own.push([node.name.getText(), holder.value]);
  }
  return [...own, ...node.getChildren().flatMap(attributesIn)];
}
