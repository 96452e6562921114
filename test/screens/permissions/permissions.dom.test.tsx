import { Permissions } from 'chatdeck';
import { makeProblem, permissionsData } from 'chatdeck/model';
import { makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const sound = permissionsData(makeParsedUser(), makeParsedWidget(), () => undefined);

test('asks before it leaves for Slack to change the main user, and reports it once', () => {
  const onMainUserChange = vi.fn();
  renderScreen(<Permissions permissions={ready(sound)} onMainUserChange={onMainUserChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Change main user' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('Log in to Slack as that user first.');
  expect(onMainUserChange).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change main user' }));
  expect(onMainUserChange).toHaveBeenCalledTimes(1);
});

test('leads to Slack for what needs approval, all together or separately', () => {
  const permissions = sound.permissions.map((permission, index) =>
    index > 0
      ? { ...permission, isGranted: true }
      : { ...permission, isGranted: false, approveUrl: 'https://slack.test/one' },
  );
  renderScreen(
    <Permissions permissions={ready({ ...sound, isLegacy: false, permissions })} upgradeUrl="https://slack.test/all" />,
  );
  expect(screen.getByText('1 permission needs your approval.')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');
  expect([hrefOf('Approve all permissions'), hrefOf('Approve')]).toEqual([
    'https://slack.test/all',
    'https://slack.test/one',
  ]);
});

test('says why there are no permissions to see, and tries again on a press', () => {
  const onRetry = vi.fn();
  const problem = makeProblem('server', { status: 500 });
  renderScreen(<Permissions permissions={{ status: 'failed', problem, onRetry }} />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on the server.');
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
