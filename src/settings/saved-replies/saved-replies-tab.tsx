import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import type { SettingsContent } from '../../model/settings/shared/settings-tab';
import { SectionPlace } from '../../ui/page/page-section';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { savedRepliesLabels, type SavedRepliesLabels } from './labels';
import { NoReplies } from './no-replies';
import { Replies } from './replies';
import { RepliesLoading } from './saved-replies-tab-loading';

/** How a host customizes the tab. */
export type SavedRepliesTabOptions = SettingsTabOptions<SavedRepliesLabels, 'replies' | 'tryMessage'>;

/** The settings tab for a team's saved replies. */
export function SavedRepliesTab(props: SavedRepliesTabProps & SavedRepliesTabOptions) {
  const { replies } = props;
  const isMissing = replies.status === 'planRequired';
  // Without the plan's feature, it looks like an empty tab.
  const content: SettingsContent<typeof replies> = isMissing
    ? { status: 'ready', data: replies }
    : replies.status === 'ready'
      ? { ...replies, data: replies }
      : replies;
  return (
    <ScreenRoot labelSet={savedRepliesLabels} part="saved-replies-tab" state={replies.status} {...props}>
      <SettingsPage tab="saved-replies" place={props} content={content} loading={<RepliesLoading />}>
        {(state) =>
          state.status === 'ready' ? (
            <Replies {...props} list={state.data} />
          ) : (
            <SectionPlace name="replies">
              <NoReplies needsUpgrade />
            </SectionPlace>
          )
        }
      </SettingsPage>
    </ScreenRoot>
  );
}
