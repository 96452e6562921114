import type { SavedRepliesTabProps } from '../../model/saved-replies';
import type { SettingsContent } from '../../model/settings';
import { useLabels } from '../../ui/labels';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SettingsPage } from '../../ui/settings-page';
import { savedRepliesLabels, type SavedRepliesLabels } from './labels';
import { NoReplies } from './no-replies';
import { Replies } from './replies';
import { RepliesLoading } from './saved-replies-tab-loading';

/** The settings tab of the answers that a team uses again and again. */
export function SavedRepliesTab(props: SavedRepliesTabProps & ScreenProps<SavedRepliesLabels>) {
  const { widgetId, roomName, navigation, replies, labels: ownLabels, ...screen } = props;
  const labels = useLabels(savedRepliesLabels, ownLabels);
  const isMissing = replies.status === 'planRequired';
  // The place of a tab that the plan lacks looks as one without replies (widget settings, section 2).
  const content: SettingsContent<typeof replies> = isMissing
    ? { status: 'ready', data: replies }
    : replies.status === 'ready'
      ? { ...replies, data: replies }
      : replies;
  return (
    <ScreenRoot part="saved-replies-tab" state={replies.status} labels={ownLabels} {...screen}>
      <SettingsPage
        tab="saved-replies"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={content}
        loading={<RepliesLoading />}
      >
        {(state) =>
          state.status === 'ready' ? (
            <Replies {...props} list={state.data} labels={labels} />
          ) : (
            <NoReplies needsUpgrade labels={labels} />
          )
        }
      </SettingsPage>
    </ScreenRoot>
  );
}
