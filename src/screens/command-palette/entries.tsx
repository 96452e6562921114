import type { ReactNode } from 'react';
import { encodePart } from '../../model/core/encode';
import type { Findable } from '../../model/palette/search';
import { fieldPlaces, type FieldPlace } from '../../model/palette/fields';
import { pageActions, palettePages, type PaletteData, type PaletteWidget } from '../../model/palette/palette';
import { dotOf } from '../../model/places/connection';
import type { Route } from '../../model/places/route';
import {
  AccountIcon,
  DashboardIcon,
  EditIcon,
  ForwardIcon,
  HelpIcon,
  ReportsIcon,
  SettingsIcon,
} from '../../ui/base/icons';
import type { ShortcutName } from '../../ui/keys/shortcuts';
import { StatusDot } from '../../ui/base/status-dot';
import type { CommandPaletteTexts } from './labels';
import type { PaletteItem } from './props';
import type { PaletteAction, PaletteBeside } from './synonyms';

/** Where an entry is listed before anything is typed. */
export type EntryGroup = 'pages' | 'actions' | 'host' | 'found';

/** Something that the palette finds and does. */
export interface Entry extends Findable {
  group: EntryGroup;
  icon: ReactNode;
  note?: string | undefined;
  keys?: ShortcutName | undefined;
  /** Where it leads; per widget for a setting. */
  to?: ((widgetId: PaletteWidget['id']) => Route) | undefined;
  /** What it does instead. */
  run?: (() => void) | undefined;
}

/** The texts of the settings, by tab. */
export interface SettingTexts {
  tabs: Record<PaletteData['tabs'][number]['tab'], string>;
  needsUpgrade: string;
  /** What is beside the tabs. */
  besides: Record<PaletteBeside, string>;
  /** A field's label and help, and the title of its section. */
  of(place: FieldPlace): { label: string; help?: string | undefined; section: string };
}

export function pageEntries({ pages, isChannelLimitReached }: PaletteData, labels: CommandPaletteTexts): Entry[] {
  return pages.map((page) => {
    const isAction = pageActions.includes(page);
    return {
      id: `page:${page}`,
      group: isAction ? 'actions' : 'pages',
      label: labels.pages[page],
      synonyms: labels.synonyms.pages[page],
      note: page === 'addWidget' && isChannelLimitReached ? labels.channelLimit : undefined,
      icon: isAction ? <ForwardIcon size={16} /> : iconOf(palettePages[page]),
      to: () => palettePages[page],
    };
  });
}

function iconOf({ name }: Route): ReactNode {
  if (name === 'dashboard') return <DashboardIcon size={16} />;
  if (name === 'reports') return <ReportsIcon size={16} />;
  if (name === 'compare') return <SettingsIcon size={16} />;
  return name === 'support' ? <HelpIcon size={16} /> : <AccountIcon size={16} />;
}

export function rangeEntries({ ranges }: PaletteData, labels: CommandPaletteTexts): Entry[] {
  return ranges.map((range) => ({
    id: `range:${range}`,
    group: 'found',
    label: labels.ranges[range],
    synonyms: labels.synonyms.ranges,
    icon: <ReportsIcon size={16} />,
    to: () => ({ name: 'reports', tab: 'overview', range }),
  }));
}

export function widgetEntry(widget: PaletteWidget, name: string, labels: CommandPaletteTexts): Entry {
  const status = dotOf(widget);
  return {
    id: widgetEntryId(widget.id),
    group: 'found',
    label: name,
    place: widget.workspace,
    note: status === 'online' ? undefined : labels[status],
    icon: <StatusDot state={status} />,
    to: () => ({ name: 'settings', widgetId: widget.id, tab: 'behavior' }),
  };
}

/** Ids contain no spaces. */
export function widgetEntryId(id: PaletteWidget['id']): string {
  return `widget:${widgetKey(id)}`;
}

export function widgetKey(id: PaletteWidget['id']): string {
  return encodePart(String(id));
}

export function settingEntries(
  { tabs, isAdmin = false }: PaletteData,
  labels: CommandPaletteTexts,
  texts: SettingTexts,
): Entry[] {
  const tabEntries = tabs.map(({ tab, needsUpgrade }): Entry => ({
    id: `tab:${tab}`,
    group: 'found',
    isPerWidget: true,
    label: texts.tabs[tab],
    synonyms: labels.synonyms.tabs[tab],
    place: '',
    note: needsUpgrade ? texts.needsUpgrade : undefined,
    icon: <SettingsIcon size={16} />,
    to: (widgetId) => ({ name: 'settings', widgetId, tab }),
  }));
  const besides = tabs.length > 0 ? (['changes', 'transfer'] as const) : [];
  const besideEntries = besides.map((name): Entry => ({
    id: `beside:${name}`,
    group: 'found',
    isPerWidget: true,
    label: texts.besides[name],
    synonyms: labels.synonyms.besides[name],
    place: '',
    icon: <SettingsIcon size={16} />,
    to: (widgetId) => ({ name, widgetId }),
  }));
  const known = new Set<string>(tabs.map(({ tab }) => tab));
  const fieldEntries = fieldPlaces
    .filter(({ tab, isForAdmins = false }) => known.has(tab) && (isAdmin || !isForAdmins))
    .map((place): Entry => {
      const { tab, field, target = field } = place;
      const { label, help, section } = texts.of(place);
      return {
        id: `field:${tab}/${field}`,
        group: 'found',
        isPerWidget: true,
        label,
        synonyms: labels.synonyms.fields[field],
        place: section === texts.tabs[tab] ? section : `${texts.tabs[tab]} › ${section}`,
        help,
        icon: <EditIcon size={16} />,
        to: (widgetId) => ({ name: 'settings', widgetId, tab, field: target }),
      };
    });
  return [...tabEntries, ...besideEntries, ...fieldEntries];
}

interface Actions {
  onSignOut: (() => void) | undefined;
  onShortcuts(): void;
  appearance: 'light' | 'dark' | 'system' | undefined;
  onAppearanceChange: ((next: 'light' | 'dark' | 'system') => void) | undefined;
}

export function actionEntries(actions: Actions, labels: CommandPaletteTexts): Entry[] {
  const { onSignOut, onShortcuts, appearance, onAppearanceChange } = actions;
  const themes = (['light', 'dark', 'system'] as const).filter((theme) => onAppearanceChange && theme !== appearance);
  const entry = (action: PaletteAction, run: () => void): Entry => ({
    id: `action:${action}`,
    group: 'actions',
    label: labels.actions[action],
    synonyms: labels.synonyms.actions[action],
    icon: <ForwardIcon size={16} />,
    run,
  });
  return [
    ...themes.map((theme) => entry(theme, () => onAppearanceChange?.(theme))),
    { ...entry('shortcuts', onShortcuts), keys: 'shortcuts' },
    ...(onSignOut ? [entry('signOut', onSignOut)] : []),
  ];
}

export function hostEntries(items: readonly PaletteItem[]): Entry[] {
  return items.map(({ id, label, description, synonyms, onSelect }) => ({
    id: `host:${encodePart(id)}`,
    group: 'host',
    label,
    place: description,
    synonyms,
    icon: <ForwardIcon size={16} />,
    run: onSelect,
  }));
}
