import { appearanceLabels, AppearanceTab, AppearanceTabLoading, type AppearanceTabOptions } from 'chatdeck';
import {
  appearanceSections,
  appearanceSettings,
  checkAppearance,
  makeProblem,
  visitorView,
  type AppearanceSection,
  type AppearanceSettings,
  type AppearanceSource,
  type AppearanceTabProps,
  type EditorSection,
} from 'chatdeck/model';
import { failed, loading, makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { laptop, phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const widget = makeParsedWidget();
const settings = appearanceSettings(widget);
const dirty: Partial<AppearanceSettings> = { onlineTitle: 'Ask Acme', titleColor: '#00695c' };
const serverProblem = makeProblem('server', { status: 500 });
const sources: AppearanceSource[] = [
  {
    widgetId: 12,
    roomName: 'pricing-page',
    workspace: 'acme',
    settings: { ...settings, titleColor: '#8e2a7d', onlineTitle: 'Questions about prices?', offlineGreeting: '' },
  },
  { widgetId: 13, roomName: 'docs', workspace: 'acme', settings },
];
const onEdit = fn();
const onSave = fn();

const meta = preview.meta({
  title: 'Settings/Appearance',
  component: AppearanceTab,
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
    ...widgetTop,
    visitorView: visitorView(widget),
    canSendTranscripts: true,
    sources,
    editor: ready(makeEditor(settings, appearanceSections)),
  },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { roomName: undefined, editor: loading } });

export const Placeholder = meta.story({ render: () => <AppearanceTabLoading /> });

export const Failed = meta.story({ args: { editor: failed(serverProblem) } });

export const SetupRequired = meta.story({ args: { editor: { status: 'setupRequired' } } });

/** The switches are off and Slack's permission is missing: what waits for them says so. */
export const EverythingOff = meta.story({
  args: {
    canSendTranscripts: false,
    editor: ready(
      makeEditor<AppearanceSettings, AppearanceSection>(
        { ...settings, showConversationEnd: false, collectVisitorMetaData: false },
        appearanceSections,
      ),
    ),
  },
});

/** Every switch is on, but for the permission that transcripts need. */
export const EverythingOn = meta.story({
  args: {
    canSendTranscripts: false,
    sources: [],
    editor: ready(
      makeEditor<AppearanceSettings, AppearanceSection>(
        {
          ...settings,
          showTranscriptSendOpt: true,
          displayPrivacyPolicy: true,
          privacyPolicyLinkURL: 'https://acme.test/privacy',
          requireAcceptance: true,
          acceptanceText: 'I agree',
          widgetAlignment: 'bottomLeft',
          collapsedMode: 'tab',
        },
        appearanceSections,
      ),
    ),
  },
});

/** Colors with low contrast, an acceptance text that is too short, and an invalid URL. */
export const Invalid = meta.story({
  render: (args) => (
    <Editable
      {...args}
      initial={{
        ...settings,
        titleColor: '#ffc53d',
        titleFontColor: '#ffffff',
        requireAcceptance: true,
        acceptanceText: 'Ok',
        displayPrivacyPolicy: true,
        privacyPolicyLinkURL: 'acme.test',
      }}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a passing color is one click away', async () => {
      await expect(canvas.getByText(/1\.5 to 1\. Hard to read/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Title font color: Use #/ }));
      await expect(await canvas.findByText(/4\.5 to 1\. Easy to read/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Title color: Use #/ })).toBeNull();
    });
    await step('what is no color is refused while it is typed', async () => {
      const color = canvas.getByRole('textbox', { name: 'Title color' });
      await userEvent.clear(color);
      await userEvent.type(color, 'green');
      await canvas.findByText(/Enter a color as #/);
      await userEvent.tab();
      await waitFor(() => expect(color).toHaveValue('#ffc53d'));
    });
    await step('a text that is too short says so, in its own words', async () => {
      await canvas.findByText('Must be at least three characters for Acceptance text to be displayed.');
      const text = canvas.getByRole('textbox', { name: 'Acceptance text' });
      await userEvent.type(text, 'ay');
      await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'));
    });
  },
});

export const Dirty = meta.story({ tags: ['looks'], args: { editor: inSection({ status: 'dirty' }, dirty) } });

export const Saving = meta.story({ args: { editor: inSection({ status: 'saving' }, dirty) } });

export const Saved = meta.story({ args: { editor: inSection({ status: 'saved' }, {}) } });

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(5);

/** Texts as long as people make them, and hostile ones, in the form and in the preview. */
export const LongContent = meta.story({
  args: {
    roomName: 'the-most-patient-customer-service-team-of-all-in-north-america-and-beyond',
    sources: sources.map((source) => ({ ...source, roomName: endless })),
    editor: ready(
      makeEditor<AppearanceSettings, AppearanceSection>(
        { ...settings, onlineTitle: endless, autoResponseMessage: `<img src=x onerror=alert(1)> ${endless}` },
        appearanceSections,
      ),
    ),
  },
});

export const Refused = meta.story({
  args: {
    editor: inSection(
      {
        status: 'failed',
        problem: makeProblem('invalid', { status: 400, serverMessage: 'No such color.', path: 'titleColor' }),
      },
      dirty,
    ),
  },
});

export const Conflict = meta.story({
  args: {
    editor: ready(
      makeEditor<AppearanceSettings, AppearanceSection>({ ...settings, ...dirty }, appearanceSections, {
        saved: { ...settings, onlineTitle: 'Talk to us', titleColor: '#b71c1c' },
        conflicts: {
          onlineTitle: { mine: 'Ask Acme', theirs: 'Talk to us' },
          titleColor: { mine: '#00695c', theirs: '#b71c1c' },
        },
        sections: { online: { status: 'dirty' } },
      }),
    ),
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true, hiddenSections: ['screenshots', 'buttons'] } });

export const Phone = meta.story({
  globals: phone,
  args: { editor: inSection({ status: 'dirty' }, dirty) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Ask Acme, edit: Title' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const AllStatesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All states', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'All states' });
    await within(dialog).findByRole('group', { name: 'Transcript sent' });
    await expect(within(dialog).getAllByRole('group', { name: /^Collapsed: / })).toHaveLength(4);
    await expect(dialog.offsetWidth).toBeGreaterThan(innerWidth * 0.8);
  },
});

/** A click on a text opens its field above the states, which follow each key. */
export const EditAmongAllStates = meta.story({
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All states', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All states' }));
    const titles = () => dialog.getAllByRole('button', { name: /, edit: Title$/ });
    await userEvent.click(titles()[0] ?? document.body);
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ask away');
    await expect(titles().length).toBeGreaterThan(5);
    for (const title of titles()) await expect(title).toHaveAccessibleName('Ask away, edit: Title');
    const greeting = dialog.getAllByRole('button', { name: /, edit: Welcome message$/ })[0];
    greeting?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Welcome message' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Show in form' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Welcome message' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ask away');
  },
});

