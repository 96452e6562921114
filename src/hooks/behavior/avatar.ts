import { useState } from 'react';
import type { Id } from '../../model/core/tolerant';
import type { FileUpload } from '../../model/core/upload';
import { changesBetween } from '../../model/settings/across/change-log';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser, storeWidgetFields } from '../shared/known-user';
import { recordChanges } from '../shared/save-widget';
import { useWrite, widgetScope } from '../shared/write';

/** Uploads the team avatar and shows it once the server has it, even if the refetch fails. */
export function useAvatarUpload(
  widgetId: Id,
  before: string | undefined,
  onOwnChange: (own: { teamAvatarUrl: string }) => void,
) {
  const chatdeck = useChatdeck();
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});

  const { action, start } = useWrite({
    of: widgetId,
    scope: widgetScope(chatdeck, widgetId),
    run: async (file: File) => {
      const onProgress = (percent: number) => setPercents((all) => ({ ...all, [widgetId]: percent }));
      try {
        const { teamAvatarUrl } = await chatdeck.client.widgets.uploadTeamAvatar(widgetId, file, { onProgress });
        await storeWidgetFields(chatdeck, widgetId, { teamAvatarUrl });
        onOwnChange({ teamAvatarUrl });
        const changes = changesBetween({ teamAvatarUrl: before }, { teamAvatarUrl });
        recordChanges(chatdeck, { widgetId, how: 'form', changes });
      } finally {
        // The next upload starts over.
        onProgress(0);
      }
    },
    onSettled: () => invalidateUser(chatdeck),
  });

  const avatarUpload: FileUpload =
    action.status === 'busy' ? { status: 'uploading', percent: percents[widgetId] ?? 0 } : action;
  return { avatarUpload, onAvatarUpload: start };
}
