import { memo } from 'react';
import { safeHref } from '../../model/core/address';
import { WidgetIcon } from '../base/icons';
import { usePreview } from './preview-context';

export function AgentAvatar() {
  const { agent } = usePreview();
  return <AvatarPicture name={agent?.name ?? ''} address={agent?.avatarUrl} />;
}

const AvatarPicture = memo(function AvatarPicture({ name, address }: { name: string; address: string | undefined }) {
  const safe = address === undefined ? undefined : safeHref(address);
  const [initial] = name.trim();
  return (
    <span className="cd-look-avatar" aria-hidden="true">
      {safe === undefined ? (initial ?? <WidgetIcon size={14} />) : <img src={safe} alt="" />}
    </span>
  );
});
