import type { FileUpload } from '../../model/upload';
import { makeProblem, problemError, toProblem } from '../../model/problem';
import type { Id } from '../../model/tolerant';
import { findWidgetRow } from '../../model/user';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/provider';
import { refreshUser } from '../shared/save-widget';

const idle: FileUpload = { status: 'idle' };

/** Sends the team's picture, and shows it once the server has it. */
export function useAvatarUpload(widgetId: Id) {
  const chatdeck = useChatdeck();
  const key = String(widgetId);
  const [avatarUpload, setUpload] = useKeyedState<FileUpload>(key, idle);

  async function upload(file: File) {
    const onProgress = (percent: number) => setUpload({ status: 'uploading', percent });
    onProgress(0);
    try {
      const send = () => chatdeck.client.widgets.uploadTeamAvatar(widgetId, file, { onProgress });
      await chatdeck.saveQueue(key, send);
      const user = await refreshUser(chatdeck);
      if (!findWidgetRow(user, widgetId)) throw problemError(makeProblem('notFound'));
      setUpload({ status: 'done' });
    } catch (thrown) {
      setUpload({ status: 'failed', problem: toProblem(thrown) });
    }
  }

  return {
    avatarUpload,
    onAvatarUpload: (file: File) => {
      if (avatarUpload.status !== 'uploading') void upload(file);
    },
  };
}
