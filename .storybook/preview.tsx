import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { ChatdeckTheme } from 'chatdeck';
import 'chatdeck/styles.css';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import { alsoInTheDark } from './dark';
import { languages, settingsOf } from './languages';
import { mockedNetwork, noUnhandledCalls } from './msw';
import './preview.css';
import { noSidewaysScroll } from './phone';

// A busy machine is no fault of the story.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  // `afterEach` runs from last to first: the calls are counted when all else is done.
  addons: [noUnhandledCalls(), noSidewaysScroll(), alsoInTheDark(), addonA11y(), addonDocs(), mockedNetwork()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
  },
  initialGlobals: { appearance: 'light', language: 'en', direction: 'ltr' },
  globalTypes: {
    appearance: {
      toolbar: {
        title: 'Appearance',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      toolbar: { title: 'Language', dynamicTitle: true, icon: 'globe', items: [...languages] },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <ChatdeckTheme
          appearance={globals.appearance as 'light' | 'dark'}
          {...settingsOf(globals.language as string, globals.direction as 'ltr' | 'rtl')}
        >
          <Story />
        </ChatdeckTheme>
      </StrictMode>
    ),
  ],
});
