import { initialAppearance } from 'chatdeck/model';
import { WidgetPreview } from 'chatdeck/ui';
import preview from '../../.storybook/preview';

const look = {
  ...initialAppearance,
  displayPrivacyPolicy: true,
  acceptanceText: 'We keep what you write for a year, so that we can help you again.',
};

const meta = preview.meta({
  title: 'UI/Widget preview/States',
  component: WidgetPreview,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: { look, agent: { name: 'Acme Support' }, state: 'online' as const },
});

export const Chip = meta.story({ args: { state: 'closed' } });
export const Button = meta.story({ args: { state: 'closed', look: { ...look, collapsedMode: 'button' } } });
export const Tab = meta.story({ args: { state: 'closed', look: { ...look, collapsedMode: 'tab' } } });
export const Hidden = meta.story({ args: { state: 'closed', look: { ...look, collapsedMode: 'hidden' } } });
export const Online = meta.story();
export const InfoPrompt = meta.story({ args: { state: 'infoPrompt' } });
export const Acceptance = meta.story({ args: { state: 'acceptance' } });
export const Conversation = meta.story({ args: { state: 'conversation' } });
export const NoAnswer = meta.story({ args: { state: 'noAnswer' } });
export const NoAnswerWithEmail = meta.story({ args: { state: 'noAnswerWithEmail' } });
export const Screenshot = meta.story({ args: { state: 'screenshot' } });
export const Menu = meta.story({ args: { state: 'menu' } });
export const EndConfirmation = meta.story({ args: { state: 'endConfirmation' } });
export const Ended = meta.story({ args: { state: 'ended' } });
export const Rating = meta.story({ args: { state: 'rating' } });
export const RatingThanks = meta.story({ args: { state: 'ratingThanks' } });
export const Transcript = meta.story({ args: { state: 'transcript' } });
export const TranscriptSent = meta.story({ args: { state: 'transcriptSent' } });
export const Offline = meta.story({ args: { state: 'offline' } });
export const ThankYou = meta.story({ args: { state: 'thankYou' } });
