import { NotFound as NotFoundScreen, ShellFailed, ShellLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { dark, phone, withLinks } from '../with-links';

const meta = preview.meta({ title: 'Screens/Pages', decorators: [withLinks] });

export const NotFound = meta.story({
  parameters: { layout: 'padded' },
  render: () => <NotFoundScreen />,
});

export const Loading = meta.story({ render: () => <ShellLoading /> });

export const Failed = meta.story({
  render: () => <ShellFailed problem={makeProblem('server', { status: 500 })} onRetry={fn()} onSignOut={fn()} />,
});

export const Phone = meta.story({
  globals: phone,
  tags: ['!test'],
  render: () => <NotFoundScreen />,
  parameters: { layout: 'padded' },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!test'],
  render: () => <NotFoundScreen />,
  parameters: { layout: 'padded' },
});

export const Dark = meta.story({
  globals: dark,
  tags: ['!test'],
  render: () => <NotFoundScreen />,
  parameters: { layout: 'padded' },
});