/** All states with longer texts at 200% zoom, as somebody who sees no green sees them. */
export const AllStatesAtTheirWorst = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All states', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'All states' });
    await within(dialog).findByText('All texts fit.', undefined, { timeout: 10_000 });
    const title = () => within(dialog).getAllByRole('button', { name: /edit: Title$/ })[0];
    const size = parseFloat(getComputedStyle(title() ?? dialog).fontSize);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Long text' }));
    await expect(title()).toHaveTextContent(/^Çhát wîth üš Çhát/);
    await within(dialog).findByText(/^Cut off: .*Message placeholder/, undefined, { timeout: 10_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: '200% zoom' }));
    await expect(parseFloat(getComputedStyle(title() ?? dialog).fontSize)).toBeGreaterThan(size * 1.5);
    const wall = dialog.querySelector('.cd-wall') ?? dialog;
    await expect(getComputedStyle(wall).filter).toBe('none');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Color vision' }), 'deuteranopia');
    await expect(getComputedStyle(wall).filter).toMatch(/^url\(/);
    await expect(dialog.querySelector('filter feColorMatrix')).not.toBeNull();
  },
});

/** Standard texts in a language go into the form, and what someone wrote stays. */
export const FillInTexts = meta.story({
  render: (args) => <Editable {...args} initial={{ ...settings, onlineTitle: 'Ask Acme' }} />,
  args: { textPacks: [{ language: 'en', name: 'House style', texts: { onlineTitle: 'Ask us anything' } }] },
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in texts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fill in the widget’s texts' });
    const language = within(dialog).getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'Japanese');
    await userEvent.selectOptions(language, 'German');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/text you wrote stays/);
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Fill in \d+ texts$/ }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Offline title' })).toHaveValue('Schreiben Sie uns'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ask Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in texts' }));
    const again = await screen.findByRole('dialog', { name: 'Fill in the widget’s texts' });
    await userEvent.selectOptions(within(again).getByRole('combobox', { name: 'Language' }), 'House style');
    await expect(within(again).getByRole('button', { name: 'Fill in 0 texts' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(again).getByRole('checkbox', { name: 'Keep texts you wrote' }));
    await userEvent.click(await within(again).findByRole('button', { name: 'Fill in 1 text' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ask us anything'));
    await expect(onSave).not.toHaveBeenCalled();
  },
});

/** Changes are previewed, go into the form, and can be undone or saved right away. */
export const CopyFromAnother = meta.story({
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from another widget' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy appearance from another widget' });
    await within(dialog).findByText('3 fields will change');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Online mode' }));
    await within(dialog).findByText('1 field will change');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Online mode' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Copy 3 fields' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('Questions about prices?'));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save all' }));
    await expect(onSave.mock.calls).toEqual([['online'], ['offline']]);
  },
});

