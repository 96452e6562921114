import { behaviorLabels, BehaviorTab, BehaviorTabLoading, type BehaviorTabOptions } from 'chatdeck';
import {
  avatarFields,
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  makeProblem,
  settingsNavigation,
  webhookSamples,
  widgetPower,
  type ApiKeys,
  type FileUpload,
  type BehaviorSection,
  type BehaviorSettings,
  type BehaviorTabProps,
  type EditorSection,
} from 'chatdeck/model';
import { failed, loading, makeEditor, makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { editorLabels } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const widget = makeParsedWidget();
const settings: BehaviorSettings = {
  ...behaviorSettings(widget),
  sendOfflineMessagesToEmail: 'support@acme.test',
  opJoinAutoResponseMessage: 'Hi, thanks for waiting. How can I help?',
  sendOpJoinAutoResponse: true,
  maxConcurrentConvos: 0,
};
const navigation = settingsNavigation(makeParsedUser().account.plan, new Set());
const dirty: Partial<BehaviorSettings> = { hideWhenOffline: true, requireInfo: true, responseRemindersFreq: 90 };
const offlineProblem = makeProblem('offline');
const serverProblem = makeProblem('server', { status: 500 });
const watchedEdit = fn();
const idle: FileUpload = { status: 'idle' };
const keys: ApiKeys = { apiKey: 'cd_live_0f3a', zapierApiKey: 'cd_zap_77b1', status: 'idle' };

const wrongWebhooks: BehaviorSettings = {
  ...settings,
  webhookUrl: 'https://hooks acme.test/',
  newConversationWebhookURL: 'https://dana:secret@hooks.acme.test/',
  noAnswerWebhookUrl: 'https://10.0.0.5/hook',
  feedbackWebhookUrl: 'hooks.acme.test',
};

const meta = preview.meta({
  title: 'Settings/Behavior',
  component: BehaviorTab,
  decorators: [
    withLinks,
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    widgetId: widget.Id,
    roomName: widget.RoomName,
    navigation,
    power: ready(widgetPower(widget, false)),
    onPowerChange: fn(),
    avatarUpload: idle,
    onAvatarUpload: fn(),
    canSendTranscripts: true,
    collectsVisitorData: true,
    editor: ready(makeEditor(settings, behaviorSections)),
  },
});

/** As an admin sees it, with the keys of the account. */
export const Ready = meta.story({ tags: ['looks'], args: { keys, onKeyGenerate: fn() } });

/** The keys are for admins alone. */
export const NonAdmin = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Misc' });
    await expect(canvas.queryByText(/API key/)).toBeNull();
  },
});

export const Loading = meta.story({ args: { roomName: undefined, power: loading, editor: loading } });

export const Placeholder = meta.story({ render: () => <BehaviorTabLoading /> });

export const Failed = meta.story({ args: { power: failed(serverProblem), editor: failed(serverProblem) } });

export const Stale = meta.story({
  args: {
    power: ready(widgetPower(widget, false), { problem: offlineProblem }),
    editor: ready(makeEditor(settings, behaviorSections), { problem: offlineProblem }),
  },
});

export const Dirty = meta.story({ tags: ['looks'], args: { editor: inSection({ status: 'dirty' }) } });

export const Saving = meta.story({ args: { editor: inSection({ status: 'saving' }) } });

export const Saved = meta.story({ args: { editor: inSection({ status: 'saved' }, {}) } });

export const SaveFailed = meta.story({
  args: { editor: inSection({ status: 'failed', problem: makeProblem('server', { status: 500 }) }) },
});

/** The server read the request and rejected it because of one field. */
export const Refused = meta.story({
  args: {
    editor: inSection(
      {
        status: 'failed',
        problem: makeProblem('invalid', {
          status: 400,
          serverMessage: 'Emails to this address bounce. Choose another.',
          path: 'sendOfflineMessagesToEmail',
        }),
      },
      { sendOfflineMessagesToEmail: 'desk@nowhere.test' },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Email for offline messages' });
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Emails to this address bounce.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show field' }));
    await expect(address).toHaveFocus();
  },
});

/** A host's own words: for the tab, and for the buttons and the rows in it. */
const ownWords = [
  behaviorLabels.with({ presenceTitle: 'When we are there' }),
  editorLabels.with({ save: 'Apply', discard: 'Forget it', changes: (count) => `${count} to apply` }),
];

export const OwnWords = meta.story({
  args: { editor: inSection({ status: 'dirty' }), labels: ownWords },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'When we are there' });
    await expect(section).toBeVisible();
    await expect(within(section).getByRole('button', { name: 'Apply' })).toBeVisible();
    await expect(canvas.getByText('3 to apply')).toBeVisible();
  },
});

