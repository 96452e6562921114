// @vitest-environment jsdom
import { NotFound, Shell, ShellFailed } from 'chatdeck';
import { makeProblem, type Route, type ShellProps } from 'chatdeck/model';
import { failed, loading, makeAccount, makePlan, makeShellData, makeWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from './setup';

const home: Route = { name: 'dashboard' };

function renderShell(
  shell: ShellProps['shell'],
  { route = home, ...theme }: Parameters<typeof renderScreen>[1] & { route?: Route } = {},
) {
  const onSignOut = vi.fn();
  renderScreen(
    <Shell shell={shell} onSignOut={onSignOut} route={route}>
      The screen
    </Shell>,
    theme,
  );
  return { onSignOut };
}

function menuNames() {
  return within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** jsdom lays nothing out, so the menu is opened as the keyboard does it. */
function openPersonMenu(name = 'dana@acme.test') {
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

test('reports nothing by being there', () => {
  const onRetry = vi.fn();
  const onNavigate = vi.fn();
  const { onSignOut } = renderShell(failed(undefined, onRetry), { onNavigate });
  expect([onSignOut, onRetry, onNavigate].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

test('offers an admin everything', () => {
  renderShell(ready(makeShellData({ ces: [makeWidget()] })));
  expect(menuNames()).toEqual(['Dashboard', 'Settings', 'Account', 'Reports']);
});

test('offers an agent neither the account nor the reports', () => {
  renderShell(ready(makeShellData({ ces: [makeWidget()], admin: false })));
  expect(menuNames()).toEqual(['Dashboard', 'Settings']);
});

test('offers no reports on a plan without them, and no settings without a finished widget', () => {
  const account = makeAccount({ plan: makePlan({ reports: false }) });
  renderShell(ready(makeShellData({ account, ces: [makeWidget({ Step: '1' })] })));
  expect(menuNames()).toEqual(['Dashboard', 'Account']);
});

test('lists the widgets when there are several, with long names cut and the whole name at hand', () => {
  const ces = [
    makeWidget({ Id: 12, RoomName: 'fifteen-letters' }),
    makeWidget({ Id: 9, RoomName: 'sixteen-letters!' }),
    makeWidget({ Id: 10, RoomName: '' }),
  ];
  renderShell(ready(makeShellData({ ces })), { route: { name: 'settings', widgetId: '9', tab: 'install' } });
  expect(menuNames()).toEqual([
    'Dashboard',
    'Settings',
    'sixteen-letter…',
    'Widget 10',
    'fifteen-letters',
    'Account',
    'Reports',
  ]);
  const long = screen.getByRole('link', { name: 'sixteen-letter…' });
  expect(long.title).toBe('sixteen-letters!');
  expect(long.getAttribute('href')).toBe('#/settings/9/behavior');
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('#/settings/9/behavior');
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(long.getAttribute('aria-current')).toBe('page');
});

test('routes a plain click on a link and leaves a modified one to the browser', () => {
  const onNavigate = vi.fn();
  renderShell(ready(makeShellData()), { onNavigate });
  const link = screen.getByRole('link', { name: 'Account' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onNavigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'account' });
});

test('leads from the email to support, the password and out', () => {
  const { onSignOut } = renderShell(ready(makeShellData()));
  expect(openPersonMenu()).toEqual(['Support', 'Change password', 'Logout']);
  expect(screen.getByRole('menuitem', { name: 'Change password' }).getAttribute('href')).toBe('#/forgotpwd');
  expect(onSignOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('shows in the menus only what the host has', () => {
  renderShell(ready(makeShellData()), { hrefFor: (route) => (route.name === 'dashboard' ? '/' : undefined) });
  expect(menuNames()).toEqual(['Dashboard']);
  expect(openPersonMenu()).toEqual(['Logout']);
});

test('puts menus where the theme says, inside a marked root', () => {
  const portalContainer = document.body.appendChild(document.createElement('div'));
  renderShell(ready(makeShellData()), { portalContainer, direction: 'rtl' });
  openPersonMenu();
  const menu = within(portalContainer).getByRole('menu');
  expect(menu.closest('.chatdeck')?.getAttribute('dir')).toBe('rtl');
  portalContainer.remove();
});

test('opens the menu in a sheet, which closes when a link is followed', () => {
  const portalContainer = document.body.appendChild(document.createElement('div'));
  const onNavigate = vi.fn();
  renderShell(ready(makeShellData()), { portalContainer, onNavigate });
  const button = screen.getByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  const sheet = within(portalContainer).getByRole('dialog', { name: 'Menu' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(sheet, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  fireEvent.click(within(portalContainer).getByRole('link', { name: 'Reports' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'reports' });
  expect(screen.queryByRole('dialog')).toBeNull();
  portalContainer.remove();
});

test('keeps the screen, the way home and the way out while the person cannot be loaded', () => {
  const onRetry = vi.fn();
  const { onSignOut } = renderShell(failed(makeProblem('timeout'), onRetry));
  expect(screen.getByText('The screen')).toBeTruthy();
  expect(menuNames()).toEqual(['Dashboard']);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  openPersonMenu('You');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('says that the menu is loading', () => {
  renderShell(loading);
  expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBe('true');
});

test('skips to the content without touching the address', () => {
  renderShell(ready(makeShellData()));
  const address = location.href;
  expect(fireEvent.click(screen.getByText('Skip to content'))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.href).toBe(address);
});

test('NotFound leads home', () => {
  const onNavigate = vi.fn();
  renderScreen(<NotFound />, { onNavigate });
  fireEvent.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(home);
});

test('ShellFailed offers another try and the way out', () => {
  const onRetry = vi.fn();
  const onSignOut = vi.fn();
  renderScreen(<ShellFailed problem={makeProblem('offline')} onRetry={onRetry} onSignOut={onSignOut} />);
  expect([onRetry, onSignOut].flatMap((spy) => spy.mock.calls)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});
