import { ChatdeckTheme, Users, type ChatdeckEvent } from 'chatdeck';
import { checkForm, credentialsSchema, makeProblem } from 'chatdeck/model';
import { makeForm, makeUsersProps } from 'chatdeck/testing';
import { ConfirmDialog, CopyButton, Menu, MenuItem, Popover, useToast } from 'chatdeck/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentPropsWithRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Login } from 'chatdeck';
import { behaviorFailed, behaviorIn, screenNames, screenSamples, tabSamples } from './samples';
import { renderScreen } from './render-screen';

const root = () => document.querySelector<HTMLElement>('.cd-screen');

test('every screen has a sample', () => {
  expect(Object.keys(screenSamples).sort()).toEqual(screenNames.sort());
  expect(Object.keys(tabSamples).sort()).toEqual(screenNames.filter((name) => name.endsWith('Tab')).sort());
});

describe.each(Object.entries(screenSamples))('%s', (screenName, sample) => {
  test('passes class and data attributes to its root, and nothing else', () => {
    const strange = { id: 'x', onClick: vi.fn(), style: { color: 'red' } };
    renderScreen(sample({ ...strange, className: 'partner', 'data-testid': 'ours', 'data-track': 'yes' }));
    const element = screen.getByTestId('ours');
    expect(element).toBe(root());
    expect(element.classList.contains('partner')).toBe(true);
    expect(element.dataset.track).toBe('yes');
    expect(element.dataset.chatdeck).toMatch(/^[a-z-]+$/);
    expect([element.id, element.getAttribute('style')]).toEqual(['', null]);
    fireEvent.click(element);
    expect(strange.onClick).not.toHaveBeenCalled();
  });

  test('shows what a host puts before and after it', () => {
    renderScreen(sample({ header: <p>Before</p>, footer: <p>After</p> }));
    const slots = [...(root()?.children ?? [])].filter((child) => child.matches('[data-chatdeck="slot"]'));
    expect(slots.map((slot) => [slot.getAttribute('data-name'), slot.textContent])).toEqual([
      ['header', 'Before'],
      ['footer', 'After'],
    ]);
    expect(root()?.firstElementChild).toBe(slots[0]);
    expect(root()?.lastElementChild).toBe(slots[1]);
  });

  test('says on its root what it is doing', () => {
    renderScreen(sample({}));
    expect(root()?.dataset.state).toMatch(screenName.endsWith('Loading') ? /^loading$/ : /^[a-z][A-Za-z0-9]*$/);
  });

  test('tells the host nothing by being there', () => {
    const told = { onEvent: vi.fn(), onError: vi.fn(), onNavigate: vi.fn() };
    renderScreen(sample({}), told);
    for (const callback of Object.values(told)) expect(callback).not.toHaveBeenCalled();
  });
});

/** Their forms are in dialogs. */
const listTabs = ['IntegrationsTab', 'SavedRepliesTab'];

describe.each(Object.entries(tabSamples))('%s, bent by a host', (tabName, sample) => {
  const sections = () =>
    [...document.querySelectorAll<HTMLElement>('[data-chatdeck="section"]')].map(
      (section) => section.dataset.name ?? '',
    );

  test('leaves out each hidden section', () => {
    renderScreen(sample({}));
    const all = sections();
    expect(all.length).toBeGreaterThan(0);
    for (const name of all) {
      document.body.replaceChildren();
      renderScreen(sample({ hiddenSections: [name] }));
      expect(sections()).toEqual(all.filter((other) => other !== name));
    }
  });

  test('ends a section with the rows of the host', () => {
    renderScreen(sample({}));
    const [first = '', second = ''] = sections();
    document.body.replaceChildren();
    renderScreen(sample({ extraRows: { [first]: <p>Our own row</p> } }));
    const row = screen.getByText('Our own row');
    expect(row.closest('[data-chatdeck="section"]')?.getAttribute('data-name')).toBe(first);
    expect(row.parentElement?.dataset).toMatchObject({ chatdeck: 'slot', name: 'extra-row' });
    expect(
      document.querySelector(`[data-chatdeck="section"][data-name="${second}"] [data-chatdeck="slot"]`),
    ).toBeNull();
  });

  test('says its state, and lets nothing be changed when it is to be read only', () => {
    renderScreen(sample({ readOnly: true }));
    expect(root()?.dataset.state).toBe('ready');
    expect(screen.getByText('You can view these settings but not change them.')).toBeTruthy();
    if (listTabs.includes(tabName)) return;
    const fields = [
      // What only searches changes nothing.
      ...document.querySelectorAll(
        '[data-chatdeck="section"] :is(input:not([hidden], [type="search"]), textarea, [role="switch"])',
      ),
    ];
    const isStill = (field: Element) =>
      field.matches(':disabled, [aria-disabled="true"], [readonly], [aria-readonly="true"]');
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !isStill(field)).map((field) => field.outerHTML)).toEqual([]);
    expect(document.querySelector('[data-chatdeck="save-bar"]')).toBeNull();
  });
});