export const FirstKey = meta.story({ args: { keys: { ...keys, apiKey: '' }, onKeyGenerate: fn() } });

export const GeneratingKey = meta.story({ args: { keys: { ...keys, status: 'generating' }, onKeyGenerate: fn() } });

export const KeyFailed = meta.story({
  args: { keys: { ...keys, status: 'failed', problem: serverProblem }, onKeyGenerate: fn() },
});

export const AskBeforeRevoking = meta.story({
  args: { keys, onKeyGenerate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Regenerate API key' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to revoke the current API key and generate a new one?',
    );
    await expect(args.onKeyGenerate).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Regenerate API key' }));
    await expect(args.onKeyGenerate).toHaveBeenCalledOnce();
  },
});

export const AvatarUploading = meta.story({ args: { avatarUpload: { status: 'uploading', percent: 42 } } });

export const AvatarUploaded = meta.story({ args: { avatarUpload: { status: 'done' } } });

export const AvatarFailed = meta.story({ args: { avatarUpload: { status: 'failed', problem: serverProblem } } });

export const AvatarInUse = meta.story({
  args: {
    editor: ready(
      makeEditor({ ...settings, ...avatarFields('team-avatar'), teamAvatarUrl: '/favicon.svg' }, behaviorSections),
    ),
  },
});

export const TranscriptsBlocked = meta.story({ args: { canSendTranscripts: false } });

export const PageRules = meta.story({
  args: {
    editor: ready(
      makeEditor({ ...settings, blacklistedUrls: '/checkout/\\d{1,3}\n/cart\n(' }, behaviorSections, {
        errors: { blacklistedUrls: 'invalidPattern' },
        sections: { presence: { status: 'dirty' } },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Is the widget hidden on this page?' }),
      'https://a.test/cart',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }));
    await canvas.findByText(/Hidden by/);
  },
});

