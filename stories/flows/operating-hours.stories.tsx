import { useOperatingHoursTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function OperatingHoursFlow({ widgetId }: { widgetId: Id }) {
  return <OperatingHoursTab {...useOperatingHoursTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Operating hours',
  component: OperatingHoursFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}
const faults: Faults = {};

/** Rejected once with the server's message, then saved. */
export const SetUpAndSave = meta.story({
  beforeEach({ msw }) {
    faults.updateConfig = { status: 400, body: { Message: 'Not before the weekend', Code: 'invalid' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setup chat schedule' }, patience));
    await type(await canvas.findByRole('combobox', { name: 'Friday: start' }, patience), '10:00 PM');
    await type(canvas.getByRole('combobox', { name: 'Friday: end' }), '6:00 AM');
    await userEvent.click(await canvas.findByRole('button', { name: /Runs past midnight/ }, patience));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }, patience));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('Error: Not before the weekend');
    await waitFor(() => expect(alert).toHaveFocus(), patience);

    faults.updateConfig = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, patience);
    await expect(canvas.getByRole('combobox', { name: 'Friday: end' })).toHaveValue('6:00 AM');
    await expect(canvas.queryByRole('combobox', { name: 'Saturday: start' })).toBeNull();
  },
});
