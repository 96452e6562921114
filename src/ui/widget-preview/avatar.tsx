import { memo } from 'react';
import { WidgetIcon } from '../base/icons';
import { Picture } from '../base/picture';
import { usePreview } from './preview-context';

export function AgentAvatar() {
  const { agent } = usePreview();
  return <AvatarPicture name={agent?.name ?? ''} address={agent?.avatarUrl} />;
}

const AvatarPicture = memo(function AvatarPicture({ name, address }: { name: string; address: string | undefined }) {
  const [initial] = name.trim();
  return (
    <span className="cd-look-avatar" aria-hidden="true">
      <Picture address={address} alt="" fallback={initial ?? <WidgetIcon size={14} />} />
    </span>
  );
});
