import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { Skeleton } from '../../ui/base/skeleton';
import { savedRepliesLabels, type SavedRepliesLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function SavedRepliesTabLoading(props: Partial<SettingsTabProps> & ScreenProps<SavedRepliesLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={savedRepliesLabels} part="saved-replies-tab" state="loading" {...screen}>
      <SettingsPage
        tab="saved-replies"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={{ status: 'loading' }}
        loading={<RepliesLoading />}
      >
        {() => null}
      </SettingsPage>
    </ScreenRoot>
  );
}

/** Header, search and rows, on their way. */
export function RepliesLoading() {
  return (
    <div className="cd-replies" aria-hidden="true">
      <Skeleton width="60%" height="40px" />
      <Skeleton height="32px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}
