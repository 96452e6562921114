import { useOperatingHoursTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { countClicks } from './count-clicks';
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

/** It took 13 clicks and four lists before; at most 7 and typing are allowed. */
export const NightHoursInAnotherZone = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const setup = await canvas.findByRole('button', { name: 'Setup chat schedule' }, patience);
    const effort = countClicks();
    await userEvent.click(setup);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Time zone' }, patience));
    await userEvent.keyboard('tokyo{Enter}');
    const start = await canvas.findByRole('combobox', { name: 'Friday: start' }, patience);
    await userEvent.click(start);
    await type(start, '22-6');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, patience);
    await expect(canvas.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' }).value).toMatch(/Tokyo/);
    await expect(canvas.getByRole('combobox', { name: 'Friday: start' })).toHaveValue('10:00 PM');
    await expect(canvas.getByRole('combobox', { name: 'Friday: end' })).toHaveValue('6:00 AM');
    await expect(effort.clicks()).toBeLessThanOrEqual(7);
  },
});
