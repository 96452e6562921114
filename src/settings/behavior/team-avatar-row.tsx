import { avatarFileTypes, maxAvatarBytes } from '../../model/settings/behavior/avatar-file';
import type { FileUpload } from '../../model/core/upload';
import { FileRow, type FileRowProps } from '../../ui/editor/rows/file-row';
import { AccountIcon } from '../../ui/base/icons';
import { Picture } from '../../ui/base/picture';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { memo, useMemo } from 'react';
import { behaviorLabels } from './labels';

interface TeamAvatarRowProps extends Pick<FileRowProps, 'theirs' | 'onResolve' | 'saved' | 'onRestoreSaved'> {
  address: string;
  isInUse: boolean;
  upload: FileUpload;
  onChoose(file: File): void;
  onRemove(): void;
  isReadOnly: boolean;
}

/** The team avatar, which uploads immediately and is used from the next save on. */
export const TeamAvatarRow = memo(function TeamAvatarRow(props: TeamAvatarRowProps) {
  const { address, isInUse, upload, onChoose, onRemove, isReadOnly, ...row } = props;
  const labels = useLabels(behaviorLabels);
  const { productName } = useTheme();
  const uploadLabels = useMemo(
    () => ({ failed: (reason: string) => `${reason} ${labels.avatarFailed(productName)}` }),
    [labels, productName],
  );
  const hasPicture = address !== '';
  const say = (stored: string) => (stored === '' ? labels.noTeamAvatar : labels.otherTeamAvatar);
  return (
    <FileRow
      name="teamAvatarUrl"
      {...labels.fields.teamAvatarUrl}
      labels={uploadLabels}
      types={avatarFileTypes}
      typesText={labels.avatarTypes}
      maxBytes={maxAvatarBytes}
      upload={upload}
      onChoose={onChoose}
      preview={hasPicture && <AvatarPicture address={address} alt={labels.teamAvatarAlt} />}
      onRemove={hasPicture ? onRemove : undefined}
      removeBlockedReason={isInUse ? labels.teamAvatarInUse : undefined}
      isReadOnly={isReadOnly}
      say={say}
      {...row}
    />
  );
});

/** 50 by 50 pixels. */
function AvatarPicture({ address, alt }: { address: string; alt: string }) {
  const fallback = (
    <span className="cd-avatar-picture" role="img" aria-label={alt}>
      <AccountIcon size={24} />
    </span>
  );
  return (
    <Picture className="cd-avatar-picture" address={address} alt={alt} width={50} height={50} fallback={fallback} />
  );
}
