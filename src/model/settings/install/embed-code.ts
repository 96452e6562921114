import { attribute } from '../shared/html-attribute';
import { widgetTag } from './embed-markup';
import { angularSchema, elementTypes, nextComponent, reactComponent, vueCompilerOption } from './embed-templates';

/** Default name of the widget's custom element. */
const defaultElement = 'chatdeck-widget';

/** How the widget is placed on a page. */
export const embedStyles = ['standard', 'sidebar', 'inline'] as const;
export type EmbedStyle = (typeof embedStyles)[number];

/** What the page is built with, in display order. */
export const projectTypes = ['html', 'react', 'nextjs', 'svelte', 'vue', 'angular', 'wordpress', 'gtm'] as const;
export type ProjectType = (typeof projectTypes)[number];

/** What to do with a code block. The screen's labels have the text. */
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
  /** Only some projects need it, for example those in TypeScript. */
  isExtra?: boolean | undefined;
}

/** Code to paste; for WordPress, the widget's ID and the URL of the plugin that asks for it. */
export type EmbedCode =
  { kind: 'code'; blocks: EmbedBlock[] } | { kind: 'plugin'; widgetId: string; pluginUrl: string };

export interface EmbedOptions {
  style: EmbedStyle;
  project: ProjectType;
  /** The widget's UUID. */
  uuid: string;
  scriptUrl: string;
  /** The custom element's name; invalid HTML names are ignored. */
  element?: string | undefined;
  wordpressPluginUrl: string;
}

/** The embed code for a project type. */
export function embedCode({ project, wordpressPluginUrl, element = '', ...of }: EmbedOptions): EmbedCode {
  if (project === 'wordpress') return { kind: 'plugin', widgetId: of.uuid, pluginUrl: wordpressPluginUrl };
  return { kind: 'code', blocks: writers[project]({ ...of, element: elementName(element) }) };
}

/** The custom element's name: the given one, or the default if HTML doesn't allow it. */
export function elementName(given = ''): string {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(given) ? given : defaultElement;
}

interface Embedded {
  style: EmbedStyle;
  uuid: string;
  scriptUrl: string;
  element: string;
}

type Writer = (of: Embedded) => EmbedBlock[];

const scriptTag = (scriptUrl: string) => `<script async src="${attribute(scriptUrl)}"></script>`;
const scriptAndTag = (of: Embedded) => `${scriptTag(of.scriptUrl)}\n${widgetTag(of)}`;

const writers: Record<Exclude<ProjectType, 'wordpress'>, Writer> = {
  html: (of) => [{ step: 'pasteIntoPage', language: 'html', code: scriptAndTag(of) }],
  gtm: (of) => [{ step: 'addTag', language: 'html', code: scriptAndTag(of) }],
  svelte: (of) => [
    {
      step: 'addComponent',
      language: 'svelte',
      code: `<svelte:head>\n  ${scriptTag(of.scriptUrl)}\n</svelte:head>\n\n${widgetTag(of)}`,
    },
  ],
  vue: (of) => [
    { step: 'pasteIntoHead', language: 'html', code: scriptTag(of.scriptUrl) },
    { step: 'pasteIntoTemplate', language: 'vue', code: widgetTag(of) },
    { step: 'vueCompilerOption', language: 'ts', code: vueCompilerOption(of.element), isExtra: true },
  ],
  angular: (of) => [
    { step: 'pasteIntoHead', language: 'html', code: scriptTag(of.scriptUrl) },
    { step: 'pasteIntoTemplate', language: 'html', code: widgetTag(of) },
    { step: 'angularSchema', language: 'ts', code: angularSchema, isExtra: true },
  ],
  react: (of) => [
    { step: 'addComponent', language: 'jsx', code: reactComponent(widgetTag({ ...of, isJsx: true }), of.scriptUrl) },
    { step: 'reactTypes', language: 'ts', code: elementTypes(of.element), isExtra: true },
  ],
  nextjs: (of) => {
    const tag = widgetTag({ ...of, isJsx: true, disablesFaviconBadge: true });
    return [
      { step: 'addComponent', language: 'jsx', code: nextComponent(tag, of.scriptUrl) },
      { step: 'nextjsTypes', language: 'ts', code: elementTypes(of.element), isExtra: true },
    ];
  },
};
