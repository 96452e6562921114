import { ChatdeckTheme } from 'chatdeck';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { OwnChangePassword } from '../../stories/own-data/screens/change-password';
import { OwnLogin } from '../../stories/own-data/screens/login';
import { OwnUsers } from '../../stories/own-data/screens/users';
import { OwnAppearance } from '../../stories/own-data/settings/appearance';
import { OwnBehavior } from '../../stories/own-data/settings/behavior';
import { OwnOperatingHours } from '../../stories/own-data/settings/operating-hours';
import { OwnQuestionGroups } from '../../stories/own-data/settings/question-groups';
import { OwnSavedReplies } from '../../stories/own-data/settings/saved-replies';
import { OwnTriggers } from '../../stories/own-data/settings/triggers';
import '../screens/missing-in-jsdom';

const files = import.meta.glob<Record<string, ComponentType>>('../../stories/own-data/*/*.tsx', { eager: true });
const examples = Object.entries(files).map(([file, module]) => [file.replace(/.*own-data\//, ''), module] as const);

describe.each(examples)('%s', (file, module) => {
  test('shows the screen without a provider, and nothing of it is loading or has failed', async () => {
    const exported = Object.values(module);
    expect(exported).toHaveLength(1);
    const { container } = show(exported[0] as ComponentType);
    const shown = container.querySelector('.cd-screen, [data-chatdeck="shell"]');
    expect(shown, file).not.toBeNull();
    // The palette is over the page, once its code is there.
    if (shown?.textContent === '') expect((await screen.findByRole('dialog')).textContent, file).not.toBe('');
    await waitFor(() =>
      expect(document.querySelector('[data-state="loading"], [data-state="failed"], [role="alert"]')).toBeNull(),
    );
  });
});

test('the users become what the admin makes of them', async () => {
  show(OwnUsers);
  const luis = screen.getByRole('row', { name: /luis@acme\.test/ });
  fireEvent.click(within(luis).getByRole('button', { name: 'More actions for luis@acme.test' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /luis@acme\.test/ })).toBeNull());

  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'noor@acme.test' } });
  fireEvent.click(screen.getByRole('button', { name: /^Invite/ }));
  expect(await screen.findByRole('row', { name: /noor@acme\.test/ })).toBeTruthy();
});

test('a form shows its errors after it was sent', async () => {
  show(OwnLogin);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
});

test('the email with the link counts as sent', () => {
  const { container } = show(OwnChangePassword);
  fireEvent.click(screen.getByRole('button'));
  expect(container.querySelector('[data-chatdeck="change-password"]')?.getAttribute('data-state')).toBe('done');
});

const edits: [name: string, tab: ComponentType, field: string][] = [
  ['Behavior', OwnBehavior, 'Sam from Acme'],
  ['Appearance', OwnAppearance, 'Type your message here'],
  ['Triggers', OwnTriggers, '60'],
];

test.each(edits)('an edit in %s is saved without our backend', async (_, Tab, shown) => {
  show(Tab);
  const field = screen.getByDisplayValue<HTMLInputElement>(shown);
  const section = field.closest<HTMLElement>('[data-chatdeck="section"]') ?? document.body;
  const typed = '90';
  fireEvent.change(field, { target: { value: typed } });
  const save = within(section).getByRole('button', { name: 'Save Changes' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(save);
  await waitFor(() => expect(section.querySelector('[data-chatdeck="save-bar"][data-state="saved"]')).not.toBeNull());
  expect(field.value).toBe(typed);
});

test.each([
  ['Operating Hours', OwnOperatingHours, '9:00 AM'],
  ['Question Groups', OwnQuestionGroups, 'First questions'],
  ['Saved Replies', OwnSavedReplies, 'Store hours'],
])('%s shows what was given', (_, Tab, text) => {
  const { container } = show(Tab);
  expect(container.innerHTML).toContain(text);
});

function show(Example: ComponentType) {
  return render(<ChatdeckTheme hrefFor={() => '/'}>{createElement(Example)}</ChatdeckTheme>);
}
