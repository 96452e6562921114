import { AccountBanners, NotFound, Shell, ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck';
import { makeProblem, type Banner, type Route, type ShellProps } from 'chatdeck/model';
import { failed, loading, makeAccount, makePlan, makeShellData, makeWidget, ready, sampleNow } from 'chatdeck/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const home: Route = { name: 'dashboard' };

function renderShell(
  shell: ShellProps['shell'],
  { route = home, ...theme }: Parameters<typeof renderScreen>[1] & { route?: Route } = {},
) {
  const onSignOut = vi.fn();
  const { unmount } = renderScreen(
    <Shell shell={shell} onSignOut={onSignOut} route={route}>
      The screen
    </Shell>,
    theme,
  );
  return { onSignOut, unmount };
}

function menuNames() {
  return within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent ?? link.textContent);
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

test('marks a widget with unsaved changes in its menu, in words as well', () => {
  const data = makeShellData({ ces: [makeWidget({ Id: 4 }), makeWidget({ Id: 5 })] });
  const widgets = data.widgets.map((widget) => ({ ...widget, hasDraft: widget.id === 5 }));
  const { unmount } = renderShell(ready({ ...data, widgets }), {
    route: { name: 'settings', widgetId: 5, tab: 'behavior' },
  });
  const marked = () =>
    screen.getAllByRole('link', { name: /has unsaved changes/ }).map((link) => link.getAttribute('href'));
  expect(marked()).toEqual(['#/settings/5/behavior']);
  unmount();

  // A single widget has no list of its own: its settings say so.
  renderShell(ready({ ...data, listsWidgets: false, widgets: widgets.slice(1) }));
  expect(marked()).toEqual(['#/settings/5/behavior']);
});

test('says in the menu which widgets are offline and which have lost their Slack connection', () => {
  const data = makeShellData({ ces: [4, 5, 6].map((Id) => makeWidget({ Id, RoomName: `w${Id}` })) });
  const widgets = data.widgets.map((widget) => ({ ...widget, isOnline: widget.id !== 5, isBroken: widget.id === 6 }));
  renderShell(ready({ ...data, widgets }));
  const links = screen.getAllByRole('link', { name: /^w\d/ });
  expect(links.map((link) => link.textContent)).toEqual(['w4', 'w5, offline', 'w6, disconnected']);
  const dots = links.map((link) => link.querySelector('[data-chatdeck="status-dot"]')?.getAttribute('data-state'));
  expect(dots).toEqual(['online', 'offline', 'broken']);
});

test('offers an agent neither the account nor the reports', () => {
  renderShell(ready(makeShellData({ ces: [makeWidget()], admin: false })));
  expect(menuNames()).toEqual(['Dashboard', 'Settings']);
});

test('offers no reports on a plan without them', () => {
  const account = makeAccount({ plan: makePlan({ reports: false }) });
  renderShell(ready(makeShellData({ account, ces: [makeWidget()] })));
  expect(menuNames()).toEqual(['Dashboard', 'Settings', 'Account']);
});

test('leaves it to the guard where the settings are of a widget that is not set up, and has none without a widget', () => {
  const { unmount } = renderShell(ready(makeShellData({ ces: [makeWidget({ Step: '1' })] })));
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('#/settings');
  unmount();
  renderShell(ready(makeShellData({ ces: [] })));
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
});

test('lists the widgets when there are several, with long names cut and the whole name at hand', () => {
  const ces = [
    makeWidget({ Id: 12, RoomName: 'fifteen-letters' }),
    makeWidget({ Id: 9, RoomName: 'sixteen-letters!' }),
    makeWidget({ Id: 10, RoomName: '' }),
    makeWidget({ Id: 8, RoomName: 'unfinished', Step: '2' }),
  ];
  renderShell(ready(makeShellData({ ces })), { route: { name: 'settings', widgetId: '9', tab: 'install' } });
  expect(menuNames()).toEqual([
    'Dashboard',
    'Settings',
    'sixteen-letter…',
    'Widget 10',
    'fifteen-letters',
    'Compare widgets',
    'Account',
    'Reports',
  ]);
  const long = screen.getByRole('link', { name: 'sixteen-letters!' });
  expect(long.title).toBe('sixteen-letters!');
  expect(long.getAttribute('href')).toBe('#/settings/9/behavior');
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('#/settings/9/behavior');
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([long]);
});

test.each<[string, Route, string]>([
  ['a widget’s settings', { name: 'settings', widgetId: '8', tab: 'install' }, 'docs'],
  ['a widget’s change log', { name: 'changes', widgetId: '8' }, 'docs'],
  ['a widget’s file', { name: 'transfer', widgetId: '8' }, 'docs'],
  ['the settings of all widgets', { name: 'compare' }, 'Compare widgets'],
])('marks the entry of %s', (_title, route, name) => {
  const ces = [makeWidget({ Id: 9, RoomName: 'website' }), makeWidget({ Id: 8, RoomName: 'docs' })];
  renderShell(ready(makeShellData({ ces })), { route });
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })]);
});

