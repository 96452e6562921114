import { settingChoices } from '../../../model/entities/widget-settings';
import { previewStates, type PreviewState, type WidgetLook } from '../../../model/widget-preview/widget-preview';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { WidgetPreview } from '../../../ui/widget-preview/widget-preview';
import { useLiveEditor } from '../../../ui/editor/editor-context';
import { appearanceLabels } from '../labels';
import { useFieldLabels, type PreviewPanelProps } from './panel';

/** Every state side by side, with the closed widget in each of its modes. */
export function PreviewWall({ editor, view, visitorView, onPickField }: PreviewPanelProps) {
  const look = useLiveEditor(editor).value;
  const { collapsedModes } = useLabels(appearanceLabels);
  const fieldLabels = useFieldLabels();
  const { states: names } = useLabels(widgetPreviewLabels);
  const shown: { key: string; title: string; state: PreviewState; look: WidgetLook }[] = [
    ...settingChoices.collapsedMode.map((mode) => ({
      key: mode,
      title: `${names.closed}: ${collapsedModes[mode].title}`,
      state: 'closed' as const,
      look: { ...look, collapsedMode: mode },
    })),
    ...previewStates
      .filter((state) => state !== 'closed')
      .map((state) => ({ key: state, title: names[state], state, look })),
  ];
  return (
    <div className="cd-wall">
      {shown.map(({ key, title, ...each }) => (
        <div key={key} className="cd-wall-item">
          <Text as="p" size="1" weight="medium">
            {title}
          </Text>
          <WidgetPreview
            {...view}
            {...each}
            label={title}
            agent={visitorView.agent}
            onPickField={onPickField}
            fieldLabels={fieldLabels}
          />
        </div>
      ))}
    </div>
  );
}
