import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { RowGroupSkeleton } from '../../ui/editor/section-skeleton';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { Skeleton } from '../../ui/base/skeleton';
import { questionGroupsLabels, type QuestionGroupsLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function QuestionGroupsTabLoading(props: Partial<SettingsTabProps> & ScreenProps<QuestionGroupsLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={questionGroupsLabels} part="question-groups-tab" state="loading" {...screen}>
      <SettingsFrame
        tab="question-groups"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={{ status: 'loading' }}
        loading={<QuestionGroupsFormLoading />}
      >
        {() => null}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** Cards, form and lines, on their way. */
export function QuestionGroupsFormLoading() {
  return (
    <>
      <div className="cd-group-cards" aria-hidden="true">
        <Skeleton height="84px" />
        <Skeleton height="84px" />
        <Skeleton height="84px" />
      </div>
      <RowGroupSkeleton rows={['field', 'field', 'switch', 'longText']} />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </>
  );
}
