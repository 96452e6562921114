import { IntegrationsTab, IntegrationsTabLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { failed, loading, makeIntegrationsProps, makeTeamChoices, ready } from 'chatdeck/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const patience = { timeout: 10_000 };

/** As a plain object, which the story's props take. */
const integrations = (...list: Parameters<typeof makeIntegrationsProps>) => ({ ...makeIntegrationsProps(...list) });

const meta = preview.meta({
  title: 'Settings/Integrations',
  component: IntegrationsTab,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: {
    ...integrations(),
    ...widgetTop,
  },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { integrations: loading } });

export const Placeholder = meta.story({ render: () => <IntegrationsTabLoading /> });

export const Failed = meta.story({ args: { integrations: failed() } });

/** The product's own bot does not count. */
export const Empty = meta.story({
  args: integrations({ added: [{ id: 'U04DECK', name: 'chatdeck', botId: 'B04DECK' }] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Add your first integration' });
    await userEvent.click(canvas.getByRole('button', { name: 'Configure Slack' }));
    const dialog = await screen.findByRole('dialog', { name: 'Configure Bots and Users' }, patience);
    await within(dialog).findByText('No bots or users added yet.', undefined, patience);
    await expect(within(dialog).queryByText('chatdeck')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Configure Slack' })).toHaveFocus();
  },
});

export const PlanWithoutFeature = meta.story({
  args: { integrations: { status: 'planRequired', feature: 'bots' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your plan does not have access to Integrations/);
  },
});

export const SetupRequired = meta.story({ args: { integrations: { status: 'setupRequired' } } });

/** The row and the lists link to reconnecting. */
export const Expired = meta.story({
  args: integrations({ connection: 'expired', team: failed(makeProblem('invalid', { code: 'token_revoked' })) }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Connect Slack again' })).toHaveAttribute('href', '#/permissions/11');
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    await dialog.findByRole('link', { name: 'Connect Slack again' }, patience);
  },
});

const person = (name: string) => ({ id: `U-${name}`, name, isBot: false, botId: '' });

export const Configuring = meta.story({
  args: {
    ...integrations({
      team: ready([...makeTeamChoices(), ...Array.from({ length: 70 }, (_, index) => person(`person-${index}`))]),
      changes: {
        U04DANA: { status: 'adding' },
        U04FAQ: { status: 'addFailed', problem: makeProblem('offline') },
      },
      lastChange: { kind: 'remove', bots: [{ id: 'U04LUIS', name: 'luis.ferreira', botId: '' }] },
      checkedAt: Date.UTC(2026, 2, 1, 12),
      lastError: { at: Date.UTC(2026, 2, 1, 11), problem: makeProblem('timeout') },
    }),
    onAdd: fn(),
    onRemove: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = await screen.findByRole('dialog', { name: 'Configure Bots and Users' }, patience);
    await expect(within(dialog).queryByText('slackbot')).toBeNull();
    await expect(within(dialog).queryByText('chatdeck')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Adding… dana.whitfield' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ id: 'U04LUIS', name: 'luis.ferreira', botId: '' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove statusbot' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.type(within(dialog).getByRole('searchbox'), 'person-69');
    await within(dialog).findByText('person-69', undefined, patience);
    await expect(within(dialog).queryByText('dana.whitfield')).toBeNull();
  },
});

/** What was asked for is on its way: one comes, one goes. */
export const Saving = meta.story({
  args: integrations({ changes: { U04DANA: { status: 'adding' }, U04STATUS: { status: 'removing' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    await dialog.findByText('Adding…', undefined, patience);
    const button = dialog.getByRole('button', { name: 'Removing… statusbot' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

/** Names as long as people make them, and hostile ones, in both lists. */
export const LongContent = meta.story({
  args: {
    ...integrations({
      added: [
        { id: 'U1', name: endless, botId: 'B1' },
        { id: 'U2', name: '<img src=x onerror=alert(1)>', botId: '' },
        { id: 'U3', name: '', botId: 'B3' },
      ],
      unreadable: 2,
      team: ready([endless.toUpperCase(), '<b>patience</b> '.repeat(12), 'مسؤولة-خدمة-العملاء'].map(person)),
      changes: { U1: { status: 'removeFailed', problem: makeProblem('offline') } },
    }),
    roomName: endless,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    await dialog.findByText('<img src=x onerror=alert(1)>', undefined, patience);
  },
});

export const ReadOnly = meta.story({
  args: { ...integrations(), readOnly: true, extraRows: { slack: <p>Ask your admin for more.</p> } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ask your admin for more.');
    await userEvent.click(canvas.getByRole('button', { name: 'view Slack integration' }));
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    await dialog.findByText('statusbot', undefined, patience);
    await expect(dialog.queryByRole('button', { name: /Add|Remove/ })).toBeNull();
  },
});

/** Without Slack's permission the list is dimmed, and a link leads to where it is given. */
export const PermissionMissing = meta.story({
  globals: phone,
  args: integrations({ connection: 'permissionMissing', team: { status: 'permissionMissing', data: [] } }),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Authorize expanded permissions' });
    await expect(link).toHaveAttribute('href', '#/permissions/11');
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await within(dialog).findByRole('link', { name: 'Authorize expanded permissions' }, patience);
    await expect(dialog.querySelector('[data-state="dimmed"]')).not.toBeNull();
  },
});

export const TeamFailed = meta.story({
  args: { ...integrations({ connection: 'unknown', team: failed() }), onTeamRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }, patience));
    await expect(args.onTeamRetry).toHaveBeenCalledOnce();
  },
});
