import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { ChatdeckTheme } from 'chatdeck';
import 'chatdeck/styles.css';
import '../examples/dashboard/src/font.css';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import { skipOwnerStacks } from '../test/owner-stacks';
import { chromatic } from './chromatic';
import { alsoInTheDark } from './dark';
import { DocsContainer, DocsPage } from './docs';
import { inOtherLooks } from './in-other-looks';
import { languages } from './languages';
import { accents, densities, initialLook, lookOf, radii } from './looks';
import { chosenNetwork, mockedNetwork, noUnhandledCalls } from './msw';
import { networks } from './network';
import './preview.css';
import { onlyKnownPartLooks } from './part-looks';
import { noSidewaysScroll } from './phone';
import { viewports } from './viewports';

// A busy machine is no fault of the story.
configure({ asyncUtilTimeout: 10_000 });

/** What is right is listed for people only. */
const isTestRun = '__vitest_browser__' in globalThis;
if (isTestRun) skipOwnerStacks();

/** How wide a test run wants the screen. */
const { CHATDECK_VIEWPORT: width } = import.meta.env as { CHATDECK_VIEWPORT?: string };

export default definePreview({
  // `afterEach` runs from last to first: the calls are counted when all else is done.
  addons: [
    noUnhandledCalls(),
    inOtherLooks(),
    noSidewaysScroll(),
    onlyKnownPartLooks(),
    alsoInTheDark(),
    addonA11y(),
    addonDocs(),
    mockedNetwork(),
    chosenNetwork(),
  ],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: isTestRun ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    viewport: { options: viewports },
    chromatic,
    docs: {
      container: DocsContainer,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *, .docs-story *' },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Quick start',
            'Concepts',
            'Recipes',
            ['Routing', 'Theming', 'Signing in', 'Labels and locales', 'Your own data', 'Headless use', 'Testing'],
            'Troubleshooting',
            'Migration',
            'Accessibility',
          ],
          'Foundations',
          ['Color', 'Brand', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons', 'Writing', 'Tokens'],
          'UI',
          'Patterns',
          'Screens',
          'Settings',
          'Flows',
        ],
      },
    },
  },
  initialGlobals: { ...initialLook, network: 'normal', viewport: { value: width } },
  globalTypes: {
    appearance: {
      toolbar: {
        title: 'Appearance',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Appearance: light', icon: 'sun' },
          { value: 'dark', title: 'Appearance: dark', icon: 'moon' },
        ],
      },
    },
    accent: {
      toolbar: {
        title: 'Accent',
        dynamicTitle: true,
        icon: 'paintbrush',
        items: accents.map((value) => ({ value, title: `Accent: ${value}` })),
      },
    },
    radius: {
      toolbar: {
        title: 'Radius',
        dynamicTitle: true,
        icon: 'component',
        items: radii.map((value) => ({ value, title: `Radius: ${value}` })),
      },
    },
    density: {
      toolbar: { title: 'Density', dynamicTitle: true, icon: 'zoom', items: [...densities] },
    },
    language: {
      toolbar: { title: 'Language', dynamicTitle: true, icon: 'globe', items: [...languages] },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Direction: left to right', icon: 'arrowrightalt' },
          { value: 'rtl', title: 'Direction: right to left', icon: 'arrowleftalt' },
        ],
      },
    },
    network: {
      toolbar: { title: 'Network, for flows', dynamicTitle: true, icon: 'transfer', items: [...networks] },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <ChatdeckTheme {...lookOf(globals)}>
          <Story />
        </ChatdeckTheme>
      </StrictMode>
    ),
  ],
});
