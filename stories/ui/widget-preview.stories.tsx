import { initialAppearance, previewStates, type PreviewThread, type WidgetLook } from 'chatdeck/model';
import { WidgetPreview, widgetPreviewLabels, type WidgetPreviewProps } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const look: WidgetLook = {
  ...initialAppearance,
  displayPrivacyPolicy: true,
  acceptanceText: 'We keep what you write for a year, so that we can help you again.',
};
const agent = { name: 'Acme Support' };
const onPickField = fn();

const meta = preview.meta({
  title: 'UI/Widget preview',
  component: WidgetPreview,
  parameters: { layout: 'padded' },
  args: { look, agent, state: 'online' as const, onPickField },
});

function Wall(props: Omit<WidgetPreviewProps, 'state'>) {
  const modes = ['chip', 'button', 'tab', 'hidden'];
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      {modes.map((collapsedMode) => (
        <WidgetPreview
          key={collapsedMode}
          {...props}
          look={{ ...props.look, collapsedMode }}
          state="closed"
          label={collapsedMode}
        />
      ))}
      {previewStates
        .filter((state) => state !== 'closed')
        .map((state) => (
          <WidgetPreview key={state} {...props} state={state} />
        ))}
    </div>
  );
}

/** Every state as visitors see it; a text leads to its field. */
export const AllStates = meta.story({
  render: ({ state: _state, ...args }) => <Wall {...args} />,
  play: async ({ canvas, userEvent }) => {
    onPickField.mockClear();
    await expect(canvas.getByRole('group', { name: 'Preview of the widget: Rating' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do you want to end this chat?, edit' }));
    await expect(onPickField.mock.calls).toEqual([['conversationEndConfirmationQuestion']]);
  },
});

/** Phones, a dark page, the left side, a light title color, and no clickable texts. */
export const AllStatesElsewhere = meta.story({
  render: ({ state: _state, onPickField: _pick, ...args }) => <Wall {...args} />,
  args: {
    device: 'phone',
    page: 'dark',
    direction: 'rtl',
    look: {
      ...look,
      titleColor: '#ffc53d',
      titleFontColor: '#1c2024',
      widgetAlignment: 'bottomLeft',
      clearMessagesOnEnd: true,
      onlineTitle: 'تحدث معنا',
      autoResponseMessage: 'مرحبًا! كيف يمكننا مساعدتك اليوم؟',
      onlineMessagePlaceholder: 'اكتب رسالتك هنا',
      defaultSendBtnLabel: 'إرسال',
    },
  },
});

const long = 'Wirklichsehrlangesdonaudampfschifffahrtsgesellschaftskapitänswort';
const longLook = Object.fromEntries(
  Object.entries(look).map(([name, value]) => [
    name,
    typeof value === 'string' && /^[A-Z]/.test(value) ? `${long} ${value} ${`${value} `.repeat(6)}` : value,
  ]),
) as WidgetLook;
const blankLook = Object.fromEntries(
  Object.entries(look).map(([name, value]) => [name, typeof value === 'string' && /^[A-Z]/.test(value) ? '' : value]),
) as WidgetLook;

const longStates = [
  'closed',
  'online',
  'conversation',
  'menu',
  'acceptance',
  'rating',
  'offline',
  'screenshot',
] as const;

function topOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().top ?? Number.NaN;
}

/** The parts that reach past the side of their picture. */
function overflowing(picture: HTMLElement): string[] {
  const { left, right } = picture.getBoundingClientRect();
  const parts = [...picture.querySelectorAll<HTMLElement>('.cd-preview-page *')];
  return parts
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((part) => part.className);
}

/** Very long texts, no texts, and invalid colors: nothing overflows, and everything is readable. */
export const LongAndMissingTexts = meta.story({
  play: async ({ canvas }) => {
    for (const state of longStates) {
      const picture = canvas.getByRole('group', { name: `long ${state}` });
      await expect(overflowing(picture)).toEqual([]);
    }
    const form = canvas.getByRole('group', { name: 'long acceptance' }).querySelector('.cd-look-form');
    const lead = form?.querySelector('.cd-look-lead');
    await expect(form).toHaveStyle({ overflowY: 'auto' });
    await expect(topOf(lead)).toBeGreaterThanOrEqual(topOf(form));
  },
  render: ({ look: _look, ...args }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      {longStates.map((state) => (
        <WidgetPreview key={state} {...args} look={longLook} state={state} label={`long ${state}`} />
      ))}
      {(['closed', 'online', 'rating', 'offline', 'screenshot'] as const).map((state) => (
        <WidgetPreview
          key={state}
          {...args}
          look={{ ...blankLook, titleColor: 'no color', titleFontColor: '' }}
          state={state}
          label={`blank ${state}`}
        />
      ))}
    </div>
  ),
});

const first: PreviewThread = {
  messages: [
    { id: 'joined', from: 'note', text: 'Dana has joined' },
    {
      id: 'prompt',
      from: 'team',
      text: 'Hello! <strong>What</strong> is it about?<br>See also <a href="https://acme.test">our FAQs</a>. <img src=x onerror="alert(1)">',
      isHtml: true,
    },
  ],
  answers: [
    { id: 'order', text: 'My order' },
    { id: 'return', text: 'Returning something' },
  ],
};

/** A trigger's message beside the closed widget, and a question group that is played. */
export const TriggerAndQuestions = meta.story({
  render: function Played(args) {
    const [thread, setThread] = useState(first);
    const answer = (id: string) => {
      const text = first.answers?.find((one) => one.id === id)?.text ?? '';
      setThread({ messages: [...first.messages, { id, from: 'visitor', text }] });
    };
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }}>
        <WidgetPreview {...args} state="closed" peek="Not sure which tent fits? Ask us." />
        <WidgetPreview {...args} state="conversation" thread={thread} onAnswer={answer} />
        <WidgetPreview
          {...args}
          look={{ ...look, collapsedMode: 'button', widgetAlignment: 'bottomLeft' }}
          state="closed"
          peek={'Free shipping this week. '.repeat(8)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'our FAQs' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My order' }));
    await canvas.findByText('My order');
    await expect(canvas.queryByRole('button', { name: 'Returning something' })).toBeNull();
  },
});

export const SmallPhone = meta.story({
  globals: phone,
  args: { state: 'acceptance', device: 'phone' },
  render: (args) => <WidgetPreview {...args} label={widgetPreviewLabels.defaults.states.acceptance} />,
});