/** Each pattern in words, with an address that was tried. */
export const PageRulesExplained = meta.story({
  args: {
    editor: ready(
      makeEditor({ ...settings, blacklistedUrls: '/checkout\n^https://shop.example/(cart|pay)$' }, behaviorSections),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Explain the patterns' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const meanings = within(await canvas.findByRole('list', { name: 'What the patterns mean' }));
    const [first, second] = meanings.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Hides the widget if the URL contains “/checkout”.');
    await expect(second).toHaveTextContent('is exactly “https://shop.example/”, then “cart” or “pay”.');
    await expect(second).toHaveTextContent('A dot stands for any character.');
    await waitFor(() => expect(first).toHaveTextContent('Hidden, for example, on https://example.com/checkout'));
    await waitFor(() => expect(second).toHaveTextContent('Shown, for example, on https://shop.example/car'));
  },
});

export const Countries = meta.story({
  args: { editor: ready(makeEditor({ ...settings, countryAllowList: 'DE,AT,CH,XX1' }, behaviorSections)) },
});

export const CountriesNeedVisitorData = meta.story({ args: { collectsVisitorData: false } });

export const Undoable = meta.story({
  args: {
    editor: ready(
      makeEditor(settings, behaviorSections, { sections: { presence: { status: 'clean', onUndo: () => undefined } } }),
    ),
  },
});

export const ChangedElsewhere = meta.story({
  args: {
    editor: ready(
      makeEditor(settings, behaviorSections, {
        changedElsewhere: { names: ['requireInfo', 'playSound'], onDismiss: () => undefined },
      }),
    ),
  },
});

export const Conflict = meta.story({
  args: {
    editor: ready(
      makeEditor({ ...settings, ...dirty }, behaviorSections, {
        saved: { ...settings, responseRemindersFreq: 120, requireInfo: false },
        conflicts: {
          requireInfo: { mine: true, theirs: false },
          responseRemindersFreq: { mine: 90, theirs: 120 },
          opJoinAutoResponseMessage: { mine: 'Hi', theirs: '' },
        },
        sections: { presence: { status: 'dirty' } },
      }),
    ),
  },
});

export const Invalid = meta.story({
  args: {
    editor: ready(
      makeEditor<BehaviorSettings, BehaviorSection>(
        {
          ...settings,
          sendOfflineMessagesToEmail: 'support at acme',
          offlineMessageWebhookURL: 'acme.test/hook',
          maxConcurrentConvos: null,
        },
        behaviorSections,
        {
          saved: settings,
          errors: {
            sendOfflineMessagesToEmail: 'invalidEmail',
            offlineMessageWebhookURL: 'invalidUrl',
            maxConcurrentConvos: 'required',
          },
          sections: { presence: { status: 'dirty' } },
        },
      ),
    ),
  },
});

/** What is wrong with a URL, in words. */
export const InvalidWebhooks = meta.story({
  args: {
    editor: ready(
      makeEditor<BehaviorSettings, BehaviorSection>(wrongWebhooks, behaviorSections, {
        saved: settings,
        errors: checkBehavior(wrongWebhooks),
        sections: { webhooks: { status: 'dirty' } },
      }),
    ),
  },
  play: async ({ canvas }) => {
    for (const [name, error] of [
      ['Transcript webhook', 'Remove the spaces. A URL has none.'],
      ['New chat webhook', 'Remove the username and password from the URL.'],
      ['No-reply webhook', 'This URL is on an internal network. Enter a public one.'],
      ['Feedback webhook', 'Enter a full URL that starts with https://.'],
    ] as const) {
      await expect(await canvas.findByRole('textbox', { name })).toHaveAccessibleDescription(
        expect.stringContaining(error),
      );
    }
  },
});

/** What each webhook sends, for the people who write the other end. */
export const SamplePayloads = meta.story({
  args: { webhookSamples: { ...webhookSamples, noAnswerWebhookUrl: undefined } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Show sample payloads' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sample payloads' }));
    await expect(dialog.getByRole('group', { name: 'New chat webhook' })).toHaveTextContent('"chat.started"');
    const choice = dialog.getByRole('combobox', { name: 'Webhook' });
    await userEvent.selectOptions(choice, 'Feedback webhook');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the sample' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      JSON.stringify(webhookSamples.feedbackWebhookUrl, null, 2),
    );
    await expect(within(choice).queryByRole('option', { name: 'No-reply webhook' })).toBeNull();
    await waitFor(
      () => expect(dialog.getByRole('button', { name: 'Copy the sample' })).toHaveAttribute('data-state', 'idle'),
      {
        timeout: 5000,
      },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const SwitchedOff = meta.story({
  args: { power: ready(widgetPower(makeParsedWidget({ off: true }), false, 'switchedOff')) },
});

export const Offline = meta.story({
  args: { power: ready(widgetPower(makeParsedWidget({ status: 'offline' }), false, 'nobodyActive')) },
});

export const SwitchingOff = meta.story({
  args: { power: ready(widgetPower(makeParsedWidget({ off: true }), true, 'switchedOff')) },
});

export const SwitchFailed = meta.story({
  args: { power: ready(widgetPower(widget, false), { problem: makeProblem('timeout') }) },
});

export const SetupRequired = meta.story({ args: { editor: { status: 'setupRequired' } } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

/** Every plan has this tab; those that it lacks say so. Work waits in two others. */
export const PlanWithoutFeature = meta.story({
  args: {
    navigation: settingsNavigation(
      { ...makeParsedUser().account.plan, triggers: false, savedReplies: false, bots: false, questionGroups: false },
      new Set(['behavior', 'appearance']),
    ),
  },
});

/** A stored value that is none of the choices. */
export const UnknownValue = meta.story({
  args: {
    editor: ready(makeEditor({ ...settings, maxVisitorInactiveMins: 7 }, behaviorSections, { onEdit: watchedEdit })),
  },
  play: async ({ canvas, userEvent }) => {
    watchedEdit.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Show idle visitors as offline after' });
    await expect(select).toHaveDisplayValue('7');
    await expect(watchedEdit).not.toHaveBeenCalled();
    await userEvent.selectOptions(select, 'Immediately');
    await expect(watchedEdit.mock.calls).toEqual([[{ maxVisitorInactiveMins: 0 }]]);
  },
});

export const LongContent = meta.story({
  args: {
    roomName: 'customer-questions-about-returns-refunds-and-exchanges-in-north-america-2024',
    editor: ready(
      makeEditor(
        {
          ...settings,
          sendOfflineMessagesToEmail: 'customer-service-for-returns-and-refunds@the-most-patient-team.acme.test',
          offlineMessageWebhookURL: `https://hooks.acme.test/${'offline-messages/'.repeat(12)}`,
          opJoinAutoResponseMessage: 'Thank you for your patience. '.repeat(30),
        },
        behaviorSections,
      ),
    ),
    labels: {
      fields: {
        hideWhenOffline: {
          label: 'Das Chatfenster vollständig ausblenden, solange niemand aus dem Team verfügbar ist',
          help: 'Wenn dies ausgeschaltet ist, können Besucherinnen und Besucher stattdessen über ein Kontaktformular eine Nachricht hinterlassen.',
        },
        responseRemindersFreq: { label: 'Erinnerungszeitabstandseinstellung' },
      },
    },
  },
});

/** A partner with a custom navigation, an extra row, and no switch. */
export const Embedded = meta.story({
  render: (args) => <BehaviorTab {...args} navigation={undefined} onPowerChange={undefined} />,
  args: { header: <p>Above the tab</p>, extraRows: { presence: <p>A row of the host</p> } },
});

const onEdit = fn();
const onSave = fn();

export const Interactive = meta.story({
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    onEdit.mockClear();
    onSave.mockClear();

    await step('a click is one patch', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide the widget when offline' }));
      await expect(onEdit.mock.calls).toEqual([[{ hideWhenOffline: true }]]);
      await waitFor(() => expect(canvas.getByText('1 change')).toBeVisible());
    });

    await step('a wrong address says so when it is left, and keeps the save waiting', async () => {
      const email = canvas.getByRole('textbox', { name: 'Email for offline messages' });
      await userEvent.clear(email);
      await userEvent.type(email, 'support');
      await expect(email).not.toHaveAttribute('aria-invalid');
      const presence = within(canvas.getByRole('region', { name: 'Presence and widget behavior' }));
      await userEvent.click(presence.getByRole('button', { name: 'Save Changes' }));
      await expect(onSave).not.toHaveBeenCalled();
      await expect(email).toHaveFocus();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(email, '@acme.test');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });

    await step('a choice is one patch', async () => {
      onEdit.mockClear();
      await userEvent.click(canvas.getByRole('switch', { name: 'Tell visitors when no one replies' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Send the message after' }), '90 seconds');
      await expect(onEdit.mock.calls).toEqual([[{ noAnswerMessageOn: true }], [{ noAnswerMessageAfterSecs: 90 }]]);
    });

    await step('the shortcut saves', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Message' }));
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(onSave).toHaveBeenCalledTimes(1);
      await expect(await canvas.findByRole('button', { name: 'Saved' })).toBeVisible();
    });
  },
});

/** Keeps the edits as a host without the hooks would. */
function Editable(props: BehaviorTabProps & BehaviorTabOptions) {
  const [saved, setSaved] = useState(settings);
  const [patch, setPatch] = useState<Partial<BehaviorSettings>>({});
  const [justSaved, setJustSaved] = useState(false);
  const value = { ...saved, ...patch };
  const isDirty = Object.keys(patch).length > 0;
  const handleSave = () => {
    onSave();
    setSaved(value);
    setPatch({});
    setJustSaved(true);
  };
  const editor = makeEditor<BehaviorSettings, BehaviorSection>(value, behaviorSections, {
    saved,
    errors: checkBehavior(value),
    onSaveAll: handleSave,
    onEdit: (next) => {
      onEdit(next);
      setJustSaved(false);
      setPatch((before) => ({ ...before, ...next }));
    },
    sections: {
      presence: {
        status: isDirty ? 'dirty' : justSaved ? 'saved' : 'clean',
        onSave: handleSave,
        onDiscard: () => setPatch({}),
      },
    },
  });
  return <BehaviorTab {...props} editor={ready(editor)} />;
}

function inSection(section: Partial<EditorSection>, patch = dirty): BehaviorTabProps['editor'] {
  return ready(
    makeEditor<BehaviorSettings, BehaviorSection>({ ...settings, ...patch }, behaviorSections, {
      saved: settings,
      sections: { presence: section },
    }),
  );
}
