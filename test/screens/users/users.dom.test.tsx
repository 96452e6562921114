import { Users } from 'chatdeck';
import { makeProblem, type UsersProps } from 'chatdeck/model';
import { makeDashboardUser, makeForm, makeUsersProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const problem = makeProblem('invalid', { serverMessage: 'Not today.' });

function render(users?: Parameters<typeof makeUsersProps>[0], overrides: Parameters<typeof makeUsersProps>[1] = {}) {
  const spies = { onAdminToggle: vi.fn(), onDelete: vi.fn() };
  renderScreen(<Users {...makeUsersProps(users, { ...spies, ...overrides })} />);
  return spies;
}

/** An action of a user's menu. */
function action(email: string, name: RegExp) {
  const button = screen.getByRole('button', { name: `More actions for ${email}` });
  fireEvent.click(button);
  return screen.getByRole('menuitem', { name });
}

test('reports nothing by being there', () => {
  const invite = makeForm({ emails: 'x', isSure: false }, { onEdit: vi.fn(), onSubmit: vi.fn() });
  const spies = render(undefined, { invite });
  const all = [...Object.values(spies), invite.onEdit, invite.onSubmit];
  expect(all.flatMap((spy) => vi.mocked(spy).mock.calls)).toEqual([]);
});

test('shows nothing to agents', () => {
  render(undefined, { users: { status: 'adminRequired' } });
  expect(document.querySelector('[data-chatdeck="users"]')).toBeNull();
});

describe('a row', () => {
  const row = (email: string) => {
    const element = screen.getByText(email).closest('tr');
    if (!element) throw new Error(`There is no row ${email}.`);
    return within(element);
  };

  test('shows whether a user is active or invited, and when they last logged in', () => {
    render();
    expect(row('luis@acme.test').getByText('Active')).toBeTruthy();
    expect(row('luis@acme.test').getByText('2 days ago')).toBeTruthy();
    expect(row('noor@acme.test').getByText('Invited Jun 16, 2025')).toBeTruthy();
    expect(row('dana@acme.test').getByText('Active · You')).toBeTruthy();
  });

  test('takes no press of what is blocked, and says why', () => {
    const { onDelete, onAdminToggle } = render([
      makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true }),
      makeDashboardUser(),
    ]);
    const remove = action('dana@acme.test', /^Delete/);
    const demote = screen.getByRole('menuitem', { name: /^Remove admin role/ });
    for (const item of [remove, demote]) {
      expect(item.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(item);
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([onDelete, onAdminToggle].flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect(remove.textContent).toContain('You can’t delete yourself.');
    expect(demote.textContent).toContain('Your account needs at least one active admin.');
  });

  test('tells that an admin is to be demoted first', () => {
    render();
    expect(action('amara@acme.test', /^Delete/).textContent).toContain('Remove the admin role first.');
  });

  test('reports the toggle of another user right away, and of oneself after a question', () => {
    const { onAdminToggle } = render();
    fireEvent.click(action('luis@acme.test', /^Make admin/));
    expect(onAdminToggle).toHaveBeenCalledExactlyOnceWith(102);
    fireEvent.click(action('dana@acme.test', /^Remove admin role/));
    expect(onAdminToggle).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Remove my admin role' }));
    expect(onAdminToggle).toHaveBeenLastCalledWith(101);
  });

  test('is deleted after a question', () => {
    const { onDelete } = render();
    fireEvent.click(action('luis@acme.test', /^Delete$/));
    expect(onDelete).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete the user luis@acme.test?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete user' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(102);
  });

  test('whose role was not changed has the server’s message', () => {
    render(undefined, { changes: { 102: { failure: { action: 'toggle', problem } } } });
    expect(screen.getByRole('alert').textContent).toContain(
      'Couldn’t change the role of luis@acme.test. Error: Not today.',
    );
    expect(row('luis@acme.test').getByText('Agent')).toBeTruthy();
  });

  test('waits for a change on its way before it takes the next', () => {
    const { onAdminToggle } = render(undefined, { changes: { 102: { change: 'toggling', isAdmin: true } } });
    expect(row('luis@acme.test').getByText('Admin').getAttribute('aria-busy')).toBe('true');
    fireEvent.click(action('luis@acme.test', /^Remove admin role/));
    expect(onAdminToggle).not.toHaveBeenCalled();
  });
});

describe('the invitation', () => {
  const show = (
    emails: string,
    overrides: Partial<UsersProps['invite']> = {},
    outcomes: UsersProps['outcomes'] = [],
  ) => {
    const invite = makeForm({ emails, isSure: false }, { onEdit: vi.fn(), onSubmit: vi.fn(), ...overrides });
    render(undefined, { invite, outcomes });
    return invite;
  };

  test('says of each address what is the matter, and puts a typo right', () => {
    const invite = show('ana, luis@acme.test, bo@gmial.com', { errors: { emails: 'invalidEmail' } });
    expect(screen.getByText('ana: Invalid email')).toBeTruthy();
    expect(screen.getByText('luis@acme.test: User already exists')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use bo@gmail.com' }));
    expect(invite.onEdit).toHaveBeenCalledExactlyOnceWith({
      emails: 'ana, luis@acme.test, bo@gmail.com',
      isSure: false,
    });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Invite users' }));
    expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy();
  });

  test('lets a person be sure of a typo', () => {
    const invite = show('bo@gmial.com', { errors: { emails: 'invalidEmail' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite anyway' }));
    expect(invite.onEdit).toHaveBeenCalledExactlyOnceWith({ isSure: true });
    expect(invite.onSubmit).toHaveBeenCalledTimes(1);
  });

  test('takes Enter in the field, perhaps pressed twice, for no certainty', () => {
    const invite = show('bo@gmial.com', { errors: { emails: 'invalidEmail' } });
    screen.getByRole('textbox', { name: 'Invite users' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Invite anyway' }));
    expect(invite.onEdit).not.toHaveBeenCalled();
  });

  test('names who is not invited with the messages of the error catalog', () => {
    show('bo@x.test', { status: 'failed', problem }, [
      { email: 'ana@x.test', status: 'sent' },
      { email: 'bo@x.test', status: 'failed', reason: 'userExists', problem },
      { email: 'cy', status: 'failed', reason: 'invalidEmail', problem },
      { email: 'di@x.test', status: 'failed', reason: 'unknown', problem },
    ]);
    expect(screen.getByText('Invited ana@x.test.')).toBeTruthy();
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('bo@x.test: User already exists');
    expect(text).toContain('cy: Invalid email');
    expect(text).toContain('di@x.test: unknown error, contact support');
  });

  test.each([
    ['unauthorized', 'di@x.test: Your session'],
    ['offline', 'di@x.test: '],
  ] as const)('never calls a failed invitation an unknown error when it is %s', (kind, expected) => {
    show('di@x.test', { status: 'failed', problem }, [
      { email: 'di@x.test', status: 'failed', reason: 'unknown', problem: makeProblem(kind) },
    ]);
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain(expected);
    expect(text).not.toContain('unknown error');
  });
});

test('keeps the search of a list that has become short', () => {
  const people = Array.from({ length: 8 }, (_, index) =>
    makeDashboardUser({ Id: index + 1, email: `p${index}@x.test` }),
  );
  const { rerender } = renderScreen(<Users {...makeUsersProps(people)} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'p1' } });
  rerender(<Users {...makeUsersProps(people.slice(0, 7))} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(screen.getAllByRole('row')).toHaveLength(8);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('asks again if an earlier deletion failed', () => {
  render(undefined, { changes: { 102: { failure: { action: 'delete', problem } } } });
  fireEvent.click(action('luis@acme.test', /^Delete$/));
  expect(screen.getByRole('alertdialog').textContent).not.toContain('Not today.');
});

test('searches and pages long lists', () => {
  const users = Array.from({ length: 45 }, (_, index) =>
    makeDashboardUser({ Id: index + 1, email: `p${String(index + 1).padStart(2, '0')}@x.test` }),
  );
  render(users);
  expect(screen.getByText('Showing 1 to 20 of 45 results')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('p21@x.test')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x.test' } });
  expect(screen.getByText('p01@x.test')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'P07' } });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } });
  expect(screen.getByText('No users match “zz”.')).toBeTruthy();
});
