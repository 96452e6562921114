import { toProblem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import type { FileUpload } from '../../model/core/upload';
import { useKeyedState } from '../shared/keyed-state';
import { useOnce } from '../shared/once';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser, storeWidgetFields } from '../shared/save-widget';

const idle: FileUpload = { status: 'idle' };

/** Sends the team's picture, and shows it once the server has it, whatever becomes of reading the newest copy then. */
export function useAvatarUpload(widgetId: Id, onOwnChange: (own: { teamAvatarUrl: string }) => void) {
  const chatdeck = useChatdeck();
  const key = String(widgetId);
  const once = useOnce();
  const [avatarUpload, setUpload] = useKeyedState<FileUpload>(key, idle);

  async function upload(file: File) {
    const onProgress = (percent: number) => setUpload({ status: 'uploading', percent });
    onProgress(0);
    try {
      const send = () => chatdeck.client.widgets.uploadTeamAvatar(widgetId, file, { onProgress });
      const { teamAvatarUrl } = await chatdeck.saveQueue(key, send);
      await storeWidgetFields(chatdeck, widgetId, { teamAvatarUrl });
      onOwnChange({ teamAvatarUrl });
      setUpload({ status: 'done' });
    } catch (thrown) {
      setUpload({ status: 'failed', problem: toProblem(thrown) });
    }
    invalidateUser(chatdeck);
  }

  return {
    avatarUpload,
    onAvatarUpload: (file: File) => void once(key, () => upload(file)),
  };
}
