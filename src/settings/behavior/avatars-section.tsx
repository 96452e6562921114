import { avatarFileTypes, maxAvatarBytes } from '../../model/avatar-file';
import {
  avatarFieldNames,
  avatarFields,
  avatarSetting,
  avatarSettings,
  needsTeamAvatar,
  teamAvatarRemoval,
} from '../../model/avatar';
import type { AvatarSetting } from '../../model/avatar';
import type { FileUpload } from '../../model/upload';
import { safeHref } from '../../model/address';
import { useEditorFrame, useField } from '../../ui/editor/editor-context';
import { FileRow, type FileRowProps } from '../../ui/editor/file-row';
import { PlainRadioCardsRow } from '../../ui/editor/radio-cards-row';
import { useTheme } from '../../ui/theme-context';
import { useLatestCallback } from '../../ui/use-latest-callback';
import { memo, useMemo } from 'react';
import { Form } from './form';
import type { BehaviorLabels } from './labels';
import type { SectionProps } from './section-props';
import { useSlackCommands } from './slack-commands';

interface AvatarsSectionProps extends SectionProps {
  avatarUpload: FileUpload;
  onAvatarUpload: ((file: File) => void) | undefined;
}

/** Who visitors see while they chat. */
export function AvatarsSection({ editor, labels, avatarUpload, onAvatarUpload, children }: AvatarsSectionProps) {
  const { isReadOnly } = useEditorFrame();
  const { teamAvatarUrl } = editor.value;
  const setting = avatarSetting(editor.value);
  const hasPicture = teamAvatarUrl !== '';
  const options = useMemo(
    () =>
      avatarSettings.map((value) => ({
        value,
        title: labels.avatarOptions[value],
        description: labels.avatarOptionTexts[value],
        disabledReason: needsTeamAvatar(value) && !hasPicture ? labels.avatarNeedsPicture : undefined,
      })),
    [labels, hasPicture],
  );
  const commands = useSlackCommands(labels);
  const handleSetting = useLatestCallback((next: string | number) => {
    editor.onEdit(avatarFields(next as AvatarSetting));
  });
  const contested = avatarFieldNames.find((name) => editor.conflicts[name]) ?? 'teamAvatarOn';
  const { theirs, onResolve } = useField(contested);
  const picture = useField<string>('teamAvatarUrl');
  const handleChoose = useLatestCallback((file: File) => onAvatarUpload?.(file));
  const handleRemove = useLatestCallback(() => editor.onEdit({ teamAvatarUrl: '' }));
  return (
    <Form.EditorSection name="avatars" title={labels.avatarsTitle} description={labels.avatarsText}>
      <Form.TextRow name="agentLabel" label={labels.agentLabel} help={labels.agentLabelHelp} />
      <PlainRadioCardsRow
        label={labels.avatarSetting}
        options={options}
        value={setting}
        onValueChange={handleSetting}
        isReadOnly={isReadOnly}
        theirs={theirs === undefined ? undefined : avatarSetting(editor.saved)}
        onResolve={onResolve}
        meta={commands.avatarSetting}
      />
      {onAvatarUpload && (
        <TeamAvatarRow
          address={teamAvatarUrl}
          isInUse={teamAvatarRemoval(setting, teamAvatarUrl) === 'inUse'}
          upload={avatarUpload}
          onChoose={handleChoose}
          onRemove={handleRemove}
          isReadOnly={isReadOnly}
          theirs={picture.theirs === '' ? labels.noTeamAvatar : labels.otherTeamAvatar}
          onResolve={picture.onResolve}
          labels={labels}
        />
      )}
      {children}
    </Form.EditorSection>
  );
}

interface TeamAvatarRowProps extends Pick<FileRowProps, 'theirs' | 'onResolve'> {
  address: string;
  isInUse: boolean;
  upload: FileUpload;
  onChoose(file: File): void;
  onRemove(): void;
  isReadOnly: boolean;
  labels: BehaviorLabels;
}

const TeamAvatarRow = memo(function TeamAvatarRow(props: TeamAvatarRowProps) {
  const { address, isInUse, upload, onChoose, onRemove, isReadOnly, labels, ...conflict } = props;
  const { productName } = useTheme();
  const uploadLabels = useMemo(
    () => ({ failed: (reason: string) => `${reason} ${labels.avatarFailed(productName)}` }),
    [labels, productName],
  );
  const hasPicture = address !== '';
  return (
    <FileRow
      label={labels.teamAvatar}
      labels={uploadLabels}
      help={labels.teamAvatarHelp}
      types={avatarFileTypes}
      typesText={labels.avatarTypes}
      maxBytes={maxAvatarBytes}
      upload={upload}
      onChoose={onChoose}
      preview={hasPicture && <AvatarPicture address={address} alt={labels.teamAvatarAlt} />}
      onRemove={hasPicture ? onRemove : undefined}
      removeBlockedReason={isInUse ? labels.teamAvatarInUse : undefined}
      isReadOnly={isReadOnly}
      {...conflict}
    />
  );
});

/** 50 by 50 pixels (widget settings, section 9). */
function AvatarPicture({ address, alt }: { address: string; alt: string }) {
  const safe = safeHref(address);
  if (safe === undefined) return null;
  return <img className="cd-avatar-picture" src={safe} alt={alt} width={50} height={50} />;
}
