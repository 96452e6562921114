import { NotFound as NotFoundScreen, ShellFailed, ShellLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const meta = preview.meta({ title: 'Screens/Pages', decorators: [withLinks] });

export const NotFound = meta.story({
  parameters: { layout: 'padded' },
  render: () => <NotFoundScreen />,
});

export const Loading = meta.story({ render: () => <ShellLoading /> });

export const Failed = meta.story({
  render: () => <ShellFailed problem={makeProblem('server', { status: 500 })} onRetry={fn()} onSignOut={fn()} />,
});
