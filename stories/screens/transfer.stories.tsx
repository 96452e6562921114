import { Transfer, TransferLoading } from 'chatdeck';
import { failed, loading, makeImportPreview, makeTransferProps } from 'chatdeck/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

/** As a plain object, which the story's props take. */
const transfer = (...args: Parameters<typeof makeTransferProps>) => ({ ...makeTransferProps(...args) });

const meta = preview.meta({
  title: 'Screens/Export or import',
  component: Transfer,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: transfer(),
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { content: loading } });

export const Placeholder = meta.story({ render: () => <TransferLoading /> });

export const Failed = meta.story({ args: { content: failed() } });

export const WithoutImport = meta.story({ args: { onFileChoose: undefined } });

export const Reading = meta.story({ args: { importing: { status: 'reading', fileName: 'sales.json' } } });

/** A file from anyone: shortcuts that are taken, a second automatic group, and a value that can't be saved. */
export const Conflicts = meta.story({
  tags: ['looks'],
  args: { importing: makeImportPreview({ unknown: ['settings.sparkle', 'theme'] }) },
});

export const ConflictsOnPhone = meta.story({ globals: phone, args: transfer({ importing: makeImportPreview() }) });

export const OpenPart = meta.story({
  args: { importing: makeImportPreview() },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /changes?$/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('nobody')).toBeVisible();
  },
});

export const ChoosePartsAndImport = meta.story({
  args: { importing: makeImportPreview(), onChosenChange: fn(), onImport: fn(), onFileClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Import Appearance' }));
    await expect(args.onChosenChange).toHaveBeenCalledWith([
      'behavior',
      'triggers',
      'saved-replies',
      'question-groups',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Add \d+ unsaved changes$/ }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onFileClose).toHaveBeenCalledOnce();
  },
});

export const NothingNew = meta.story({
  args: { importing: makeImportPreview({ parts: [], chosen: [] }) },
});

export const PlanRequired = meta.story({
  args: {
    importing: makeImportPreview({
      parts: makeImportPreview().parts.map((part) =>
        part.tab === 'triggers' ? { ...part, block: { code: 'planRequired', feature: 'triggers' } } : part,
      ),
      chosen: ['behavior'],
    }),
  },
});

export const Rejected = meta.story({
  tags: ['looks'],
  args: {
    importing: {
      status: 'failed',
      fileName: 'everything.json',
      fault: { code: 'tooMany', name: 'savedReplies', most: 1000 },
    },
  },
});

export const Newer = meta.story({
  args: { importing: { status: 'failed', fileName: 'next.json', fault: { code: 'newerVersion', version: 2 } } },
});

export const Done = meta.story({
  tags: ['looks'],
  args: {
    importing: {
      status: 'done',
      fileName: 'pricing-page.json',
      tabs: [
        { tab: 'appearance', count: 2 },
        { tab: 'saved-replies', count: 1 },
      ],
    },
  },
});