/** A host that checks when the form is sent, as the hook does. */
function CheckingHost({ email }: { email: string }) {
  const value = { email, password: 'hunter22' };
  const [form, setForm] = useState(makeForm(value));
  const errors = checkForm(credentialsSchema, value);
  const isRight = Object.keys(errors).length === 0;
  const onSubmit = () => setForm(makeForm(value, { errors, status: isRight ? 'submitting' : 'idle' }));
  return <Login form={{ ...form, onSubmit }} />;
}

describe('events', () => {
  const onEvent = vi.fn<(event: ChatdeckEvent) => void>();
  beforeEach(() => {
    onEvent.mockReset();
  });

  test('a followed link', () => {
    const onNavigate = vi.fn();
    renderScreen(screenSamples.Dashboard?.({}), { onEvent, onNavigate });
    fireEvent.click(screen.getByRole('link', { name: /Current plan/ }));
    expect(onEvent.mock.calls).toEqual([[{ name: 'navigated', to: 'account', screen: 'dashboard' }]]);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'account' });
  });

  test('how a save has ended, once', () => {
    const { rerender } = renderScreen(behaviorIn('saving'), { onEvent });
    rerender(behaviorIn('saved'));
    rerender(behaviorIn('saved'));
    expect(onEvent.mock.calls).toEqual([[{ name: 'saved', section: 'presence', screen: 'behavior-tab' }]]);
    rerender(behaviorIn('saving'));
    rerender(behaviorIn('failed'));
    expect(onEvent).toHaveBeenCalledTimes(2);
    const failure = { name: 'saveFailed', section: 'presence', problem: 'conflict', screen: 'behavior-tab' };
    expect(onEvent).toHaveBeenLastCalledWith(failure);
  });

  test('another try', () => {
    renderScreen(behaviorFailed, { onEvent });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onEvent.mock.calls).toEqual([[{ name: 'retried', problem: 'timeout', screen: 'behavior-tab' }]]);
  });

  test('a form that was sent, once and without what was written', () => {
    renderScreen(<CheckingHost email="dana@acme.test" />, { onEvent });
    fireEvent.submit(document.querySelector('form') ?? document.body);
    expect(root()?.dataset.state).toBe('submitting');
    fireEvent.submit(document.querySelector('form') ?? document.body);
    expect(onEvent.mock.calls).toEqual([[{ name: 'submitted', screen: 'login' }]]);
  });

  test('a form that was sent and rejected, with the kind of its problem', () => {
    const value = { email: 'dana@acme.test', password: 'hunter22' };
    const sending = makeForm(value, { status: 'submitting' });
    const { rerender } = renderScreen(<Login form={sending} />, { onEvent });
    const rejected = <Login form={makeForm(value, { status: 'failed', problem: makeProblem('rateLimited') })} />;
    rerender(rejected);
    rerender(rejected);
    expect(onEvent.mock.calls).toEqual([[{ name: 'submitFailed', problem: 'rateLimited', screen: 'login' }]]);
  });

  test('invitations that were rejected, with the kind of the problem and without the emails', () => {
    const value = { emails: 'noor@acme.test', isSure: false };
    const users = (state: Parameters<typeof makeForm<typeof value>>[1]) => (
      <Users {...makeUsersProps()} invite={makeForm(value, state)} />
    );
    const { rerender } = renderScreen(users({ status: 'submitting' }), { onEvent });
    rerender(users({ status: 'failed', problem: makeProblem('offline') }));
    expect(onEvent.mock.calls).toEqual([[{ name: 'submitFailed', problem: 'offline', screen: 'users' }]]);
    rerender(users({ status: 'submitting' }));
    rerender(users({ status: 'done' }));
    expect(onEvent.mock.calls.slice(1)).toEqual([[{ name: 'submitted', screen: 'users' }]]);
  });

  test('nothing of a form that fails its checks', () => {
    renderScreen(<CheckingHost email="" />, { onEvent });
    fireEvent.submit(document.querySelector('form') ?? document.body);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('nothing of a form that was on its way before it was shown', () => {
    const form = makeForm({ email: 'dana@acme.test', password: 'hunter22' }, { status: 'submitting' });
    renderScreen(<Login form={form} />, { onEvent });
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('a copied text, without the text', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    renderScreen(<CopyButton text="secret" />, { onEvent });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onEvent.mock.calls).toEqual([[{ name: 'copied', screen: undefined }]]));
    vi.unstubAllGlobals();
  });

  test('an error in the host’s analytics doesn’t block a link', () => {
    const fault = new Error('The counter is broken.');
    const [onNavigate, onError] = [vi.fn(), vi.fn()];
    onEvent.mockImplementation(() => {
      throw fault;
    });
    renderScreen(screenSamples.Dashboard?.({}), { onEvent, onError, onNavigate });
    fireEvent.click(screen.getByRole('link', { name: /Current plan/ }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });
});

describe('the link component of the host', () => {
  function RouterLink({ ref, children, ...rest }: ComponentPropsWithRef<'a'>) {
    return (
      <a {...rest} ref={ref} data-router="">
        {children}
      </a>
    );
  }
  const planLink = () => screen.getByRole('link', { name: /Current plan/ });

  test('renders every link to a screen, and hears of a plain click', () => {
    const [onEvent, onNavigate] = [vi.fn(), vi.fn()];
    renderScreen(screenSamples.Dashboard?.({}), { linkComponent: RouterLink, onEvent, onNavigate });
    const links = [...document.querySelectorAll('a')].filter((link) => link.target !== '_blank');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !('router' in link.dataset)).map((link) => link.outerHTML)).toEqual([]);
    expect(planLink().getAttribute('href')).toBe('#/account');
    fireEvent.click(planLink());
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ name: 'account' });
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  test('navigates natively if the host has no callback', () => {
    const onEvent = vi.fn();
    renderScreen(screenSamples.Dashboard?.({}), { linkComponent: RouterLink, onEvent });
    expect(fireEvent.click(planLink())).toBe(true);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  test('holds for the themes inside', () => {
    const inner = <ChatdeckTheme>{screenSamples.Dashboard?.({})}</ChatdeckTheme>;
    renderScreen(inner, { linkComponent: RouterLink });
    expect('router' in planLink().dataset).toBe(true);
  });

  test('is a plain anchor when there is none', () => {
    renderScreen(screenSamples.Dashboard?.({}));
    expect(planLink().tagName).toBe('A');
    expect('router' in planLink().dataset).toBe(false);
  });
});

describe('what is over the page', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
    // jsdom has no pointer capture and scrolls nowhere.
    Element.prototype.hasPointerCapture = () => false;
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => container.remove());

  function Toaster() {
    const showToast = useToast();
    return <button onClick={() => showToast({ text: 'Done.' })}>Show</button>;
  }

  const press = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
  const dialog = { open: true, onOpenChange: vi.fn(), onConfirm: vi.fn(), title: 'Sure?', confirmLabel: 'Yes' };
  const overlays: [string, React.ReactNode, () => void, string][] = [
    ['a dialog', <ConfirmDialog key="1" {...dialog} />, () => undefined, 'Sure?'],
    [
      'a popover',
      <Popover key="2" label="More" trigger={<button>Open</button>}>
        Inside
      </Popover>,
      () => fireEvent.click(screen.getByText('Open')),
      'Inside',
    ],
    [
      'a menu',
      <Menu key="3" trigger={<button>Open</button>}>
        <MenuItem onSelect={vi.fn()}>Rename</MenuItem>
      </Menu>,
      () => press('Open'),
      'Rename',
    ],
    ['a toast', <Toaster key="5" />, () => fireEvent.click(screen.getByText('Show')), 'Done.'],
  ];

  test.each(overlays)('%s is where the host wants it, in a marked root', async (_name, part, open, text) => {
    renderScreen(part, { portalContainer: container, locale: 'de-DE', direction: 'rtl' });
    act(open);
    const [shown] = await within(container).findAllByText(text);
    const marked = shown?.closest('.chatdeck');
    expect(container.contains(marked ?? null)).toBe(true);
    expect(marked?.getAttribute('lang')).toBe('de-DE');
    expect(marked?.getAttribute('dir')).toBe('rtl');
  });

  test.each(overlays)('%s has the classes of the themes that it opens from', async (name, part, open, text) => {
    const inner = <ChatdeckTheme className="inner">{part}</ChatdeckTheme>;
    renderScreen(inner, { portalContainer: container, className: 'brand' });
    act(open);
    const [shown] = await within(container).findAllByText(text);
    const marked = shown?.closest('.chatdeck');
    // Toasts share the region of the outermost theme.
    const expected = name === 'a toast' ? ['chatdeck', 'brand'] : ['chatdeck', 'brand', 'inner'];
    expect([...(marked?.classList ?? [])]).toEqual(expect.arrayContaining(expected));
  });

  test.each(overlays)('%s writes no inline style', async (_name, part, open, text) => {
    document.head.querySelectorAll('style').forEach((style) => style.remove());
    renderScreen(part, { portalContainer: container });
    act(open);
    await within(container).findAllByText(text);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  test('themes inside a theme share one place for toasts', () => {
    render(
      <ChatdeckTheme>
        <ChatdeckTheme appearance="dark">
          <Toaster />
        </ChatdeckTheme>
        <ChatdeckTheme>
          <Toaster />
        </ChatdeckTheme>
      </ChatdeckTheme>,
    );
    expect(document.querySelectorAll('[data-chatdeck="toasts"]')).toHaveLength(0);
    for (const button of screen.getAllByText('Show')) fireEvent.click(button);
    expect(document.querySelectorAll('[data-chatdeck="toasts"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-chatdeck="toast"]')).toHaveLength(2);
  });
});
