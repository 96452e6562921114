import type { Editor } from '../../core/editor';
import type { Loadable } from '../../core/loadable';
import type { WidgetPower } from './power';
import { planIncludes, type Plan, type PlanFeature } from '../../entities/plan';
import { settingsTabs, type SettingsTab } from '../../places/route';
import type { Id } from '../../core/tolerant';

/** A tab's content, or why there is none: setup is unfinished, or the plan doesn't include the feature. */
export type SettingsContent<T> =
  Loadable<T> | { status: 'setupRequired' } | { status: 'planRequired'; feature: PlanFeature };

/** A tab's form, or why there is none. */
export type SettingsEditor<T, Section extends string> = SettingsContent<Editor<T, Section>>;

/** Props of every settings tab besides its editor: the widget, and navigation to the other tabs. */
export interface SettingsTabProps {
  /** The widget whose settings are shown. */
  widgetId: Id;
  /** The field to scroll to, focus, and highlight: `field` of the settings route. Unknown names are ignored. */
  field?: string | undefined;
  /** Absent until known. */
  roomName?: string | undefined;
  /** The host of the widget's Slack workspace. Absent until known. */
  workspace?: string | undefined;
  /** Whether the widget is on, and what keeps it offline. Absent hides the status and the switch. */
  power?: Loadable<WidgetPower> | undefined;
  /** Whether the user manages the plan and payment; other users see whom to ask. */
  isAdmin?: boolean | undefined;
  /** Absent hides the switch. */
  onPowerChange?: ((isOn: boolean) => void) | undefined;
  /** Absent hides the navigation, for hosts with their own. */
  navigation?: SettingsNavigationItem[] | undefined;
}

export interface SettingsNavigationItem {
  tab: SettingsTab;
  /** The plan doesn't include the tab's feature, so the tab shows the BASIC label. */
  needsUpgrade: boolean;
  /** The tab has unsaved changes. */
  hasDraft: boolean;
}

const gatedTabs: Partial<Record<SettingsTab, PlanFeature>> = {
  triggers: 'triggers',
  'saved-replies': 'savedReplies',
  integrations: 'bots',
  'question-groups': 'questionGroups',
};

export function settingsNavigation(plan: Plan, drafts: ReadonlySet<SettingsTab>): SettingsNavigationItem[] {
  return settingsTabs.map((tab) => {
    const feature = gatedTabs[tab];
    return { tab, needsUpgrade: feature !== undefined && !planIncludes(plan, feature), hasDraft: drafts.has(tab) };
  });
}
