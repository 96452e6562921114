import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import type { FlatItems } from '../../model/collection/collection';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import type { SettingsEditor } from '../../model/settings/shared/settings-tab';
import { noList, useListTexts } from '../../ui/editor/list/use-list';
import { SectionPlace } from '../../ui/page/page-section';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { useLabels } from '../../ui/theme/labels';
import { savedRepliesLabels, type SavedRepliesLabels } from './labels';
import { NoReplies } from './no-replies';
import { Replies } from './replies';
import { RepliesLoading } from './saved-replies-tab-loading';

/** How a host customizes the tab. */
export type SavedRepliesTabOptions = SettingsTabOptions<SavedRepliesLabels, 'replies' | 'tryMessage'>;

/** The settings tab for a team's saved replies. */
export function SavedRepliesTab(props: SavedRepliesTabProps & SavedRepliesTabOptions) {
  const { replies, labels } = props;
  const { fields } = useLabels(savedRepliesLabels, labels);
  const rows = replies.status === 'ready' ? replies.data.rows : none;
  const texts = useListTexts(
    rows.map(({ uid }) => uid),
    fields,
  );
  return (
    <ScreenRoot labelSet={savedRepliesLabels} part="saved-replies-tab" state={replies.status} {...props}>
      <SettingsFrame
        tab="saved-replies"
        place={props}
        editor={frameEditor(replies)}
        fields={texts}
        loading={<RepliesLoading />}
      >
        {() =>
          replies.status === 'ready' ? (
            <Replies {...props} list={replies.data} />
          ) : (
            <SectionPlace name="replies">
              <NoReplies needsUpgrade />
            </SectionPlace>
          )
        }
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** All replies as one form. Without the plan's feature, it looks like an empty tab. */
function frameEditor(replies: SavedRepliesTabProps['replies']): SettingsEditor<FlatItems, string> {
  if (replies.status === 'planRequired') return { status: 'ready', data: noList };
  return replies.status === 'ready' ? { ...replies, data: replies.data.all ?? noList } : replies;
}

const none: readonly SavedReplyRow[] = [];
