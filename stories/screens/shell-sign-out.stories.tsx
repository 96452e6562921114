import { SignOutNotice, type SignOutNoticeProps } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const args: SignOutNoticeProps = { problem: makeProblem('offline'), status: 'failed', onRetry: fn(), onDismiss: fn() };

const meta = preview.meta({
  title: 'Screens/Sign-out notice',
  component: SignOutNotice,
  decorators: [withLinks],
  args,
  parameters: { layout: 'padded' },
});

export const Failed = meta.story({
  tags: ['looks'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onRetry).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { status: 'retrying' } });

export const Done = meta.story({ args: { status: 'done' } });

export const LongContent = meta.story({
  args: {
    problem: makeProblem('server', { status: 503, serverMessage: 'The sessions are being moved. '.repeat(8) }),
    labels: {
      signOutFailed: 'Die Sitzung, von der Sie sich gerade abgemeldet haben, ist auf dem Server noch nicht beendet.',
      dismissNotice: 'Benachrichtigung ausblenden',
    },
  },
});
