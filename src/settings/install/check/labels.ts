import type { FindingKind } from '../../../model/settings/install/doctor/check-page';
import type { ProjectType } from '../../../model/settings/install/embed-code';
import { defineLabels } from '../../../ui/theme/labels';

interface FoundTexts {
  /** What is wrong. `value` is what the page has there. */
  title(value: string): string;
  /** What to do about it. */
  fix: string;
}

interface InstallCheckTexts {
  title: string;
  text: string;
  source: string;
  sourceHelp: string;
  run: string;
  close: string;
  empty: string;
  tooLong(max: string): string;
  result: string;
  line(line: string): string;
  found: Record<FindingKind, FoundTexts>;
  /** Names a policy's new lines for screen readers. */
  policyCode: string;
  copyPolicy: string;
  /** Names the script's tag for screen readers. */
  scriptCode: string;
  copyScript: string;
  usual: string;
  /** What most often goes wrong, by what the site is built with. */
  usually: Record<ProjectType, string>;
}

/** Every text of the page check. */
export const installCheckLabels = defineLabels<InstallCheckTexts>('install-check', {
  title: 'Check a page',
  text: 'Find out why the widget doesn’t appear. What you paste stays in your browser.',
  source: 'Page source',
  sourceHelp:
    'Right-click the page, choose “View page source”, and copy everything. A component’s code or response headers work too.',
  run: 'Check',
  close: 'Close',
  empty: 'Paste the page’s source first.',
  tooLong: (max) => `Paste ${max} characters or fewer.`,
  result: 'Result',
  line: (line) => `Line ${line}`,
  found: {
    noMarkup: {
      title: () => 'This isn’t a page’s source.',
      fix: 'Paste the HTML, not the page’s address or its text.',
    },
    commentedOut: {
      title: () => 'The embed code is inside a comment.',
      fix: 'Browsers skip everything between <!-- and -->. Move the code out of the comment.',
    },
    noScript: {
      title: () => 'The widget’s script is missing.',
      fix: 'Copy the embed code again and paste all of it.',
    },
    otherScript: {
      title: (url) => `The script comes from an outdated address: ${url}`,
      fix: 'Replace it with the script from the current embed code.',
    },
    noElement: {
      title: () => 'The widget’s element is missing.',
      fix: 'Copy the embed code again and paste all of it. Some editors remove tags they don’t know.',
    },
    noId: {
      title: () => 'The widget’s ID is missing.',
      fix: 'Copy the embed code again. It contains this widget’s ID.',
    },
    wrongId: {
      title: (id) => `Wrong widget ID: ${id}`,
      fix: 'Replace it with the ID from the embed code, or check the page for the other widget.',
    },
    insecureScript: {
      title: () => 'The script is loaded over http.',
      fix: 'Browsers block it on https pages. Change http to https.',
    },
    heldScript: {
      title: () => 'Another tool delays the script.',
      fix: 'Consent and performance tools do this. Allow the widget’s script in that tool.',
    },
    unseenScript: {
      title: () => 'The script is in a part of the page that browsers ignore.',
      fix: 'Move it out of the <noscript> or <template> element.',
    },
    unseenElement: {
      title: () => 'The widget is in a part of the page that browsers ignore.',
      fix: 'Move it out of the <noscript>, <template>, or <textarea> element.',
    },
    policyBlocks: {
      title: () => 'The page’s content security policy blocks the widget.',
      fix: 'Replace these directives in the policy:',
    },
    policyNonce: {
      title: () => 'The page’s content security policy requires a nonce.',
      fix: 'Add the nonce attribute to the widget’s script, with the same value your server puts into the policy.',
    },
    otherNonce: {
      title: () => 'The script’s nonce isn’t the one in the page’s content security policy.',
      fix: 'Take both from the same response. A cached page often keeps an old nonce.',
    },
    hiddenElement: {
      title: () => 'The widget is inside a hidden part of the page.',
      fix: 'Move it to the end of the <body>, unless you show that part later.',
    },
    elementInHead: {
      title: () => 'The widget is in the <head>.',
      fix: 'Move it right before the closing </body> tag. The script can stay.',
    },
    elementTwice: {
      title: () => 'The widget is on the page twice.',
      fix: 'Remove one of them.',
    },
    otherWidget: {
      title: (id) => `The page has another widget, too: ${id}`,
      fix: 'Remove the one you don’t need.',
    },
    scriptTwice: {
      title: () => 'The script is on the page twice.',
      fix: 'Remove one of them. A tag manager or a plugin may add the other.',
    },
    inlineUnsized: {
      title: () => 'The inline chat may have no height.',
      fix: 'Put it into an element with a width and a height, as in the embed code.',
    },
    tagManager: {
      title: () => 'The page uses Google Tag Manager.',
      fix: 'Tags don’t appear in the source. Check in Tag Manager’s preview that the widget’s tag fires on this page.',
    },
    builtByScript: {
      title: () => 'Scripts build this page, so its source doesn’t show the widget.',
      fix: 'Paste the code of the component with the widget. Or copy the <html> element from your browser’s developer tools.',
    },
    dynamicId: {
      title: () => 'The widget’s ID is set while the page runs.',
      fix: 'Make sure the value is the ID from the embed code.',
    },
    fine: {
      title: () => 'The embed code is right.',
      fix: 'If the widget still doesn’t appear, publish the page, clear its cache, and turn off your ad blocker.',
    },
  },
  policyCode: 'Directives for the content security policy',
  copyPolicy: 'Copy the directives',
  scriptCode: 'The script with a nonce',
  copyScript: 'Copy the script',
  usual: 'What usually goes wrong',
  usually: {
    html: 'Only some pages have the code. Paste it into the template or footer that all pages share.',
    react: 'The component isn’t rendered on every route. Put it next to your router, not inside a page.',
    nextjs: 'The component is in a page instead of the root layout, or it’s a server component with browser code.',
    svelte: 'The code is in a page instead of the root layout.',
    vue: 'Vue treats the tag as a component of its own. Set isCustomElement, as in the last step.',
    angular: 'The template rejects the tag. Add CUSTOM_ELEMENTS_SCHEMA, as in the last step.',
    wordpress: 'A caching or performance plugin delays scripts. Clear its cache and exclude the widget’s script.',
    gtm: 'The container isn’t published, or the trigger isn’t set to All Pages.',
  },
});
export type InstallCheckLabels = typeof installCheckLabels.defaults;
