import { CUSTOM_ELEMENTS_SCHEMA, DomElementSchemaRegistry, parseTemplate } from '@angular/compiler';
import { compileTemplate, parse as parseVue, type CompilerOptions } from '@vue/compiler-sfc';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { compile as compileSvelte } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { embedCode } from 'chatdeck/model';
import {
  elementName,
  embedStyles,
  type EmbedStyle,
  type ProjectType,
} from 'chatdeck/model/settings/install/embed-code';

const uuids = ['f0e1-42', `"'><script>alert(1)</script>{{ boom }}{boom}\`\${boom}`];
const cases = embedStyles.flatMap((style) => uuids.map((uuid) => ({ style, uuid })));

function blocksOf(project: ProjectType, style: EmbedStyle, uuid: string, element?: string) {
  const scriptUrl = 'https://chat.example/widget.js?v=2&x=1';
  const embed = embedCode({ style, project, uuid, scriptUrl, element, wordpressPluginUrl: '' });
  const blocks = embed.kind === 'code' ? embed.blocks : [];
  const codeOf = (step: string) => blocks.find((block) => block.step === step)?.code ?? `no ${step}`;
  return codeOf;
}

/** What TypeScript says of a project of these files. */
function typeErrors(files: Record<string, string>): string[] {
  const folder = join(process.cwd(), 'test/model');
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    experimentalDecorators: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const text = texts.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** What a configuration of Vite hands to the compiler of Vue. */
function vueOptions(config: string): CompilerOptions {
  const module = ts.ModuleKind.CommonJS;
  const code = ts.transpileModule(config, { compilerOptions: { module, esModuleInterop: true } }).outputText;
  let options: CompilerOptions = {};
  const vue = ({ template }: { template: { compilerOptions: CompilerOptions } }) => {
    options = template.compilerOptions;
  };
  const modules: Record<string, unknown> = { vite: { defineConfig: () => undefined }, '@vitejs/plugin-vue': vue };
  runInNewContext(code, { exports: {}, require: (name: string) => modules[name] });
  return options;
}

/** What NextJS declares of its script component. */
const nextScript = `declare module 'next/script' {
  import type { ScriptHTMLAttributes } from 'react';
  export default function Script(
    props: ScriptHTMLAttributes<HTMLScriptElement> & { strategy?: 'afterInteractive' | 'lazyOnload' },
  ): null;
}`;

describe('what the tools of each framework say of its code', () => {
  it('compiles as Svelte without a word', () => {
    for (const { style, uuid } of cases) {
      const { warnings, js } = compileSvelte(blocksOf('svelte', style, uuid)('addComponent'), { generate: 'client' });
      expect(warnings).toEqual([]);
      expect(js.code).toContain('chatdeck-widget');
    }
  });

  it('compiles as a template of Vue, as an element and not as a component', () => {
    for (const { style, uuid } of cases) {
      const template = blocksOf('vue', style, uuid)('pasteIntoTemplate');
      const { descriptor, errors } = parseVue(`<template>\n${template}\n</template>`);
      const compiled = compileTemplate({
        id: 'a',
        filename: 'a.vue',
        source: descriptor.template?.content ?? '',
        compilerOptions: vueOptions(blocksOf('vue', style, uuid)('vueCompilerOption')),
      });
      expect([...errors, ...compiled.errors, ...compiled.tips]).toEqual([]);
      expect(compiled.code).not.toContain('resolveComponent');
      expect(compiled.code).not.toContain('boom(');
    }
  });

  it('parses as a template of Angular, with nothing to interpolate', () => {
    for (const { style, uuid } of cases) {
      const template = parseTemplate(blocksOf('angular', style, uuid)('pasteIntoTemplate'), 'a.html');
      expect(template.errors ?? []).toEqual([]);
      expect(
        JSON.stringify(template.nodes, (name, value: unknown) => (/span/i.test(name) ? undefined : value)),
      ).not.toContain('Interpolation');
    }
  });

  it(
    'type-checks as an Angular component, with the schema without which Angular rejects the tag',
    { timeout: 60_000 },
    () => {
      const component = blocksOf('angular', 'standard', 'f0e1-42')('angularSchema');
      expect(typeErrors({ 'app.component.ts': component })).toEqual([]);
      const registry = new DomElementSchemaRegistry();
      const schema = /schemas: \[(\w+)\]/.exec(component)?.[1];
      expect(schema).toBe('CUSTOM_ELEMENTS_SCHEMA');
      expect(registry.hasElement('chatdeck-widget', [])).toBe(false);
      expect(registry.hasElement('chatdeck-widget', [CUSTOM_ELEMENTS_SCHEMA])).toBe(true);
    },
  );

  it.each(['react', 'nextjs'] as const)(
    'types as a component of %s with its declarations, and only so',
    { timeout: 60_000 },
    (project) => {
      const of = (style: EmbedStyle, uuid = 'f0e1-42') => blocksOf(project, style, uuid);
      const types = of('standard')(`${project}Types`);
      const components = Object.fromEntries(
        cases.map(({ style, uuid }, index) => [`widget-${index}.tsx`, of(style, uuid)('addComponent')]),
      );
      const shared = { 'next-script.d.ts': nextScript };
      expect(typeErrors({ ...shared, ...components, 'chat-widget.d.ts': types })).toEqual([]);
      expect(typeErrors({ ...shared, 'widget.tsx': of('standard')('addComponent') }).join()).toContain(
        'chatdeck-widget',
      );
    },
  );

  it('names the element as the host does, where HTML allows the name', () => {
    for (const project of ['react', 'vue', 'html'] as const) {
      const embed = embedCode({
        style: 'standard',
        project,
        uuid: 'a',
        scriptUrl: 'b',
        element: 'acme-chat',
        wordpressPluginUrl: '',
      });
      const code = embed.kind === 'code' ? embed.blocks.map((block) => block.code).join('\n') : '';
      expect(code).toContain('acme-chat');
      expect(code).not.toContain('chatdeck-widget');
    }
    expect(blocksOf('html', 'standard', 'a', 'x onload=boom')('pasteIntoPage')).toContain(
      '<chatdeck-widget widget-id="a">',
    );
  });
});

describe('the name of the widget’s element', () => {
  it.each(['acme-chat', 'a1-b2-c3'])('may be %s', (name) => {
    expect(elementName(name)).toBe(name);
  });

  it.each([
    undefined,
    '',
    'chat',
    'Acme-chat',
    '1-chat',
    'acme-',
    '-acme',
    'acme--chat',
    'acme_chat',
    'acme-chat>',
    ' acme-chat',
  ])('is the usual one instead of %j', (name) => {
    expect(elementName(name)).toBe('chatdeck-widget');
  });
});
