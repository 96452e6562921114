import type { Editor } from '../../core/editor';
import type { Loadable } from '../../core/loadable';
import { planIncludes, type Plan, type PlanFeature } from '../../entities/plan';
import { settingsTabs, type SettingsTab } from '../../places/route';
import type { Id } from '../../core/tolerant';

/** What a tab shows, or why there is none: setup comes first, or the plan lacks the feature. */
export type SettingsContent<T> =
  Loadable<T> | { status: 'setupRequired' } | { status: 'planRequired'; feature: PlanFeature };

/** The form of a tab, or why there is none. */
export type SettingsEditor<T, Section extends string> = SettingsContent<Editor<T, Section>>;

/** What every settings tab takes beside its editor: whose settings these are, and the way to the other tabs. */
export interface SettingsTabProps {
  /** Whose settings these are. */
  widgetId: Id;
  /** Absent until it is known. */
  roomName?: string | undefined;
  /** Absent hides the navigation, for a host that has its own. */
  navigation?: SettingsNavigationItem[] | undefined;
}

export interface SettingsNavigationItem {
  tab: SettingsTab;
  /** The plan lacks the tab's feature: it carries the BASIC label. */
  needsUpgrade: boolean;
  /** Unsaved changes wait there. */
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
