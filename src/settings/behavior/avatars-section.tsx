import {
  avatarFieldNames,
  avatarFields,
  avatarSetting,
  avatarSettings,
  needsTeamAvatar,
  teamAvatarRemoval,
  type AvatarSetting,
} from '../../model/settings/behavior/avatar';
import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import type { FileUpload } from '../../model/core/upload';
import { useEditorFrame, useField, useFieldWords } from '../../ui/editor/editor-context';
import { RowSkeleton } from '../../ui/editor/section-skeleton';
import { RadioCardsRow } from '../../ui/editor/rows/radio-cards-row';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { useMemo, useSyncExternalStore } from 'react';
import { Form, useSetting } from './form';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

const TeamAvatarRow = lazyPart(
  () => import('./later-rows').then((part) => part.TeamAvatarRow),
  <RowSkeleton row="field" />,
);

interface AvatarsSectionProps {
  avatarUpload: FileUpload;
  onAvatarUpload: ((file: File) => void) | undefined;
}

/** Whom visitors see while they chat. */
export function AvatarsSection({ avatarUpload, onAvatarUpload }: AvatarsSectionProps) {
  const labels = useLabels(behaviorLabels);
  const { isReadOnly, store, onEdit } = useEditorFrame();
  const teamAvatarUrl = useSetting((settings) => settings.teamAvatarUrl);
  const setting = useSetting(avatarSetting);
  const contested = useContestedAvatar();
  const savedSetting = () => avatarSetting(store.get().saved as unknown as BehaviorSettings);
  const hasPicture = teamAvatarUrl !== '';
  useFieldWords(avatarFieldNames, {
    ...labels.fields.avatarSetting,
    say: (_value, values) => labels.avatarOptions[avatarSetting(values as unknown as BehaviorSettings)],
  });
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
    onEdit({ ...avatarFields(next as AvatarSetting) });
  });
  const { onResolve } = useField(contested);
  const saved = useSyncExternalStore(store.subscribe, savedSetting, savedSetting);
  const handleRestore = useLatestCallback(() => {
    const { saved: stored } = store.get();
    onEdit(Object.fromEntries(avatarFieldNames.map((name) => [name, stored[name]])));
  });
  const isChanged = setting !== saved && !onResolve && !isReadOnly;
  const picture = useField<string>('teamAvatarUrl');
  const handleChoose = useLatestCallback((file: File) => onAvatarUpload?.(file));
  const handleRemove = useLatestCallback(() => onEdit({ teamAvatarUrl: '' }));
  return (
    <Form.EditorSection name="avatars" title={labels.avatarsTitle} description={labels.avatarsText}>
      <Form.TextRow name="agentLabel" />
      <RadioCardsRow
        name="avatarSetting"
        {...labels.fields.avatarSetting}
        options={options}
        value={setting}
        onValueChange={handleSetting}
        isReadOnly={isReadOnly}
        theirs={onResolve && saved}
        onResolve={onResolve}
        saved={saved}
        onRestoreSaved={isChanged ? handleRestore : undefined}
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
          theirs={picture.theirs}
          onResolve={picture.onResolve}
          saved={picture.saved}
          onRestoreSaved={picture.onRestoreSaved}
        />
      )}
    </Form.EditorSection>
  );
}

/** The avatar's fields are one choice: any of them may be in conflict. */
function useContestedAvatar(): (typeof avatarFieldNames)[number] {
  const { store } = useEditorFrame();
  const read = () => avatarFieldNames.find((name) => store.field(name).get().isContested) ?? 'teamAvatarOn';
  return useSyncExternalStore(store.subscribe, read, read);
}
