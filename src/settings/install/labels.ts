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
  styleSidebarText: 'A full-height panel on the side of the page.',
  styleInline: 'Embed inline',
  styleInlineText: 'A chat that’s always open on the page, 400 by 400 pixels.',
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
  stepAddTag: 'Create a Custom HTML tag with this code and set it to fire on All Pages.',
  stepAngularSchema: 'Allow custom elements in the component. Otherwise, Angular rejects the tag.',
  stepVueCompilerOption: 'Tell the Vue compiler that the tag is a custom element.',
  stepReactTypes: 'If you use TypeScript, declare the element in a file such as chat-widget.d.ts.',
  stepNextjsTypes: 'If you use TypeScript, declare the element in a file such as chat-widget.d.ts.',
} satisfies Named<EmbedStep, 'step'>;

export const installLabels = defineLabels('install', {
  title: 'Choose a style and copy the embed code',
  style: 'Style',
  project: 'Your site is built with',
  ...styles,
  ...projects,
  ...steps,
  /** Names a code block for screen readers. */
  code: (step: string) => `Code for step ${step}`,
  copyCode: 'Copy the embed code',
  copyStep: (step: string) => `Copy the code for step ${step}`,
  inlinePlace: 'The chat appears where you paste this code. You can change its width and height.',
  inlineByTag: 'Google Tag Manager adds the chat at the end of the page. You can change its width and height.',
  pluginStyle: 'The plugin needs only the widget ID, whatever the style.',
  widgetId: 'Widget ID',
  copyWidgetId: 'Copy the widget ID',
  wordpressInstall: 'Install the plugin from the WordPress plugin directory.',
  wordpressPlugin: 'View the plugin',
  wordpressPaste: 'Paste this ID into the plugin’s settings.',
  done: 'The widget appears on your site once you publish the pages with the embed code.',
  /** Whether visitors have seen the widget. */
  liveNoChats: 'No chats yet. To try the widget, open a page with the code and send a message.',
  liveSince: (date: string) => `Live since ${date}, going by the first chat.`,
  liveLonger: 'Live for more than 30 days, going by its chats.',
  chatsSoFar: (count: string) => `Chats so far: ${count}`,
  noScript: 'The widget’s script URL isn’t set up for this dashboard. Contact support.',
  /** Opens the check of a page. */
  check: 'Check a page',
  mail: 'Email my developer',
  mailSubject: (product: string) => `Embed code for our ${product} widget`,
  mailOpening: (product: string, style: string) =>
    `Can you add the ${product} chat widget (${style}) to our site? Here’s the embed code. Nothing in it is secret.`,
  channel: 'Channel',
  channelText: 'Chats arrive in this channel in your Slack workspace.',
  rename: 'Rename channel',
  renaming: 'Renaming…',
  renamed: 'Channel renamed.',
  newName: 'Channel name',
  renameHint: 'Slack channel names must be lowercase, without spaces or punctuation.',
  renameLimit: (product: string, max: string) =>
    `${product} allows 1 to ${max} characters: a-z, 0-9, underscores, and hyphens.`,
  nameRequired: 'Enter a channel name.',
  nameInvalidCharacters: 'Use only a-z, 0-9, underscores, and hyphens.',
  nameTooLong: (max: string) => `Use ${max} characters or fewer.`,
  changeChannelHelp: 'Move this widget to another channel. Its settings and embed code stay the same.',
});
export type InstallLabels = typeof installLabels.defaults;