test.each<[string, ('1' | '2' | '3')[], string[]]>([
  ['none for the only one', ['3'], []],
  ['the finished one of two', ['3', '1'], ['room-0']],
  ['none of two that are unfinished', ['2', '1'], []],
])('lists %s', (_title, steps, listed) => {
  const ces = steps.map((Step, Id) => makeWidget({ Id, Step, RoomName: `room-${Id}` }));
  renderShell(ready(makeShellData({ ces })));
  expect(menuNames().filter((name) => name.startsWith('room-'))).toEqual(listed);
});

test.each([
  ['Q&#38;A', 'Q&A'],
  ['<img src=x onerror=alert(1)>', '<img src=x one…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦 eleven more', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦 eleven more'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦 fourteen more!', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦 fourteen mo…'],
])('shows the name %s as text, cut between characters', (RoomName, shown) => {
  renderShell(ready(makeShellData({ ces: [makeWidget({ Id: 1, RoomName }), makeWidget({ Id: 2 })] })));
  expect(menuNames()[2]).toBe(shown);
});

describe('a long list of widgets', () => {
  const ces = Array.from({ length: 200 }, (_, index) =>
    makeWidget({ Id: index + 1, RoomName: `Région nord ${index}` }),
  );
  const names = () => screen.getAllByRole('link', { name: /Région/ }).map((link) => link.textContent);
  const openList = (theme: Parameters<typeof renderShell>[1] = {}) => {
    const shell = renderShell(ready(makeShellData({ ces })), theme);
    return { ...shell, field: screen.getByRole('searchbox', { name: 'Find a widget' }) };
  };
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  test('is searched by any part of a name, whatever its case and accents, and shows whole names', () => {
    const { field } = openList();
    expect(names()).toHaveLength(200);
    type(field, 'region 19');
    const numbers = [19, ...Array.from({ length: 10 }, (_, index) => 190 + index), 119];
    expect(names()).toEqual(numbers.map((number) => `Région nord ${number}`));
    expect(screen.getByRole('status').textContent).toBe('12 widgets');
    type(field, 'nothing like it');
    expect(screen.queryAllByRole('link', { name: /Région/ })).toEqual([]);
    expect(screen.getByText('No widgets match “nothing like it”.')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(names()).toHaveLength(200);
  });

  test('is walked with the arrow keys, from the field and back', () => {
    const { field } = openList();
    type(field, 'nord 19');
    field.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Région nord 19');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Région nord 190');
    press('End');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Région nord 119');
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(field);
  });

  test('leads with Enter to the first that was found, and is whole again', () => {
    const onNavigate = vi.fn();
    const { field } = openList({ onNavigate });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onNavigate).not.toHaveBeenCalled();
    type(field, '42');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'settings', widgetId: 43, tab: 'behavior' });
    expect(names()).toHaveLength(200);
  });

  test('has no search when it is short', () => {
    renderShell(ready(makeShellData({ ces: ces.slice(0, 9) })));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
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

test('links the documentation and the FAQs in the top bar', () => {
  const { unmount } = renderShell(ready(makeShellData()));
  const hrefs = () => ['Docs', 'FAQs'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs()).toEqual(['/docs', '/faqs']);
  unmount();
  renderShell(ready(makeShellData()), { addresses: { docs: 'https://docs.test/', faqs: 'https://faqs.test/' } });
  expect(hrefs()).toEqual(['https://docs.test/', 'https://faqs.test/']);
});

test('leads from the email to support, the password and out', () => {
  const { onSignOut } = renderShell(ready(makeShellData()));
  expect(openPersonMenu()).toEqual(['Support', 'Change password', 'Logout']);
  expect(screen.getByRole('menuitem', { name: 'Change password' }).getAttribute('href')).toBe('#/forgotpwd');
  expect(onSignOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('leaves the focus to the page after a link of the menu of the person, and to its button after Escape', async () => {
  renderShell(ready(makeShellData()), { onNavigate: vi.fn() });
  const button = screen.getByRole('button', { name: 'dana@acme.test' });
  openPersonMenu();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  openPersonMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Support' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
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

test('opens the menu in a sheet, which closes when a link is followed and leaves the focus to the page', async () => {
  const portalContainer = document.body.appendChild(document.createElement('div'));
  const onNavigate = vi.fn();
  renderShell(ready(makeShellData()), { portalContainer, onNavigate });
  const button = screen.getByRole('button', { name: 'Open menu' });
  button.focus();
  fireEvent.click(button);
  const sheet = await within(portalContainer).findByRole('dialog', { name: 'Menu' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(sheet, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.click(button);
  fireEvent.click(within(portalContainer).getByRole('link', { name: 'Reports' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'reports' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
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

test('until the user is known, the frame is there without controls, and says once that it is loading', () => {
  renderScreen(<ShellLoading />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(document.querySelector('.cd-rail .cd-skeleton')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
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

test('SignOutNotice says that the session is still open, tells the server on a press, and keeps the focus', () => {
  const onRetry = vi.fn();
  const onDismiss = vi.fn();
  const notice = { problem: makeProblem('offline'), onRetry };
  const { rerender } = renderScreen(<SignOutNotice {...notice} status="failed" onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  rerender(<SignOutNotice {...notice} status="failed" />);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(onRetry).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('couldn’t end your session on the server');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<SignOutNotice {...notice} status="retrying" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  rerender(<SignOutNotice {...notice} status="done" />);
  expect(screen.getByRole('status').textContent).toContain('Your session on the server has ended');
});

describe('the banners', () => {
  const endsAt = sampleNow + 11.5 * 86_400_000;
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-chatdeck="banner"]')];

  function renderBanners(banners: readonly Banner[], route: Route = home) {
    const onDismissBanner = vi.fn();
    renderScreen(
      <Shell
        shell={ready(makeShellData())}
        banners={banners}
        onDismissBanner={onDismissBanner}
        onSignOut={vi.fn()}
        route={route}
      >
        <h1>The page</h1>
      </Shell>,
    );
    return { onDismissBanner };
  }

  test.each<[Banner, string, string | undefined]>([
    [
      { name: 'ended', isAdmin: true, endedAt: sampleNow },
      'Your subscription ended on Jun 18, 2025. Choose a plan to reactivate your account.',
      '#/account?section=plans',
    ],
    [
      { name: 'ended', isAdmin: false, endedAt: null },
      'Your subscription has ended. Ask an admin to choose a plan.',
      undefined,
    ],
    [
      { name: 'trialExpired', isAdmin: true, endedAt: sampleNow },
      'Your free trial ended on Jun 18, 2025. Choose a plan to keep your account.',
      '#/account?section=plans',
    ],
    [
      { name: 'trialExpired', isAdmin: false, endedAt: sampleNow },
      'Your account’s free trial ended on Jun 18, 2025. Ask an admin to choose a plan.',
      undefined,
    ],
    [{ name: 'delinquent', isAdmin: true }, 'Your last payment failed.', '#/account?section=billing'],
    [{ name: 'delinquent', isAdmin: false }, 'Ask an admin to update the billing information.', undefined],
    [
      { name: 'overQuota', isAdmin: true, excess: { text: 'Too <i>many</i>.' }, startsOverAt: null },
      'Your account is over its plan limits. Too <i>many</i>.',
      '#/account?section=plans',
    ],
    [
      { name: 'overQuota', isAdmin: true, excess: { limit: 'convosPerMonth', included: 1000 }, startsOverAt: endsAt },
      'You’ve used more than the 1,000 conversations per month your plan includes. Counting starts over on Jun 30.',
      '#/account?section=plans',
    ],
    [
      { name: 'overQuota', isAdmin: false, excess: { limit: 'maxChannels', included: 1 }, startsOverAt: null },
      'more than the 1 channel your plan includes. Ask an admin to choose a bigger plan.',
      undefined,
    ],
    [
      { name: 'quotaForecast', isAdmin: true, included: 1000, reachesAt: sampleNow, daysLeft: 1, startsOverAt: endsAt },
      'At this pace you reach 1,000 conversations on Jun 18. That’s your plan’s limit until Jun 30.',
      '#/account?section=plans',
    ],
    [
      { name: 'quotaForecast', isAdmin: false, included: 1, reachesAt: null, daysLeft: 0, startsOverAt: endsAt },
      'You’ve used the 1 conversation your plan includes this month. Counting starts over on Jun 30. Ask an admin',
      undefined,
    ],
    [
      { name: 'legacyApi', isOver: false, widgetId: 7 },
      'shuts down its legacy bot API on March 31, 2025',
      '#/permissions/7',
    ],
    [
      { name: 'legacyApi', isOver: true, widgetId: 7 },
      'shut down its legacy bot API on March 31, 2025',
      '#/permissions/7',
    ],
    [
      { name: 'scheduledCancellation', endsAt, daysLeft: 12, canRenew: true },
      'Your subscription is canceled and ends on Jun 30, 2025, in 12 days.',
      '#/account?section=billing',
    ],
    [{ name: 'scheduledCancellation', endsAt, daysLeft: 1, canRenew: false }, 'in 1 day.', undefined],
    [{ name: 'terms' }, 'have changed', '#/legal'],
    [
      { name: 'addPayment', endsAt, daysLeft: 12 },
      'Your free trial ends on Jun 30, 2025, in 12 days. Add a payment method',
      '#/account?section=billing',
    ],
    [
      { name: 'addPayment', endsAt, daysLeft: 1 },
      'Your free trial ends on Jun 30, 2025, ',
      '#/account?section=billing',
    ],
    [{ name: 'missingBillingAddress' }, 'billing address is missing', '#/account?section=billing'],
    [{ name: 'askAdmin' }, 'Your account’s billing needs attention. Ask an admin to update it.', undefined],
  ])('put %o above the page', (banner, text, href) => {
    renderBanners([banner]);
    expect(shown()[0]?.textContent).toContain(text);
    expect(shown()[0]?.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  const four: Banner[] = [
    { name: 'askAdmin' },
    { name: 'terms' },
    { name: 'legacyApi', isOver: true, widgetId: 7 },
    { name: 'delinquent', isAdmin: true },
  ];

  test.each<Route>([
    home,
    { name: 'account' },
    { name: 'support' },
    { name: 'upgraded' },
    { name: 'reports', tab: 'overview' },
    { name: 'settings', widgetId: 7, tab: 'behavior' },
    { name: 'notFound', path: '/nowhere' },
  ])('are above every page, the two most urgent open and the rest behind "2 more" (%o)', (route) => {
    renderBanners(four, route);
    expect(shown().map((banner) => banner.dataset.tone)).toEqual(['danger', 'danger']);
    expect(screen.getByRole('region', { name: 'Notices' }).contains(shown()[0] ?? null)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    const follows = shown()[0]?.compareDocumentPosition(screen.getByRole('heading', { name: 'The page' })) ?? 0;
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '2 more' }));
    expect(shown().map((banner) => banner.dataset.tone)).toEqual(['danger', 'danger', 'warning', 'info']);
  });

  test('can be dismissed only if that harms no one', () => {
    const { onDismissBanner } = renderBanners(four);
    fireEvent.click(screen.getByRole('button', { name: '2 more' }));
    for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
    expect(onDismissBanner.mock.calls).toEqual([['askAdmin']]);
  });

  test('leave no empty place without any', () => {
    renderBanners([]);
    expect(document.querySelector('[data-chatdeck="banners"]')).toBeNull();
  });

  test('serve a host with a custom frame, with its texts', () => {
    renderScreen(<AccountBanners banners={[{ name: 'terms' }]} labels={{ terms: 'New terms.' }} />);
    expect(shown()[0]?.textContent).toContain('New terms.');
  });
});