/** The preview follows what is typed, and leads back. */
export const OnlineMode = meta.story({
  globals: laptop,
  args: only('online'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent, step }) => {
    onEdit.mockClear();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await step('a letter is one patch', async () => {
      await userEvent.type(title, '!');
      await expect(onEdit.mock.calls).toEqual([[{ onlineTitle: 'Chat with us!' }]]);
      await within(await shows(canvas, 'Welcome')).findByText('Chat with us!');
    });
    await step('the closed widget takes the chosen form', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Tab' }));
      await shows(canvas, 'Collapsed');
    });
    await step('the section goes back to its defaults', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use defaults for this section: Online mode' }));
      await waitFor(() => expect(title).toHaveValue('Chat with us'));
      await expect(canvas.getByRole('radio', { name: 'Chip' })).toBeChecked();
    });
  },
});

export const OfflineMode = meta.story({
  globals: laptop,
  args: only('offline'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offline send button' }), ' now');
    await within(await shows(canvas, 'Offline form')).findByText('Send message now');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Thank-you message' }), ' Bye!');
    await within(await shows(canvas, 'Thank you')).findByText('Thank you! We’ll get back to you soon. Bye!');
  },
});

/** A text that waits for a switch leads to the switch. */
export const ChatEnd = meta.story({
  globals: laptop,
  args: only('chatEnd'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rating question' }));
    const picture = await shows(canvas, 'Rating');
    const states = canvas.getByRole('group', { name: 'Widget state' });
    const isCut = () => states.scrollWidth > states.clientWidth;
    await waitFor(() => expect(states.hasAttribute('data-more')).toBe(isCut()));
    await userEvent.click(canvas.getByRole('switch', { name: 'Ask for a rating' }));
    await canvas.findByText('Visitors don’t see this because “Ask for a rating” is off.');
    await userEvent.click(within(picture).getByRole('button', { name: 'How did we do?, edit: Rating question' }));
    await expect(canvas.getByRole('switch', { name: 'Ask for a rating' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('switch', { name: 'Let visitors end the chat' }));
    await expect(canvas.getByRole('textbox', { name: 'Menu link' })).toBeDisabled();
    await expect(canvas.getAllByText('Turn on “Let visitors end the chat” first.').length).toBeGreaterThan(5);
  },
});

export const Screenshots = meta.story({
  globals: laptop,
  args: only('screenshots'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Allow button' }), ' it');
    await within(await shows(canvas, 'Screenshot')).findByText('Allow it');
  },
});

export const InfoPrompt = meta.story({
  globals: laptop,
  args: only('infoPrompt'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Submit button' }), ' now');
    await within(await shows(canvas, 'Info prompt')).findByText('Start chat now');
    await canvas.findByText('Visitors don’t see this because “Ask for name and email first” is off in Behavior.');
  },
});

/** A click on a text leads to its field, and the state stays. */
export const GenericButtonLabels = meta.story({
  globals: laptop,
  args: only('buttons'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'No button' }));
    const picture = await shows(canvas, 'Confirmation');
    await userEvent.click(within(picture).getByRole('button', { name: 'Yes, edit: Yes button' }));
    await expect(canvas.getByRole('textbox', { name: 'Yes button' })).toHaveFocus();
    await shows(canvas, 'Confirmation');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show the send button on desktop' }));
    await within(await shows(canvas, 'Chat')).findByRole('button', { name: 'Send, edit: Send button' });
  },
});

