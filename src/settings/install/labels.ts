import type { EmbedStep, EmbedStyle, ProjectType } from '../../model/settings/install/embed-code';
import { defineLabels } from '../../ui/theme/labels';

/** One text for each kind. */
type Named<Names extends string, Prefix extends string, Suffix extends string = ''> = Record<
  `${Prefix}${Capitalize<Names>}${Suffix}`,
  string
>;

const styles = {
  styleStandard: 'Standard',
  styleStandardText: 'A button in the corner of the page that opens the chat.',
  styleSidebar: 'Sidebar',
  styleSidebarText: 'A panel over the full height of the page.',
  styleInline: 'Embed inline',
  styleInlineText: 'Always open, in a place of the page, 400 by 400 pixels.',
} satisfies Named<EmbedStyle, 'style'> & Named<EmbedStyle, 'style', 'Text'>;

const projects = {
  projectHtml: 'HTML',
  projectReact: 'React',
  projectNextjs: 'NextJS',
  projectSvelte: 'Svelte',
  projectVue: 'Vue',
  projectAngular: 'Angular',
  projectWordpress: 'Wordpress',
  projectGtm: 'Google Tag Manager',
} satisfies Named<ProjectType, 'project'>;

const steps = {
  stepPasteIntoPage: 'Paste this into every page that shall show the widget, right before the closing </body> tag.',
  stepPasteIntoHead: 'Paste this into the <head> of your index.html.',
  stepAddComponent: 'Add this component, and use it once in every page that shall show the widget.',
  stepPasteIntoTemplate: 'Paste this into the template of the component that shall show the widget.',
  stepAddTag: 'Make a Custom HTML tag with this code, and let it fire on All Pages.',
  stepAngularSchema: 'Let the component take custom elements, or Angular refuses the tag.',
  stepVueCompilerOption: 'Tell the compiler of Vue that the tag is a custom element.',
  stepReactTypes: 'With TypeScript: declare the element, in a file such as chat-widget.d.ts.',
  stepNextjsTypes: 'With TypeScript: declare the element, in a file such as chat-widget.d.ts.',
} satisfies Named<EmbedStep, 'step'>;

export const installLabels = defineLabels('install', {
  title: 'Choose a style and copy the code',
  style: 'Style',
  project: 'Your site is made with',
  ...styles,
  ...projects,
  ...steps,
  /** Names a code block for screen readers. */
  code: (step: string) => `Code of step ${step}`,
  copyCode: 'Copy the embed code',
  copyStep: (step: string) => `Copy the code of step ${step}`,
  inlinePlace: 'Where you put it is where the chat stands. The width and height are yours to change.',
  inlineByTag: 'Google Tag Manager adds it at the end of the page. The width and height are yours to change.',
  pluginStyle: 'The plugin takes the ID alone, whatever the style.',
  widgetId: 'Widget ID',
  copyWidgetId: 'Copy the widget ID',
  wordpressInstall: 'Install the plugin from the plugin directory of Wordpress.',
  wordpressPlugin: 'Open the plugin',
  wordpressPaste: 'Paste this ID into the settings of the plugin.',
  done: 'The widget shows on your site as soon as the pages with the code are online.',
  noScript: 'The address of the widget’s script is not set here. Please contact support.',
  mail: 'Send to my developer',
  mailSubject: (product: string) => `Code of our ${product} widget`,
  mailOpening: (product: string, style: string) =>
    `Please add the ${product} chat widget (${style}) to our site. This is its code; there is nothing secret in it.`,
  channel: 'Channel',
  channelText: 'Conversations arrive in this channel of your Slack workspace.',
  rename: 'Rename channel',
  renaming: 'Renaming…',
  renamed: 'The channel has its new name.',
  newName: 'Name of the channel',
  renameHint: 'Slack channel names must be lowercase, without spaces or punctuation.',
  renameLimit: (product: string, max: string) =>
    `${product} takes 1 to ${max} characters: a-z, 0-9, underscore and hyphen.`,
  nameRequired: 'Required.',
  nameInvalidCharacters: 'Only a-z, 0-9, underscore and hyphen may stand in the name.',
  nameTooLong: (max: string) => `The name may have no more than ${max} characters.`,
  changeChannelHelp: 'Another channel for the same widget. Its settings and its code stay as they are.',
});
export type InstallLabels = typeof installLabels.defaults;
