import { Users } from 'chatdeck';
import { makeProblem, type Invitations } from 'chatdeck/model';
import {
  failed,
  loading,
  makeDashboardUser,
  makeInvitations,
  makePendingInvitation,
  makeUsersProps,
} from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const noor = 'noor@acme.test';
const problem = makeProblem('rateLimited', { serverMessage: 'Not so often.' });
const link = { id: 104, link: 'https://chat.test/#/reset_password?token=x', expiresAt: Date.UTC(2025, 5, 25, 12) };

function screenWith(invitations: Invitations | undefined, users?: Parameters<typeof makeUsersProps>[0]) {
  return <Users {...makeUsersProps(users, { invitations })} />;
}

function render(...[pending, overrides]: Parameters<typeof makeInvitations>) {
  const spies = { onResend: vi.fn(), onLinkCreate: vi.fn(), onLinkClose: vi.fn(), onCancel: vi.fn() };
  const view = (next: typeof overrides = {}) => screenWith(makeInvitations(pending, { ...spies, ...next }));
  const { rerender } = renderScreen(view(overrides));
  return { ...spies, show: (next: typeof overrides) => rerender(view(next)) };
}

function open(email = noor) {
  const button = screen.getByRole('button', { name: `More actions for ${email}` });
  fireEvent.click(button);
  // A menu that was open before is Radix's.
  if (!screen.queryByRole('menu')) fireEvent.keyDown(button, { key: 'Enter' });
}
function choose(name: RegExp) {
  open();
  fireEvent.click(screen.getByRole('menuitem', { name }));
}
const actions = () => screen.getAllByRole('menuitem').map((item) => item.firstChild?.textContent);
const cellsOf = (email: string) => screen.getByText(email).closest('tr')?.textContent;

