import { act, renderHook, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useCompare } from 'chatdeck/hooks';
import type { ComparedWidget, CompareProps, SettingPlace } from 'chatdeck/model';
import { copyPlan } from 'chatdeck/model/settings/across/copy-plan';
import { settingPlaces, widgetSettings, type WidgetSettings } from 'chatdeck/model/settings/across/widget-settings';
import { widgetsOf } from 'chatdeck/model/entities/user';
import { scenarios, type Scenario } from 'chatdeck/testing';
import { clientFor, wrapperFor } from '../network';

/** What happens to a call: it is answered, refused before it changes anything, or its answer is lost. */
export type Fate = 'answered' | 'refused' | 'lost';

/** A network with a fate for each call of one person, in order; all later ones are answered. */
export function fatefulFetch(fates: Fate[], calls: string[] = []): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const fate = fates.shift() ?? 'answered';
    calls.push(request.method);
    if (fate === 'refused') return new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } });
    const answer = await fetch(request);
    return fate === 'answered' ? answer : new Response('', { status: 500 });
  };
}

export async function openCompare(token = 'admin-token', options: { fetch?: typeof fetch } = {}) {
  const { result } = renderHook(() => useCompare(), { wrapper: wrapperFor(clientFor(token, options)) });
  await waitFor(() => expect(result.current.widgets.status).toBe('ready'));
  return result;
}

export type Page = { current: CompareProps };

export function widgetsIn({ current: { widgets } }: Page): readonly ComparedWidget[] {
  return widgets.status === 'ready' ? widgets.data : [];
}

/** An account whose widgets have what no save can set again: a team avatar, and settings that today's checks reject. */
export function oldAccount({ planId }: { planId: string }): Scenario {
  const world = scenarios.busyAccount(new Date());
  const old: Record<number, object> = {
    12: { teamAvatarUrl: 'https://cdn.test/old.png', onOffSchedule: true },
    13: { titleColor: 'red;', requireAcceptance: true, acceptanceText: 'ok' },
  };
  const { accounts, widgets } = world.dataset;
  return {
    ...world,
    dataset: {
      ...world.dataset,
      accounts: accounts.map((account) => ({ ...account, planId })),
      widgets: widgets.map((each) => ({ ...each, settings: { ...each.settings, ...old[each.id] } })),
    },
  };
}

/** Makes a widget differ from all others on each tab. */
export async function makeDifferent(widgetId = 11, { hasOperatingHours = true } = {}): Promise<void> {
  const operatingHours = [1, 2, 3].map((weekday) => ({ weekday, start: 815, end: 1200 }));
  await clientFor('admin-token').widgets.updateConfig(widgetId, {
    playSound: false,
    maxConcurrentConvos: 7,
    countryAllowList: 'DE,FR',
    onlineTitle: 'Ask us anything',
    titleColor: '#123456',
    collectVisitorMetaData: true,
    tz: 'Europe/Berlin',
    onOffSchedule: false,
    ...(hasOperatingHours && { operatingHours }),
  });
}

/** Copies from the first widget to all others, without a look at the plan. */
export function copyAll(page: Page, places: readonly SettingPlace[] = settingPlaces): Promise<void> {
  const [source, ...targets] = widgetsIn(page);
  if (!source) throw new Error('no widget');
  const plans = copyPlan({ places, source: source.settings, targets, rules: page.current.rules });
  return until(page, () => page.current.onCopy?.(source.widgetId, places, plans));
}

/** Does something with the copy, and waits until it has ended. */
export async function until(page: Page, press: () => void): Promise<void> {
  await act(async () => {
    press();
    // The cache reports a change in the next turn.
    await new Promise((resolve) => setTimeout(resolve));
  });
  await waitFor(() => expect(['done', 'undone']).toContain(page.current.copy?.phase), { timeout: 5000 });
}

/** What the server has, by widget. */
export async function storedSettings(): Promise<Record<string, WidgetSettings>> {
  const user = await clientFor('admin-token').users.current();
  return Object.fromEntries(widgetsOf(user).map((widget) => [String(widget.Id), widgetSettings(widget)]));
}
