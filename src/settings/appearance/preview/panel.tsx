import { memo, useMemo } from 'react';
import {
  previewRemark,
  type AppearanceSection,
  type AppearanceSettings,
  type VisitorView,
} from '../../../model/settings/appearance/appearance';
import type { Editor } from '../../../model/core/editor';
import { useLiveEditor } from '../../../ui/editor/editor-context';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { WidgetPreview } from '../../../ui/widget-preview/widget-preview';
import { appearanceLabels } from '../labels';
import { PreviewOptions } from './options';
import type { PreviewView } from './view';
import { StateControl } from './state-control';

export interface PreviewPanelProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  visitorView: VisitorView;
  canSendTranscripts: boolean;
  view: PreviewView;
  onViewChange(patch: Partial<PreviewView>): void;
  onPickField(name: keyof AppearanceSettings): void;
  onAllStates?: (() => void) | undefined;
}

/** The visitor's widget with the draft applied, with its controls. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { editor, visitorView, view, onViewChange, onPickField, onAllStates } = props;
  const look = useLiveEditor(editor).value;
  const labels = useLabels(appearanceLabels);
  const fieldLabels = useFieldLabels();
  const handleState = useLatestCallback((state: PreviewView['state']) => onViewChange({ state }));
  const remark = previewRemark(view.state, look, props);
  return (
    <div className="cd-preview-panel">
      <StateControl state={view.state} onStateChange={handleState} />
      <WidgetPreview
        {...view}
        look={look}
        agent={visitorView.agent}
        onPickField={onPickField}
        fieldLabels={fieldLabels}
      />
      <Remark>{remark === undefined ? labels.pickHint : labels.remarks[remark]}</Remark>
      <PreviewOptions
        device={view.device}
        page={view.page}
        direction={view.direction}
        onViewChange={onViewChange}
        onAllStates={onAllStates}
      />
    </div>
  );
}

/** Each field's name. */
export function useFieldLabels(): Record<string, string> {
  const { fields } = useLabels(appearanceLabels);
  return useMemo(() => Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])), [fields]);
}

const Remark = memo(function Remark({ children }: { children: string }) {
  return (
    <Text as="p" size="1" color="gray" className="cd-preview-remark" aria-live="polite">
      {children}
    </Text>
  );
});
