import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette, type PaletteOptions } from 'chatdeck';
import type { CommandPaletteProps, PaletteView, Route } from 'chatdeck/model';
import { makePaletteData, makeWidget, ready } from 'chatdeck/testing';
import { arrivalMark } from '../../../src/ui/page/section-focus';
import { renderScreen } from '../render-screen';

const two = [makeWidget({ Id: 11, RoomName: 'website' }), makeWidget({ Id: 12, RoomName: 'docs' })];
const inSettings: Route = { name: 'settings', widgetId: 12, tab: 'behavior' };

function Host(props: Partial<CommandPaletteProps & PaletteOptions>) {
  const [shown, setShown] = useState<PaletteView | undefined>();
  return (
    <CommandPalette
      palette={ready(makePaletteData({ ces: two }))}
      route={{ name: 'dashboard' }}
      {...props}
      shown={shown}
      onShownChange={setShown}
    />
  );
}

function show(props: Partial<CommandPaletteProps & PaletteOptions> = {}) {
  const onNavigate = vi.fn();
  renderScreen(<Host {...props} />, { onNavigate });
  return onNavigate;
}

async function search(query: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: query } });
  return field;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('CommandPalette', () => {
  it('leads to a field of the current widget, and remembers it', async () => {
    const onVisit = vi.fn();
    const onNavigate = show({ route: inSettings, onVisit });
    const field = await search('noise');
    await waitFor(() => expect(options()[0]).toContain('docs › Behavior'));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
        name: 'settings',
        widgetId: 12,
        tab: 'behavior',
        field: 'playSound',
      }),
    );
    expect(onVisit).toHaveBeenCalledExactlyOnceWith('field:behavior/playSound@12');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says which widget has lost its Slack connection', async () => {
    const data = makePaletteData({ ces: two });
    const widgets = data.widgets.map((widget) => ({ ...widget, isBroken: widget.name === 'docs' }));
    show({ palette: ready({ ...data, widgets }) });
    await search('docs');
    await waitFor(() => expect(options()[0]).toContain('Disconnected'));
    expect(screen.getAllByRole('option')[0]?.querySelector('[data-state="broken"]')).not.toBeNull();
  });

  it('asks for the widget of a field where there is none', async () => {
    const onNavigate = show();
    fireEvent.keyDown(await search('noise'), { key: 'Enter' });
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(onNavigate).not.toHaveBeenCalled();
    const field = screen.getByRole('combobox');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'docs' } });
    await waitFor(() => expect(options()).toHaveLength(1));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ widgetId: 12 })));
  });

  it('shows the last places first, without those that are gone', async () => {
    show({ recent: ['field:behavior/playSound@99', 'page:plans', 'tab:triggers@11', 'nonsense'] });
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    await screen.findByRole('combobox');
    // cspell:ignore Triggerswebsite
    await waitFor(() => expect(options().slice(0, 2)).toEqual(['Plans', 'Triggerswebsite']));
    expect(options()).not.toContain('Play a sound for new messages');
  });

  it('opens over no other dialog, and not with a key that types', async () => {
    show();
    const dialog = document.createElement('div');
    dialog.dataset.chatdeck = 'overlay';
    dialog.innerHTML = '<div aria-modal="true"></div>';
    document.body.append(dialog);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    dialog.remove();
    const input = document.createElement('input');
    document.body.append(input);
    fireEvent.keyDown(input, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    input.remove();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('runs a host’s own entry after it has closed', async () => {
    const onSelect = vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
    show({ items: [{ id: 'crm', label: 'Open the CRM', synonyms: 'leads', onSelect }] });
    fireEvent.keyDown(await search('leads'), { key: 'Enter' });
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  });

  it('has no entry for a screen that the host does not have', async () => {
    renderScreen(<Host />, { hrefFor: (route) => (route.name === 'support' ? undefined : '/somewhere') });
    await search('support');
    await waitFor(() => expect(options()).not.toContain('Support'));
  });

  it.each([
    ['audit log', { name: 'changes', widgetId: 12 }],
    ['backup', { name: 'transfer', widgetId: 12 }],
    ['zapier api key', { name: 'settings', widgetId: 12, tab: 'behavior', field: 'keys' }],
    ['minutes between', { name: 'settings', widgetId: 12, tab: 'triggers', field: 'triggerMinDelay' }],
  ])('leads from “%s” to its place', async (query, route) => {
    const onNavigate = show({ route: inSettings });
    const field = await search(query);
    await waitFor(() => expect(options()[0]).toContain('docs'));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(route));
  });

  it('has no API keys for an agent, who can’t see them', async () => {
    show({ palette: ready(makePaletteData({ ces: two, admin: false })) });
    await search('zapier');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(options().join()).not.toContain('Zapier API key');
  });

  it('remembers a host’s own entry, but not an action such as logging out', async () => {
    const onVisit = vi.fn();
    const onSelect = vi.fn();
    const onSignOut = vi.fn();
    show({ onVisit, onSignOut, items: [{ id: 'crm', label: 'Open the CRM', onSelect }] });
    for (const query of ['crm', 'log out']) {
      const field = await search(query);
      await waitFor(() => expect(options().length).toBeGreaterThan(0));
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    }
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(onVisit.mock.calls).toEqual([['host:crm']]);
  });

  it.each([
    ['add a widget', { name: 'dashboard' } as const, 'Add'],
    ['invite', { name: 'account', section: 'users' } as const, 'Email'],
    ['dashboard', { name: 'dashboard' } as const, 'Page'],
  ])('goes to what “%s” means on the page that has it', async (query, route, name) => {
    renderScreen(
      <>
        <div className="cd-screen" data-chatdeck={route.name}>
          <h1>Page</h1>
          <section data-chatdeck="section" data-name="users">
            <button type="button" {...arrivalMark}>
              {name === 'Page' ? 'Add' : name}
            </button>
          </section>
        </div>
        <Host route={route} />
      </>,
    );
    const field = await search(query);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  });
});
