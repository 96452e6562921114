import type { TriggersSection, TriggersTabProps, TriggersSettings } from '../../model/settings/triggers/triggers';
import type { TriggerField } from '../../model/settings/triggers/draft';
import { editTrigger, hasContent, minDelayDigits } from '../../model/settings/triggers/draft';
import type { VisitedResults } from '../../model/settings/triggers/visited';
import { NO_STEP } from '../../model/core/edit-history';
import { maxTriggers } from '../../model/entities/widget-settings';
import { EditorSection } from '../../ui/editor/editor-section';
import { useEditorFrame } from '../../ui/editor/editor-context';
import { NumberRow } from '../../ui/editor/rows/number-row';
import { useFormat } from '../../ui/format/format';
import { bindRows } from '../../ui/settings/bind-rows';
import { AddIcon } from '../../ui/base/icons';
import { Button, Heading, Text } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTriggersLabels, type TriggersLabels } from './labels';
import { TriggerPanel } from './trigger-panel';
import { resultText } from './trigger-texts';
import type { SettingsTabOptions } from '../../ui/page/screen';
import type { Editor } from '../../model/core/editor';
import { lazyPart } from '../../ui/later/lazy-part';

const ConfirmDialog = lazyPart(() => import('./later-parts').then((part) => part.ConfirmDialog), null);

/** Sections and rows typed with this tab's fields. */
const Form = /* @__PURE__ */ bindRows<TriggersSettings, TriggersSection>()({ EditorSection, NumberRow });

/** The open panel: a given one, or the one that is being added after so many others. */
export type OpenTrigger = TriggerField | { after: number } | undefined;

interface TriggersSectionFormProps extends TriggersFormProps {
  fields: readonly TriggerField[];
  open: OpenTrigger;
  onOpenChange(open: OpenTrigger): void;
  onAdd(): void;
  /** Absent until chats are read. */
  results: { found: VisitedResults; chats: number } | undefined;
}

export function TriggersSectionForm(props: TriggersSectionFormProps) {
  const { editor, fields, open, onOpenChange, onAdd, deletion, look, agent } = props;
  const { onTriggerDuplicate, onTriggerDelete, results } = props;
  const { count } = useFormat();
  const labels = useTriggersLabels();
  const { isReadOnly } = useEditorFrame();
  const [asked, setAsked] = useState<TriggerField>();
  const [discarded, setDiscarded] = useState<TriggerField>();
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = typeof open === 'object';
  const openField = isAdding ? fields[open.after] : open;
  const isFull = fields.length >= maxTriggers;

  const handleToggle = useLatestCallback((field: TriggerField, isOpen: boolean) =>
    onOpenChange(isOpen ? field : undefined),
  );
  const handleDuplicate = useLatestCallback((field: TriggerField) => {
    onOpenChange({ after: fields.length });
    onTriggerDuplicate(field);
  });
  const handleDelete = useLatestCallback((field: TriggerField) => {
    if (editor.saved[field]) {
      setAsked(field);
      return;
    }
    const trigger = editor.value[field];
    if (trigger && hasContent(trigger)) {
      setDiscarded(field);
      return;
    }
    add.current?.focus();
    onTriggerDelete(field);
  });
  // A save was attempted: the first invalid trigger opens, and all new ones show what they miss.
  const handleBlocked = useLatestCallback((field: TriggerField) => {
    onOpenChange(field);
    const fresh = fields.flatMap((name) => {
      const trigger = editor.value[name];
      return trigger?.isNew && !trigger.isEdited ? [[name, editTrigger(trigger, {})] as const] : [];
    });
    if (fresh.length > 0) editor.onEdit(Object.fromEntries(fresh), NO_STEP);
  });
  const resultOf = (field: TriggerField) => {
    const result = results?.found.results.get(field);
    return result && results ? resultText(result, results.chats, { labels, count }) : '';
  };
  const handleGone = useLatestCallback(() => add.current?.focus());
  return (
    <Form.EditorSection name="triggers" title={labels.title} description={labels.text}>
      <Form.NumberRow name="triggerMinDelay" maxDigits={minDelayDigits} />
      <TriggerList>
        {fields.map((field) => (
          <TriggerPanel
            key={field}
            widgetId={props.widgetId}
            field={field}
            isOpen={field === openField}
            isFresh={isAdding && field === openField}
            look={look}
            agent={agent}
            result={resultOf(field)}
            onToggle={handleToggle}
            onDuplicate={isFull ? undefined : handleDuplicate}
            onDelete={handleDelete}
            onBlocked={handleBlocked}
            onGone={handleGone}
          />
        ))}
      </TriggerList>
      {!isReadOnly && (
        <div className="cd-triggers-add cd-flush">
          <Button
            ref={add}
            type="button"
            variant="outline"
            color="gray"
            aria-disabled={isFull}
            onClick={isFull ? undefined : onAdd}
          >
            <AddIcon size={16} aria-hidden />
            {labels.add}
          </Button>
          {isFull && (
            <Text as="p" size="1" color="gray">
              {labels.full(maxTriggers)}
            </Text>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined && Boolean(editor.value[asked])}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={labels.deleteTitle}
        confirmLabel={labels.deleteConfirm}
        tone="danger"
        status={deletion?.field === asked && deletion?.status === 'busy' ? 'busy' : 'idle'}
        problem={deletion?.field === asked ? deletion?.problem : undefined}
        onConfirm={() => asked && onTriggerDelete(asked)}
        returnFocusRef={asked === undefined || editor.value[asked] ? undefined : add}
      >
        {labels.deleteText}
      </ConfirmDialog>
      <ConfirmDialog
        open={discarded !== undefined && Boolean(editor.value[discarded])}
        onOpenChange={(isOpen) => !isOpen && setDiscarded(undefined)}
        title={labels.discardTitle}
        confirmLabel={labels.discardConfirm}
        tone="danger"
        onConfirm={() => discarded && onTriggerDelete(discarded)}
        returnFocusRef={discarded === undefined || editor.value[discarded] ? undefined : add}
      >
        {labels.discardText}
      </ConfirmDialog>
    </Form.EditorSection>
  );
}

function TriggerList({ children }: { children: ReactNode }) {
  const { list } = useTriggersLabels();
  const id = useId();
  return (
    <div className="cd-triggers cd-flush">
      <Heading as="h2" size="2" id={id} className="cd-rows-title">
        {list}
      </Heading>
      <ul className="cd-triggers-list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** How a host customizes the tab. */
export type TriggersTabOptions = SettingsTabOptions<TriggersLabels, TriggersSection>;
export interface TriggersFormProps extends Omit<TriggersTabProps & TriggersTabOptions, 'editor'> {
  editor: Editor<TriggersSettings, TriggersSection>;
}
