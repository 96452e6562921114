import { PageHeader } from 'chatdeck/ui';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const meta = preview.meta({
  title: 'UI/Page header',
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: { title: 'Behavior', context: 'website' },
});

export const Ready = meta.story();

export const TitleOnly = meta.story({ args: { context: null } });

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <button type="button">First action</button>
        <button type="button">Second action</button>
      </>
    ),
  },
});

export const LongTexts = meta.story({
  globals: phone,
  args: {
    title: 'Notifications and your Slack channel',
    context: 'customer-questions-about-returns-refunds-and-exchanges-in-north-america-2024',
    actions: <button type="button">First action</button>,
  },
});