export const Privacy = meta.story({
  globals: laptop,
  args: only('privacy'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show a link to your privacy policy' }));
    await within(await shows(canvas, 'Welcome')).findByText('Privacy policy');
    await userEvent.click(canvas.getByRole('switch', { name: 'Require acceptance before a chat' }));
    await canvas.findByText('Must be at least three characters for Acceptance text to be displayed.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Acceptance text' }), 'I agree.');
    await within(await shows(canvas, 'Acceptance')).findByText('I agree.');
  },
});

export const Alignment = meta.story({
  globals: laptop,
  args: only('alignment'),
  render: (args) => <Editable {...args} initial={settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bottom left' }));
    await waitFor(async () => expect(await shows(canvas, 'Welcome')).toHaveAttribute('data-side', 'left'));
  },
});

/** One section beside its preview. */
function only(section: AppearanceSection): Partial<AppearanceTabProps & AppearanceTabOptions> {
  const names = Object.keys(appearanceSections) as AppearanceSection[];
  return { hiddenSections: names.filter((name) => name !== section), sources: [] };
}

interface Found {
  findByRole(role: string, options: { name: string }): Promise<HTMLElement>;
}

function shows(canvas: Found, state: string): Promise<HTMLElement> {
  return canvas.findByRole('group', { name: `Preview of the widget: ${state}` });
}

interface EditableProps extends AppearanceTabProps, AppearanceTabOptions {
  initial: AppearanceSettings;
}

/** Keeps the edits as a host without the hooks would. */
function Editable({ initial, ...props }: EditableProps) {
  const [patch, setPatch] = useState<Partial<AppearanceSettings>>({});
  const value = { ...initial, ...patch };
  const names = Object.keys(appearanceSections) as AppearanceSection[];
  const sections = names.map((name): [AppearanceSection, Partial<EditorSection>] => [
    name,
    {
      status: appearanceSections[name].some((field) => value[field] !== initial[field]) ? 'dirty' : 'clean',
      onSave: () => {
        onSave(name);
      },
    },
  ]);
  const editor = makeEditor<AppearanceSettings, AppearanceSection>(value, appearanceSections, {
    saved: initial,
    errors: checkAppearance(value),
    onEdit: (next) => {
      onEdit(next);
      setPatch((before) => ({ ...before, ...next }));
    },
    sections: Object.fromEntries(sections),
    onSaveAll: () => {
      for (const [, { status, onSave: save }] of sections) if (status === 'dirty') save?.();
    },
  });
  return <AppearanceTab {...props} editor={ready(editor)} labels={appearanceLabels.defaults} />;
}

function inSection(section: Partial<EditorSection>, patch: Partial<AppearanceSettings>): AppearanceTabProps['editor'] {
  return ready(
    makeEditor<AppearanceSettings, AppearanceSection>({ ...settings, ...patch }, appearanceSections, {
      saved: settings,
      sections: { online: section },
    }),
  );
}
