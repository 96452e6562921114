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
  styleSidebarText: 'A full-height panel at the side of the page.',
  styleInline: 'Embed inline',
  styleInlineText: 'Always open, in a 400 by 400 pixel spot on the page.',
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
  stepPasteIntoPage: 'Paste this into every page that should show the widget, right before the closing </body> tag.',
  stepPasteIntoHead: 'Paste this into the <head> of your index.html.',
  stepAddComponent: 'Add this component and use it once on every page that should show the widget.',
  stepPasteIntoTemplate: 'Paste this into the template of the component that should show the widget.',
  stepAddTag: 'Create a Custom HTML tag with this code and trigger it on All Pages.',
  stepAngularSchema: 'Allow custom elements in the component, or Angular rejects the tag.',
  stepVueCompilerOption: 'Tell the Vue compiler that the tag is a custom element.',
  stepReactTypes: 'With TypeScript, declare the element, for example in chat-widget.d.ts.',
  stepNextjsTypes: 'With TypeScript, declare the element, for example in chat-widget.d.ts.',
} satisfies Named<EmbedStep, 'step'>;

export const installLabels = defineLabels('install', {
  title: 'Choose a style and copy the code',
  style: 'Style',
  project: 'Your site is built with',
  ...styles,
  ...projects,
  ...steps,
  /** Names a code block for screen readers. */
  code: (step: string) => `Code of step ${step}`,
  copyCode: 'Copy the embed code',
  copyStep: (step: string) => `Copy the code of step ${step}`,
  inlinePlace: 'The chat appears where you paste this. You can change the width and height.',
  inlineByTag: 'Google Tag Manager adds it at the end of the page. You can change the width and height.',
  pluginStyle: 'The plugin needs only the ID, whatever the style.',
  widgetId: 'Widget ID',
  copyWidgetId: 'Copy the widget ID',
  wordpressInstall: 'Install the plugin from the WordPress plugin directory.',
  wordpressPlugin: 'Open the plugin',
  wordpressPaste: 'Paste this ID into the plugin’s settings.',
  done: 'The widget appears as soon as pages with the code are online.',
  noScript: 'The URL of the widget’s script isn’t set. Please contact support.',
  mail: 'Send to my developer',
  mailSubject: (product: string) => `Embed code of our ${product} widget`,
  mailOpening: (product: string, style: string) =>
    `Could you add the ${product} chat widget (${style}) to our site? Here’s the code; it contains no secrets.`,
  channel: 'Channel',
  channelText: 'Chats arrive in this channel of your Slack workspace.',
  rename: 'Rename channel',
  renaming: 'Renaming…',
  renamed: 'The channel was renamed.',
  newName: 'Channel name',
  renameHint: 'Slack channel names must be lowercase, without spaces or punctuation.',
  renameLimit: (product: string, max: string) =>
    `${product} allows 1 to ${max} characters: a-z, 0-9, underscores, and hyphens.`,
  nameRequired: 'Required.',
  nameInvalidCharacters: 'Use only a-z, 0-9, underscores, and hyphens.',
  nameTooLong: (max: string) => `Use at most ${max} characters.`,
  changeChannelHelp: 'Moves the widget to another channel. Its settings and code stay the same.',
});
export type InstallLabels = typeof installLabels.defaults;
