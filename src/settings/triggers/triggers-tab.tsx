import type { ListedTrigger } from '../../model/settings/triggers/match';
import { listedTriggers, triggerFields, type TriggersTabProps } from '../../model/settings/triggers/triggers';
import { tryVisited, type VisitedControl } from '../../model/settings/triggers/visited';
import { useEditorFrame, useLiveEditor } from '../../ui/editor/editor-context';
import { EmptyState } from '../../ui/feedback/empty-state';
import { WidgetIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { lazyPart } from '../../ui/later/lazy-part';
import { Button } from '../../ui/radix';
import { ScreenRoot } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useMemo, useState } from 'react';
import { triggersLabels, useTriggersLabels } from './labels';
import { TriggersFormLoading } from './triggers-tab-loading';
import {
  type TriggersFormProps,
  TriggersSectionForm,
  type TriggersTabOptions,
  type OpenTrigger,
} from './triggers-section';

const TryAddress = lazyPart(() => import('./later-parts').then((part) => part.TryAddress), null);
const VisitedSection = lazyPart(() => import('./later-parts').then((part) => part.VisitedSection), null);
const Unreadable = lazyPart(() => import('./later-parts').then((part) => part.Unreadable), null);

/** The settings tab for messages that visitors get automatically. */
export function TriggersTab(props: TriggersTabProps & TriggersTabOptions) {
  const { editor, unreadable, labels } = props;
  const { fields } = useLabels(triggersLabels, labels);
  return (
    <ScreenRoot labelSet={triggersLabels} part="triggers-tab" state={editor.status} {...props}>
      <SettingsFrame tab="triggers" place={props} editor={editor} fields={fields} loading={<TriggersFormLoading />}>
        {(ready) =>
          unreadable === undefined ? <TriggersForm {...props} editor={ready} /> : <Unreadable text={unreadable} />
        }
      </SettingsFrame>
    </ScreenRoot>
  );
}

function TriggersForm(props: TriggersFormProps) {
  const { onTriggerAdd, hiddenPages, visited } = props;
  const editor = useLiveEditor(props.editor);
  // Typing in a trigger takes priority.
  const shown = useDeferredValue(editor.value);
  const triggers = useMemo(() => listedTriggers(shown), [shown]);
  const minDelay = shown.triggerMinDelay ?? 0;
  const results = useVisitedResults(visited, triggers, minDelay);
  const [open, setOpen] = useState<OpenTrigger>();
  const fields = triggerFields(editor.value);
  const handleAdd = () => {
    setOpen({ after: fields.length });
    onTriggerAdd();
  };
  const isResting = editor.sections.triggers.status === 'clean' && !editor.sections.triggers.onUndo;
  if (fields.length === 0 && isResting) return <Empty onAdd={handleAdd} />;
  return (
    <>
      <TriggersSectionForm
        {...props}
        editor={editor}
        fields={fields}
        open={open}
        onOpenChange={setOpen}
        onAdd={handleAdd}
        results={results}
      />
      {visited && (
        <VisitedSection
          control={visited}
          triggers={triggers}
          minDelay={minDelay}
          results={results?.found}
          hiddenPages={hiddenPages}
        />
      )}
      <TryAddress settings={editor.value} hiddenPages={hiddenPages} />
    </>
  );
}

/** What the triggers have to do with the chats that were read, and how many chats that are. */
function useVisitedResults(control: VisitedControl | undefined, triggers: readonly ListedTrigger[], minDelay: number) {
  const data = control?.visited?.status === 'ready' ? control.visited.data : undefined;
  const attempt = useMemo(() => data && tryVisited(data), [data]);
  const found = useMemo(() => attempt?.(triggers, minDelay), [attempt, triggers, minDelay]);
  return data && found && { found, chats: data.chats - data.other };
}

function Empty({ onAdd }: { onAdd(): void }) {
  const labels = useTriggersLabels();
  const { addresses } = useTheme();
  const { isReadOnly } = useEditorFrame();
  return (
    <EmptyState
      icon={<WidgetIcon size={24} aria-hidden />}
      title={labels.emptyTitle}
      action={
        !isReadOnly && (
          <Button type="button" onClick={onAdd}>
            {labels.create}
          </Button>
        )
      }
      link={<ExternalLink href={`${addresses.docs.replace(/\/$/, '')}/triggers`}>{labels.learnMore}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}
