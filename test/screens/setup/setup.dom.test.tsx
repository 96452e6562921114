import { InstallPanel, Permissions, Setup } from 'chatdeck';
import { makeProblem, permissionsData, setupData, type SetupData, type SetupProps } from 'chatdeck/model';
import { failed, makeForm, makeParsedUser, makeParsedWidget, ready, type WidgetOverrides } from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../render-screen';

function propsAt(overrides: WidgetOverrides = {}, rest: Partial<SetupProps> = {}): SetupProps {
  return {
    widgetId: 11,
    setup: ready(setupData(makeParsedWidget(overrides), makeParsedUser())),
    slackUrl: 'https://slack.com/oauth/v2/authorize',
    channels: ready({ choices: [{ id: 'C1', name: 'sales', topic: 'Leads' }], unreadable: 0 }),
    onChannelsRefresh: vi.fn(),
    pick: { status: 'idle', channelId: '', onPick: vi.fn(), onConfirm: vi.fn() },
    newChannel: makeForm({ name: '' }, { onEdit: vi.fn(), onSubmit: vi.fn() }),
    channelChange: { status: 'idle' },
    onChannelChange: vi.fn(),
    startOver: { status: 'idle' },
    onStartOver: vi.fn(),
    ...rest,
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Setup', () => {
  it.each(['1', '2', '3'] as const)('reports nothing by being there at Step %s', (Step) => {
    const props = propsAt({ Step });
    renderScreen(<Setup {...props} />);
    const callbacks = [props.onChannelsRefresh, props.onChannelChange, props.onStartOver];
    for (const callback of [...callbacks, props.pick.onPick, props.newChannel.onEdit]) {
      expect(callback).not.toHaveBeenCalled();
    }
  });

  it('names the step in the stepper', () => {
    renderScreen(<Setup {...propsAt({ Step: '2' })} />);
    const steps = within(screen.getByRole('navigation', { name: 'Setup' })).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'current', 'todo']);
  });

  it('leads to Slack and nowhere else', () => {
    const { rerender } = renderScreen(<Setup {...propsAt({ Step: '1' })} />);
    const link = screen.getByRole('link', { name: 'Connect Slack' });
    expect(link.getAttribute('href')).toBe('https://slack.com/oauth/v2/authorize');
    rerender(<Setup {...propsAt({ Step: '1' }, { slackUrl: 'javascript:alert(1)' })} />);
    expect(screen.getByText('Connect Slack', { selector: 'a' }).getAttribute('href')).toBeNull();
  });

  it('takes the focus to the title of the next step, and ends the error of the one before', () => {
    const { rerender } = renderScreen(<Setup {...propsAt({ Step: '1' }, { error: 'refused' })} />);
    expect(screen.getByRole('alert').textContent).toContain('declined');
    expect(document.activeElement).toBe(document.body);
    rerender(<Setup {...propsAt({ Step: '2' }, { error: 'refused' })} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a channel' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('creates a channel only under a name that the checks take', () => {
    const at = (name: string, code?: 'tooLong') =>
      propsAt({ Step: '2' }, { newChannel: makeForm({ name }, { errors: code ? { name: code } : {} }) });
    const { rerender } = renderScreen(<Setup {...at('sales')} />);
    expect(button('Create channel').disabled).toBe(false);
    rerender(<Setup {...at('x'.repeat(22), 'tooLong')} />);
    expect(button('Create channel').disabled).toBe(true);
    expect(screen.getByText('Use 21 characters or fewer.')).toBeTruthy();
    rerender(<Setup {...at('')} />);
    expect(button('Create channel').disabled).toBe(true);
    const hint =
      'Slack requires channel names contain only lowercase letters, have no spaces or punctuation, and be no longer than 80 characters.';
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByText(/1 to 21 characters/)).toBeTruthy();
  });

  it('writes small letters where they are typed, and keeps the caret', () => {
    const newChannel = makeForm({ name: 'sales' }, { onEdit: vi.fn() });
    renderScreen(<Setup {...propsAt({ Step: '2' }, { newChannel })} />);
    const field = screen.getByLabelText<HTMLInputElement>('New channel name');
    fireEvent.input(field, { target: { value: 'saBles', selectionStart: 3, selectionEnd: 3 } });
    expect(newChannel.onEdit).toHaveBeenCalledExactlyOnceWith({ name: 'sables' });
  });

  it('uses a channel only once one is picked', () => {
    const props = propsAt({ Step: '2' });
    const { rerender } = renderScreen(<Setup {...props} />);
    expect(button('Use this channel').disabled).toBe(true);
    rerender(<Setup {...props} pick={{ ...props.pick, channelId: 'C1' }} />);
    fireEvent.click(button('Use this channel'));
    expect(props.pick.onConfirm).toHaveBeenCalledOnce();
  });

  it('shows a channel as used by another widget, disabled, with a link to that widget’s settings', () => {
    const choices = [
      { id: 'C1', name: 'sales', topic: 'Leads', usedBy: { id: 12, name: 'sales' } },
      { id: 'C2', name: 'support', topic: '' },
    ];
    const props = propsAt({ Step: '2' }, { channels: ready({ choices, unreadable: 0 }) });
    const { rerender } = renderScreen(<Setup {...props} />);
    const field = screen.getByRole('combobox', { name: 'Channel' });
    fireEvent.click(field);
    const used = screen.getByRole('option', { name: '#sales Used by #sales' });
    expect(used.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(used);
    fireEvent.change(field, { target: { value: 'sales' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(props.pick.onPick).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'support' } });
    fireEvent.click(screen.getByRole('option', { name: '#support' }));
    expect(props.pick.onPick).toHaveBeenCalledExactlyOnceWith('C2');
    expect(screen.getByRole('link', { name: 'Used by #sales' }).getAttribute('href')).toBe('#/settings/12/behavior');

    rerender(<Setup {...props} pick={{ ...props.pick, channelId: 'C1' }} />);
    expect(screen.getByText('Used by #sales. Choose another channel.')).toBeTruthy();
    expect(button('Use this channel').disabled).toBe(true);
  });

  it('calls an unnamed widget that uses a channel as every list does', () => {
    const choices = [{ id: 'C1', name: 'sales', topic: '', usedBy: { id: 12, name: '' } }];
    const props = propsAt({ Step: '2' }, { channels: ready({ choices, unreadable: 0 }) });
    renderScreen(<Setup {...props} pick={{ ...props.pick, channelId: 'C1' }} />);
    fireEvent.click(screen.getByRole('combobox', { name: 'Channel' }));
    expect(screen.getByRole('option', { name: '#sales Used by Widget 12' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Used by Widget 12' })).toBeTruthy();
    expect(screen.getByText('Used by Widget 12. Choose another channel.')).toBeTruthy();
  });

  it('says that there is none left where other widgets use every channel', () => {
    const usedBy = { id: 12, name: 'sales' };
    const choices = [{ id: 'C1', name: 'sales', topic: '', usedBy }];
    renderScreen(<Setup {...propsAt({ Step: '2' }, { channels: ready({ choices, unreadable: 0 }) })} />);
    expect(screen.getByText(/^All channels in this list are used by other widgets/)).toBeTruthy();
  });

  it('has a specific message for the code channel_in_use', () => {
    const problem = makeProblem('invalid', { status: 400, code: 'channel_in_use', serverMessage: 'Belegt.' });
    const props = propsAt({ Step: '2' });
    renderScreen(<Setup {...props} pick={{ ...props.pick, channelId: 'C1', status: 'failed', problem }} />);
    expect(screen.getByRole('alert').textContent).toContain('Another widget uses this channel now. Choose another.');
  });

  it.each([
    [
      'missing_scope',
      'A Slack permission is missing. Connect Slack again to grant it. Until then, everything else works as before.',
    ],
    [
      'not_connected',
      'Slack is no longer connected. Connect it again. Until then, all widgets in the workspace are offline.',
    ],
  ])('leads back to Slack where %s is why something failed there', (code, text) => {
    const problem = makeProblem('invalid', { status: 400, code });
    const props = propsAt({ Step: '2' });
    const { rerender } = renderScreen(<Setup {...props} channels={failed(problem)} />);
    const expectWay = () => {
      expect(within(screen.getByRole('alert')).getByText(text)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Connect Slack again' }).getAttribute('href')).toBe(props.slackUrl);
    };
    expectWay();
    rerender(<Setup {...props} pick={{ ...props.pick, channelId: 'C1', status: 'failed', problem }} />);
    expectWay();
    const other = makeProblem('invalid', { status: 400, code: 'is_archived' });
    rerender(<Setup {...props} pick={{ ...props.pick, channelId: 'C1', status: 'failed', problem: other }} />);
    expect(screen.queryByRole('link', { name: 'Connect Slack again' })).toBeNull();
  });

  it.each([
    ['wrongUser', true],
    ['unknown', true],
    ['refused', false],
  ] as const)('says after %s whom to turn to: %s', (error, leadsToSupport) => {
    renderScreen(<Setup {...propsAt({ Step: '1' }, { error })} />);
    expect(screen.queryByRole('link', { name: 'Contact support' }) !== null).toBe(leadsToSupport);
  });

  it.each([
    ['2', false],
    ['3', true],
  ] as const)('shows the embed code at Step 3 alone: Step %s', (Step, isShown) => {
    renderScreen(
      <Setup
        {...propsAt({ Step })}
        install={<InstallPanel uuid="5f0c-9a11" scriptUrl="https://chat.example/widget.js" />}
      />,
    );
    expect(document.body.textContent.includes('<chatdeck-widget widget-id="5f0c-9a11">')).toBe(isShown);
  });

  it('refreshes once at a time', () => {
    const props = propsAt({ Step: '2' });
    const { rerender } = renderScreen(<Setup {...props} />);
    fireEvent.click(button('Refresh'));
    rerender(<Setup {...props} channels={ready({ choices: [], unreadable: 0 }, { isRefreshing: true })} />);
    fireEvent.click(button('Refreshing…'));
    expect(props.onChannelsRefresh).toHaveBeenCalledOnce();
  });

  it('hides what the host does not offer', () => {
    renderScreen(<Setup {...propsAt({}, { onStartOver: undefined, onChannelChange: undefined })} />);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change channel' })).toBeNull();
  });
});

describe('the info line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const group = () => screen.getByRole('group', { name: 'About this widget' });
  const shown = () => group().querySelector<HTMLElement>('p[aria-hidden]')?.dataset.name;
  const wait = () => {
    act(() => {
      vi.advanceTimersByTime(4000);
    });
  };

  it('shows one fact after the other, and goes round', () => {
    renderScreen(<Setup {...propsAt()} />);
    const seen = Array.from({ length: 6 }, () => {
      const name = shown();
      wait();
      return name;
    });
    expect(seen).toEqual(['channel', 'workspace', 'authorizedBy', 'widgetId', 'plan', 'channel']);
  });

  it('starts with what people know, and shows the start of the ID, or all of it with a button to copy it', () => {
    const uuid = '01fff8fa-8d75-439b-9da2-fd6aa9ee00da';
    const data: SetupData = {
      step: 'connect',
      uuid,
      channel: '',
      workspace: '',
      facts: [
        { name: 'widgetId', value: uuid },
        { name: 'plan', value: 'Team' },
      ],
    };
    renderScreen(<Setup {...propsAt()} setup={ready(data)} />);
    expect(shown()).toBe('plan');
    wait();
    expect(group().querySelector('p[aria-hidden]')?.textContent).toBe('Widget ID 01fff8fa…');
    fireEvent.click(button('Show all'));
    expect(within(group()).getByText(uuid)).toBeTruthy();
    expect(within(group()).getByRole('button', { name: 'Copy the widget ID' })).toBeTruthy();
  });

  it('pauses under the pointer and while focused', () => {
    renderScreen(<Setup {...propsAt()} />);
    fireEvent.pointerEnter(group());
    wait();
    expect(shown()).toBe('channel');
    fireEvent.pointerLeave(group());
    fireEvent.focus(button('Show all'));
    wait();
    expect(shown()).toBe('channel');
    fireEvent.blur(button('Show all'));
    wait();
    expect(shown()).toBe('workspace');
  });

  it('shows everything on demand, and under reduced motion', () => {
    const { unmount } = renderScreen(<Setup {...propsAt()} />);
    fireEvent.click(button('Show all'));
    expect(shown()).toBeUndefined();
    expect(within(group()).getAllByRole('definition')).toHaveLength(5);
    unmount();

    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    renderScreen(<Setup {...propsAt()} />);
    expect(shown()).toBeUndefined();
    expect(within(group()).getAllByRole('definition')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });
});

describe('Permissions', () => {
  const dataOf = (overrides: WidgetOverrides) =>
    permissionsData(makeParsedUser(), makeParsedWidget(overrides), ({ scope }) => `https://slack.com/${scope}`);
  const show = (overrides: WidgetOverrides) => ready(dataOf(overrides));

  it('has a badge for each permission, and says what is missing without it', () => {
    renderScreen(<Permissions permissions={show({ BotScope: '' })} upgradeUrl="https://slack.com/all" />);
    const list = within(screen.getByRole('list', { name: 'Permissions in Slack' }));
    expect(list.getAllByText('All good!')).toHaveLength(1);
    expect(list.getAllByText('Your approval needed!')).toHaveLength(9);
    expect(list.getAllByText(/^Without this permission, /)).toHaveLength(9);
    expect(screen.getByText('9 permissions need your approval.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Approve all permissions' }).getAttribute('href')).toBe(
      'https://slack.com/all',
    );
  });

  it.each([
    ['with something missing', { BotScope: 'commands' }, 'Approve all permissions'],
    ['fully granted', {}, 'Approve all again'],
    ['legacy', { OauthV1: true, BotScope: '' }, 'Approve all permissions'],
    ['legacy and fully granted', { OauthV1: true }, 'Approve all permissions'],
  ])('always shows the upgrade link and the advanced list of single scopes: %s', (_name, overrides, name) => {
    const data = dataOf(overrides);
    renderScreen(<Permissions permissions={ready(data)} upgradeUrl="https://slack.com/all" onReinstall={vi.fn()} />);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('https://slack.com/all');
    const advanced = screen.getByText('Advanced: approve one permission at a time').closest('details');
    const scopes = [...(advanced?.querySelectorAll('li code') ?? [])].map(({ textContent }) => textContent);
    expect(scopes).toEqual(data.permissions.map(({ scope }) => scope));
  });

  it('reinstalls a widget of the first version of OAuth after a question only, also by the upgrade link', () => {
    const onReinstall = vi.fn();
    const old = show({ OauthV1: true, BotScope: '' });
    renderScreen(<Permissions permissions={old} upgradeUrl="https://slack.com/all" onReinstall={onReinstall} />);
    expect(
      screen.getByText('Reinstall the Slack app first. Then you can approve permissions one at a time.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Approve (?!all)/ })).toBeNull();
    const ways = [button('Reinstall'), screen.getByRole('link', { name: 'Approve all permissions' })];
    for (const [index, way] of ways.entries()) {
      fireEvent.click(way);
      expect(onReinstall).toHaveBeenCalledTimes(index);
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reinstall' }));
      expect(onReinstall).toHaveBeenCalledTimes(index + 1);
    }
  });

  it.each([
    ['wrongUser', /You authorized as a different Slack user than the one who signed up\./],
    ['unknown', /Unknown problem updating Slack permissions, contact support/],
  ] as const)('says what %s means, and where to turn to', (error, text) => {
    renderScreen(<Permissions permissions={show({})} error={error} />);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('#/support');
  });
});

describe('InstallPanel', () => {
  it('shows the code of this widget', () => {
    renderScreen(<InstallPanel uuid="5f0c-9a11" scriptUrl="https://chat.example/widget.js" />);
    const code = document.querySelector('pre')?.textContent;
    expect(code).toContain('<chatdeck-widget widget-id="5f0c-9a11"></chatdeck-widget>');
    expect(code).toContain('src="https://chat.example/widget.js"');
    expect(button('Copy the embed code')).toBeTruthy();
  });
});
