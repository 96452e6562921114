import { fireEvent } from '@testing-library/react';
import { screensOfHooks } from '../package/app/screens-of-hooks';
import { busy, confirm, noDialog, saveOf, saved, startOver, valueOf, type PlaceOfHook } from './place';
import { appears, find, pageText, pass, press, pressKey, type, until } from './world';

/** The settings of a widget. */
export const settingsPlaces = {
  useAppearanceTab: { Screen: screensOfHooks.useAppearanceTab, sendings: [saveOf('Title', 'Typed')] },
  useBehaviorTab: {
    Screen: screensOfHooks.useBehaviorTab,
    sendings: [
      saveOf('Send offline messages to this email address', 'typed@acme.test'),
      {
        call: 'generateApiKey',
        send: () => confirm(/generate API key/i, /generate/i),
        isDone: () => noDialog() && !pageText().includes('No new API key was generated.'),
      },
      {
        call: 'toggleOff',
        send: () => press('switch', /^Widget/),
        isDone: () => find('switch', /^Widget OFF/) !== undefined,
      },
      {
        call: 'toggleOn',
        scenario: () => {
          const world = busy();
          const widgets = world.dataset.widgets.map((widget) => ({ ...widget, isOff: true }));
          return { ...world, dataset: { ...world.dataset, widgets } };
        },
        send: () => press('switch', /^Widget/),
        isDone: () => find('switch', /^Widget ON/) !== undefined,
      },
      {
        call: 'uploadTeamAvatar',
        send: () => {
          const field = document.querySelector<HTMLInputElement>('input[type="file"]');
          if (!field) throw new Error('There is no field for a file.');
          const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
          fireEvent.change(field, { target: { files: [new File([png], 'team.png', { type: 'image/png' })] } });
        },
        isDone: () => pageText().includes('Uploaded successfully.'),
      },
    ],
  },
  useInstallTab: {
    Screen: screensOfHooks.useInstallTab,
    sendings: [
      {
        call: 'renameChannel',
        prepare: () => type('textbox', 'Name of the channel', 'help-desk'),
        send: () => press('button', 'Rename channel'),
        isDone: () => pageText().includes('The channel has its new name.'),
        typed: () => valueOf('textbox', 'Name of the channel'),
      },
      { call: 'changeChannel', send: () => confirm('Change channel', 'Change channel'), isDone: noDialog },
      { ...startOver, isDone: noDialog },
    ],
  },
  useIntegrationsTab: {
    Screen: screensOfHooks.useIntegrationsTab,
    quietLater: ['currentUser'],
    words: { listTeamUsers: 'Could not be checked' },
    sendings: [
      {
        call: 'addBotUser',
        prepare: async () => {
          press('button', /configure/i);
          await appears('button', /^Add /);
        },
        send: () => press('button', /^Add /),
        isDone: () => find('button', /^Remove /, 1) !== undefined,
      },
      {
        call: 'removeBotUser',
        prepare: async () => {
          press('button', /configure/i);
          await appears('button', /^Remove /);
        },
        send: () => press('button', /^Remove /),
        isDone: () => find('button', /^Remove /) === undefined,
        doneBy: ['notFound'],
      },
    ],
  },
  useOperatingHoursTab: {
    Screen: screensOfHooks.useOperatingHoursTab,
    sendings: [
      {
        call: 'updateConfig',
        prepare: async () => {
          await appears('button', 'Setup chat schedule');
          press('button', 'Setup chat schedule');
          await appears('button', 'Save Changes');
          await appears('button', 'Add hours on Friday');
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => find('button', 'Add hours on Friday') !== undefined,
      },
    ],
  },
  useQuestionGroupsTab: {
    Screen: screensOfHooks.useQuestionGroupsTab,
    quietLater: ['currentUser'],
    sendings: [
      {
        call: 'saveQuestionGroup',
        prepare: async () => {
          await appears('textbox', 'Label');
          type('textbox', 'Label', 'Typed');
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => valueOf('textbox', 'Label'),
      },
      {
        call: 'deleteQuestionGroup',
        prepare: async () => {
          await appears('button', 'Actions for this group');
          pressKey('button', 'Actions for this group');
          await appears('menuitem', 'Delete group');
          press('menuitem', 'Delete group');
          await until('asked', () => find('alertdialog', /./) !== undefined);
        },
        send: () => confirm('Delete group', 'Delete group'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
  useSavedRepliesTab: {
    Screen: screensOfHooks.useSavedRepliesTab,
    // Whether a shortcut is taken, which the open form says.
    quiet: ['listQuestionGroups'],
    // To the plans.
    leadsAway: ['invalid'],
    quietLater: ['currentUser'],
    sendings: [
      {
        call: 'saveSavedReply',
        prepare: async () => {
          await appears('button', /^Edit /);
          press('button', /^Edit /);
          await appears('textbox', 'Label');
          type('textbox', 'Label', 'Typed');
        },
        send: () => press('button', 'Save Changes'),
        isDone: () => find('dialog', /Saved Reply/) === undefined,
        reopen: async () => {
          press('button', 'Edit Typed');
          await appears('textbox', 'Label');
        },
        typed: () => valueOf('textbox', 'Label'),
      },
      {
        call: 'deleteSavedReply',
        prepare: () => appears('button', /^Delete /),
        send: () => confirm(/^Delete /, 'Delete reply'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
  useSettingsNavigation: {
    Screen: () => <>The page around it {screensOfHooks.useSettingsNavigation()}</>,
    quiet: ['currentUser'],
    sendings: [],
  },
  useTriggersTab: {
    Screen: screensOfHooks.useTriggersTab,
    sendings: [
      {
        call: 'updateConfig',
        prepare: async () => {
          press('button', 'Add new trigger');
          await appears('textbox', 'Message');
          type('textbox', 'Message', 'Hello');
          type('textbox', 'Pages', '/pricing');
          await pass(0);
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => valueOf('textbox', 'Message'),
        reopen: async () => {
          press('button', /^Hello/);
          await appears('textbox', 'Message');
        },
      },
    ],
  },
} satisfies Record<string, PlaceOfHook>;
