import type { SettingsTab } from '../../model/places/route';
import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import type { ReactNode } from 'react';
import { ScreenRoot, type ScreenProps } from '../page/screen';
import type { LabelSet } from '../theme/labels';
import { SettingsPage } from './settings-page';

/** Props of a tab's loading component: the widget's known facts, and what every screen takes. */
export type TabLoadingProps<Labels extends object> = Partial<SettingsTabProps> & ScreenProps<Labels>;

interface LoadingTabProps extends Partial<SettingsTabProps>, ScreenProps<object> {
  tab: SettingsTab;
  labelSet?: LabelSet<object> | undefined;
  /** The tab's part name. */
  part: string;
  /** Skeletons of the content, in its final layout. */
  loading: ReactNode;
  /** Separately loaded parts above the content. */
  above?: ReactNode;
}

/** A settings tab while its code or data loads. */
export function LoadingTab(props: LoadingTabProps) {
  const { tab, labelSet, part, loading, above, ...screen } = props;
  return (
    <ScreenRoot labelSet={labelSet} part={part} state="loading" {...screen}>
      <SettingsPage
        tab={tab}
        place={{ widgetId: '', ...props }}
        content={{ status: 'loading' }}
        loading={loading}
        above={above}
      >
        {() => null}
      </SettingsPage>
    </ScreenRoot>
  );
}
