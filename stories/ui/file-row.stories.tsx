import { makeProblem } from 'chatdeck/model';
import { FileRow, type FileRowProps } from 'chatdeck/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';

const picture = (
  <svg width="50" height="50" viewBox="0 0 50 50" role="img" aria-label="The team picture">
    <rect width="50" height="50" rx="6" fill="var(--accent-9)" />
    <circle cx="25" cy="20" r="9" fill="white" />
    <path d="M8 46a17 15 0 0 1 34 0z" fill="white" />
  </svg>
);

const args: FileRowProps = {
  label: 'Team picture',
  help: 'Square PNG, JPEG, GIF, or WebP, up to 2 MB.',
  types: ['image/png', 'image/jpeg'],
  typesText: 'PNG, JPEG',
  maxBytes: 2 * 1024 * 1024,
  upload: { status: 'idle' },
  onChoose: fn(),
};

const meta = preview.meta({
  title: 'UI/File row',
  component: FileRow,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'For one file that is stored by itself, outside of the section and its save bar. The host owns the upload and says how far it is.',
      },
    },
  },
  args,
});

export const Empty = meta.story();

export const Stored = meta.story({ tags: ['looks'], args: { preview: picture, onRemove: fn() } });

export const RemoveBlocked = meta.story({
  tags: ['looks'],
  args: {
    preview: picture,
    onRemove: fn(),
    removeBlockedReason: 'Please choose a non "team avatar" option above before removing your team avatar',
  },
});

export const Uploading = meta.story({ args: { preview: picture, upload: { status: 'uploading', percent: 42 } } });

export const Uploaded = meta.story({ args: { preview: picture, onRemove: fn(), upload: { status: 'done' } } });

export const Failed = meta.story({ args: { upload: { status: 'failed', problem: makeProblem('offline') } } });

export const WrongType = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a file');
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await canvas.findByText(/This file type isn’t supported/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabledReason: 'Only admins can change the picture.' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, preview: picture } });
