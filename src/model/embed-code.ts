import { attribute, widgetTag } from './embed-markup';
import { angularSchema, elementTypes, nextComponent, reactComponent, vueCompilerOption } from './embed-templates';

/** How the widget stands on a page (widget settings, section 2). */
export const embedStyles = ['standard', 'sidebar', 'inline'] as const;
export type EmbedStyle = (typeof embedStyles)[number];

/** What the page is made with, in the order in which it is offered (widget settings, section 2). */
export const projectTypes = ['html', 'react', 'nextjs', 'svelte', 'vue', 'angular', 'wordpress', 'gtm'] as const;
export type ProjectType = (typeof projectTypes)[number];

/** What a person has to do with a block of code; the screen's labels hold the words. */
export type EmbedStep =
  | 'pasteIntoPage'
  | 'pasteIntoHead'
  | 'addComponent'
  | 'pasteIntoTemplate'
  | 'addTag'
  | 'angularSchema'
  | 'vueCompilerOption'
  | 'reactTypes'
  | 'nextjsTypes';

export interface EmbedBlock {
  step: EmbedStep;
  language: 'html' | 'jsx' | 'ts' | 'svelte' | 'vue';
  code: string;
  /** Only some projects need it: those in TypeScript, for example. */
  isExtra?: boolean | undefined;
}

/** Code to paste; for Wordpress the widget's ID and the address of the plugin that asks for it. */
export type EmbedCode =
  { kind: 'code'; blocks: EmbedBlock[] } | { kind: 'plugin'; widgetId: string; pluginUrl: string };

export interface EmbedOptions {
  style: EmbedStyle;
  project: ProjectType;
  /** The widget's Uuid. */
  uuid: string;
  scriptUrl: string;
  wordpressPluginUrl: string;
}

/** How a widget comes onto a page, whatever that page is made with (widget settings, section 2). */
export function embedCode({ style, project, uuid, scriptUrl, wordpressPluginUrl }: EmbedOptions): EmbedCode {
  if (project === 'wordpress') return { kind: 'plugin', widgetId: uuid, pluginUrl: wordpressPluginUrl };
  return { kind: 'code', blocks: writers[project](style, uuid, scriptUrl) };
}

type Writer = (style: EmbedStyle, uuid: string, scriptUrl: string) => EmbedBlock[];

const scriptTag = (scriptUrl: string) => `<script async src="${attribute(scriptUrl)}"></script>`;
const scriptAndTag: (...of: Parameters<Writer>) => string = (style, uuid, scriptUrl) =>
  `${scriptTag(scriptUrl)}\n${widgetTag({ style, uuid })}`;

const writers: Record<Exclude<ProjectType, 'wordpress'>, Writer> = {
  html: (...of) => [{ step: 'pasteIntoPage', language: 'html', code: scriptAndTag(...of) }],
  gtm: (...of) => [{ step: 'addTag', language: 'html', code: scriptAndTag(...of) }],
  svelte: (style, uuid, scriptUrl) => [
    {
      step: 'addComponent',
      language: 'svelte',
      code: `<svelte:head>\n  ${scriptTag(scriptUrl)}\n</svelte:head>\n\n${widgetTag({ style, uuid })}`,
    },
  ],
  vue: (style, uuid, scriptUrl) => [
    { step: 'pasteIntoHead', language: 'html', code: scriptTag(scriptUrl) },
    { step: 'pasteIntoTemplate', language: 'vue', code: widgetTag({ style, uuid }) },
    { step: 'vueCompilerOption', language: 'ts', code: vueCompilerOption, isExtra: true },
  ],
  angular: (style, uuid, scriptUrl) => [
    { step: 'pasteIntoHead', language: 'html', code: scriptTag(scriptUrl) },
    { step: 'pasteIntoTemplate', language: 'html', code: widgetTag({ style, uuid }) },
    { step: 'angularSchema', language: 'ts', code: angularSchema, isExtra: true },
  ],
  react: (style, uuid, scriptUrl) => [
    { step: 'addComponent', language: 'jsx', code: reactComponent(widgetTag({ style, uuid, isJsx: true }), scriptUrl) },
    { step: 'reactTypes', language: 'ts', code: elementTypes, isExtra: true },
  ],
  nextjs: (style, uuid, scriptUrl) => {
    const tag = widgetTag({ style, uuid, isJsx: true, disablesFaviconBadge: true });
    return [
      { step: 'addComponent', language: 'jsx', code: nextComponent(tag, scriptUrl) },
      { step: 'nextjsTypes', language: 'ts', code: elementTypes, isExtra: true },
    ];
  },
};
