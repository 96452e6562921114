import {
  avatarFieldNames,
  avatarFields,
  avatarSetting,
  avatarSettings,
  needsTeamAvatar,
  teamAvatarRemoval,
  type AvatarSetting,
} from '../../model/settings/behavior/avatar';
import type { FileUpload } from '../../model/core/upload';
import { useEditorFrame, useField } from '../../ui/editor/editor-context';
import { RowSkeleton } from '../../ui/editor/section-skeleton';
import { PlainRadioCardsRow } from '../../ui/editor/rows/radio-cards-row';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { Form, type FormProps } from './form';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

const TeamAvatarRow = lazyPart(
  () => import('./later-rows').then((part) => part.TeamAvatarRow),
  <RowSkeleton row="field" />,
);

interface AvatarsSectionProps extends FormProps {
  avatarUpload: FileUpload;
  onAvatarUpload: ((file: File) => void) | undefined;
}

/** Who visitors see while they chat. */
export function AvatarsSection({ editor, avatarUpload, onAvatarUpload }: AvatarsSectionProps) {
  const labels = useLabels(behaviorLabels);
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
      <Form.TextRow name="agentLabel" />
      <PlainRadioCardsRow
        {...labels.fields.avatarSetting}
        options={options}
        value={setting}
        onValueChange={handleSetting}
        isReadOnly={isReadOnly}
        theirs={theirs === undefined ? undefined : avatarSetting(editor.saved)}
        onResolve={onResolve}
        meta={commandLines.avatarSetting}
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
        />
      )}
    </Form.EditorSection>
  );
}