test('reports nothing by being there', () => {
  const { show: _, ...spies } = render();
  expect(Object.values(spies).flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('explains both roles', () => {
  render();
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(terms).toEqual([
    ['Admin', expect.stringContaining('manage users, plans, billing') as string],
    ['Agent', expect.stringContaining('Works with all widgets') as string],
  ]);
});

describe('an invited user', () => {
  test('is below the others, with the date of the invitation and until when its link works', () => {
    render();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.at(-2)).toBe('Pending invitations · 1');
    expect(rows.at(-1)).toContain('Invited Jun 16, 2025Link expires Jun 23, 2025');
  });

  test.each([
    ['2025-06-18T12:00:00Z', 'Link expired'],
    ['2025-06-18T12:00:01Z', 'Link expires Jun 18, 2025'],
    ['0000-00-00T00:00:00Z', 'Invited Jun 16, 2025'],
  ])('with a link until %s has “%s”', (expiresAt, text) => {
    render([makePendingInvitation({ expiresAt })]);
    expect(cellsOf(noor)).toContain(text);
  });

  test('has what can be done with the invitation instead of deleting', () => {
    render();
    open();
    expect(actions()).toEqual(['Resend invitation', 'Copy invitation link', 'Make admin', 'Cancel invitation']);
  });

  test.each([
    ['without the calls', undefined],
    ['whose invitation was accepted', makeInvitations([])],
    ['while the invitations load', makeInvitations([], { list: loading })],
    ['if the invitations couldn’t be loaded', makeInvitations([], { list: failed() })],
  ])('%s can be made an admin or deleted', (_when, invitations) => {
    renderScreen(screenWith(invitations));
    open();
    expect(actions()).toEqual(['Make admin', 'Delete']);
  });

  test('is in no heading’s way if there is none', () => {
    renderScreen(screenWith(makeInvitations([]), [makeDashboardUser()]));
    expect(screen.queryByText(/Pending invitations/)).toBeNull();
  });

  test.each(['resend', 'link', 'cancel'] as const)('takes no other action during “%s”', (change) => {
    const { onResend } = render(undefined, { changes: { 104: change } });
    open();
    for (const item of screen.getAllByRole('menuitem')) expect(item.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('menuitem', { name: /^Resend/ }));
    expect(onResend).not.toHaveBeenCalled();
  });
});

test('says if the invitations couldn’t be loaded, with another try, and keeps the users', () => {
  const onRetry = vi.fn();
  render([], { list: failed(undefined, onRetry) });
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the dates of pending invitations.');
  expect(cellsOf(noor)).toContain('Not logged in yet');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('resending', () => {
  test('needs no confirmation', () => {
    const { onResend } = render();
    choose(/^Resend invitation/);
    expect(onResend).toHaveBeenCalledExactlyOnceWith(104);
  });

  test('says that it worked, or why not', () => {
    const { show } = render();
    show({ outcome: { id: 104, email: noor, action: 'resend' } });
    expect(screen.getByText(/^Emailed a new link to/).textContent).toContain(noor);
    show({ outcome: { id: 104, email: noor, action: 'resend', problem } });
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain(`Couldn’t resend the invitation to ${noor}. Error: Not so often.`);
  });
});

describe('canceling', () => {
  const cancel = () => {
    choose(/^Cancel invitation/);
    return within(screen.getByRole('alertdialog', { name: `Cancel the invitation for ${noor}?` }));
  };

  test('is asked first', () => {
    const { onCancel } = render();
    const dialog = cancel();
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel invitation' }));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(104);
  });

  test('shows a failure once, in the dialog, and later above the table', () => {
    const { show } = render();
    const dialog = cancel();
    show({ outcome: { id: 104, email: noor, action: 'cancel', problem } });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(dialog.getByRole('alert').textContent).toContain('Not so often.');
    fireEvent.click(dialog.getByRole('button', { name: 'Keep invitation' }));
    expect(screen.getByRole('alert').textContent).toContain(`Couldn’t cancel the invitation for ${noor}.`);
    // An earlier failure is no answer to the next question.
    expect(cancel().queryByRole('alert')).toBeNull();
  });

  test('says what was done, once the user is gone', () => {
    const { rerender } = renderScreen(screenWith(makeInvitations()));
    cancel();
    const outcome = { id: 104, email: noor, action: 'cancel' } as const;
    rerender(screenWith(makeInvitations([], { outcome }), [makeDashboardUser()]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText(`Canceled the invitation for ${noor}.`)).toBeTruthy();
  });
});

describe('a link to copy', () => {
  const ask = () => {
    choose(/^Copy invitation link/);
    return within(screen.getByRole('dialog', { name: `Invitation link for ${noor}` }));
  };

  test('is created when the user agrees, since it ends the earlier ones', () => {
    const { onLinkCreate, onLinkClose } = render();
    const dialog = ask();
    expect(dialog.getByText(/Earlier links stop working/)).toBeTruthy();
    expect(onLinkCreate).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(onLinkCreate).toHaveBeenCalledExactlyOnceWith(104);
    expect(onLinkClose).not.toHaveBeenCalled();
  });

  test('can’t be created twice or left while it is created', () => {
    const { show, onLinkCreate, onLinkClose } = render();
    const dialog = ask();
    show({ changes: { 104: 'link' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Creating…' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect([onLinkCreate, onLinkClose].flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('is shown and selected, and forgotten when the dialog closes', () => {
    const { show, onLinkClose } = render();
    const dialog = ask();
    show({ link, changes: { 104: 'link' } });
    const field: HTMLInputElement = dialog.getByRole('textbox', { name: 'Link' });
    expect([field.value, field.readOnly, document.activeElement]).toEqual([link.link, true, field]);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.link.length]);
    expect(dialog.getByText(/^Works once, until Jun 25, 2025/)).toBeTruthy();
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? field);
    expect(onLinkClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of one user isn’t shown for another', () => {
    render(undefined, { link: { ...link, id: 105 } });
    expect(ask().queryByRole('textbox')).toBeNull();
  });

  test('that couldn’t be created says why, and can be tried again', () => {
    const { show, onLinkCreate } = render();
    const dialog = ask();
    show({ outcome: { id: 104, email: noor, action: 'link', problem } });
    expect(dialog.getByRole('alert').textContent).toContain(`Couldn’t create a link for ${noor}. Error: Not so often.`);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(onLinkCreate).toHaveBeenCalledTimes(1);
  });

  test('is in no attribute of the page but the field', () => {
    render(undefined, { link });
    expect(document.body.innerHTML).not.toContain('token=x');
    ask();
    expect(document.body.innerHTML.split('token=x')).toHaveLength(2);
  });
});
