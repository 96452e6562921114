import { avatarFileTypes, maxAvatarBytes } from '../../model/avatar-file';
import { avatarFields, avatarSetting, avatarSettings, needsTeamAvatar, teamAvatarRemoval } from '../../model/avatar';
import type { AvatarSetting } from '../../model/avatar';
import type { FileUpload } from '../../model/upload';
import { safeHref } from '../../model/address';
import { useEditorFrame } from '../../ui/editor/editor-context';
import { FileRow } from '../../ui/editor/file-row';
import { PlainRadioCardsRow } from '../../ui/editor/radio-cards-row';
import { useTheme } from '../../ui/theme-context';
import { useLatestCallback } from '../../ui/use-latest-callback';
import { useMemo } from 'react';
import { Form } from './form';
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
  const { productName } = useTheme();
  const commands = useSlackCommands(labels);
  const uploadLabels = useMemo(
    () => ({ failed: (reason: string) => `${reason} ${labels.avatarFailed(productName)}` }),
    [labels, productName],
  );
  const handleSetting = useLatestCallback((next: string | number) => {
    editor.onEdit(avatarFields(next as AvatarSetting));
  });
  return (
    <Form.EditorSection name="avatars" title={labels.avatarsTitle} description={labels.avatarsText}>
      <Form.TextRow name="agentLabel" label={labels.agentLabel} help={labels.agentLabelHelp} />
      <PlainRadioCardsRow
        label={labels.avatarSetting}
        options={options}
        value={setting}
        onValueChange={handleSetting}
        isReadOnly={isReadOnly}
        meta={commands.avatarSetting}
      />
      {onAvatarUpload && (
        <FileRow
          label={labels.teamAvatar}
          labels={uploadLabels}
          help={labels.teamAvatarHelp}
          types={avatarFileTypes}
          typesText={labels.avatarTypes}
          maxBytes={maxAvatarBytes}
          upload={avatarUpload}
          onChoose={onAvatarUpload}
          preview={hasPicture && <AvatarPicture address={teamAvatarUrl} alt={labels.teamAvatarAlt} />}
          onRemove={hasPicture ? () => editor.onEdit({ teamAvatarUrl: '' }) : undefined}
          removeBlockedReason={
            teamAvatarRemoval(setting, teamAvatarUrl) === 'inUse' ? labels.teamAvatarInUse : undefined
          }
          isReadOnly={isReadOnly}
        />
      )}
      {children}
    </Form.EditorSection>
  );
}

/** 50 by 50 pixels (widget settings, section 9). */
function AvatarPicture({ address, alt }: { address: string; alt: string }) {
  const safe = safeHref(address);
  if (safe === undefined) return null;
  return <img className="cd-avatar-picture" src={safe} alt={alt} width={50} height={50} />;
}
