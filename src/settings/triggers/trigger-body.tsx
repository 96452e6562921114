import { checkTrigger, matchTypes, showsErrors, type TriggerDraft } from '../../model/settings/triggers/draft';
import type { Route } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { Link, useHasScreen } from '../../ui/base/link';
import { jsonEqual } from '../../model/core/json-equal';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { NumberRow } from '../../ui/editor/rows/number-row';
import { SelectRow } from '../../ui/editor/rows/select-row';
import { lazyPart } from '../../ui/later/lazy-part';
import { Text } from '../../ui/radix';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { useMemo, useRef } from 'react';
import { PageChipsRow } from './page-chips-row';
import { nameOf, summaryOf } from './trigger-texts';
import type { TriggerField } from '../../model/settings/triggers/draft';
import type { WidgetLook, PreviewAgent } from '../../model/widget-preview/widget-preview';
import { useTriggersLabels, type TriggerName } from './labels';

const WidgetPreview = lazyPart(
  () => import('../../ui/widget-preview/widget-preview').then((part) => part.WidgetPreview),
  <div className="cd-trigger-picture" />,
);

/** All fields of a trigger. */
export function TriggerBody(props: PanelProps) {
  const { trigger, saved, isReadOnly, isFresh, theirs, onResolve, onEdit, look, agent } = props;
  const labels = useTriggersLabels();
  const faults = checkTrigger(trigger);
  const shows = showsErrors(trigger);
  const fields = useFocusWhenFresh(isFresh);
  const options = useMemo(
    () => matchTypes.map((value) => ({ value: value, label: labels.matchTypes[value].title })),
    [labels],
  );
  const { matchType = 'contains' } = trigger;
  const example = matchTypes.find((known) => known === matchType);
  const row = (name: TriggerName) => ({ name, isReadOnly, ...labels.fields[name], ...wayBack(name) });
  const wayBack = (name: TriggerName) => {
    if (!saved || isReadOnly || onResolve || jsonEqual(savedFields(trigger, name), savedFields(saved, name))) return {};
    return { saved: saved[name], onRestoreSaved: () => onEdit(savedFields(saved, name)) };
  };
  const conflict = onResolve && {
    theirs: theirs ? `${nameOf(theirs, labels)} (${summaryOf(theirs, labels)})` : labels.deletedElsewhere,
    onResolve,
  };
  return (
    <>
      <div ref={fields} className="cd-trigger-fields">
        <LongTextRow
          {...row('message')}
          value={trigger.message}
          onValueChange={(message) => onEdit({ message })}
          error={shows && faults.message ? labels.messageMissing : undefined}
          {...conflict}
        />
        {/* Reads as one sentence: show after 30 seconds on pages whose URL starts with /tents. */}
        <div className="cd-trigger-sentence">
          <NumberRow
            {...row('after')}
            meta={labels.seconds}
            value={trigger.after}
            onValueChange={(after) => onEdit({ after })}
            error={shows && faults.after ? labels.afterMissing : undefined}
          />
          <SelectRow
            {...row('matchType')}
            options={options}
            value={matchType}
            onValueChange={(next) => onEdit({ matchType: String(next) })}
          />
          <PageChipsRow
            {...row('on')}
            on={trigger.on}
            typed={trigger.typedPages ?? ''}
            error={shows && faults.on ? labels.pagesMissing : undefined}
            onEdit={onEdit}
          />
        </div>
        {example && (
          <Text as="p" size="1" color="gray" className="cd-trigger-example">
            {labels.matchTypes[example].example}
          </Text>
        )}
        <Exclusion widgetId={props.widgetId} />
      </div>
      {look && (
        <div className="cd-trigger-preview">
          <Text as="p" size="1" color="gray">
            {labels.preview}
          </Text>
          <div className="cd-trigger-picture">
            <WidgetPreview
              look={look}
              state="closed"
              agent={agent}
              peek={trigger.message.trim() === '' ? labels.untitled : trigger.message}
              label={labels.preview}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** Why a page can't be left out, and what to do instead. */
function Exclusion({ widgetId }: Pick<TriggerPanelProps, 'widgetId'>) {
  const labels = useTriggersLabels();
  const hasScreen = useHasScreen();
  const rules: Route = { name: 'settings', widgetId, tab: 'behavior', field: 'blacklistedUrls' };
  return (
    <Text as="p" size="1" color="gray" className="cd-trigger-example">
      {labels.exclusion} {hasScreen(rules) && <Link to={rules}>{labels.exclusionLink}</Link>}
    </Text>
  );
}

/** What a row sets. Restored pages leave no half-typed one behind. */
function savedFields(trigger: TriggerDraft, name: TriggerName): Partial<TriggerDraft> {
  return { [name]: trigger[name], ...(name === 'on' && { typedPages: trigger.typedPages }) };
}

function useFocusWhenFresh(isFresh: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (isFresh) fields.current?.querySelector('textarea')?.focus();
  }, [isFresh]);
  return fields;
}

export interface PanelProps extends TriggerPanelProps {
  trigger: TriggerDraft;
  isReadOnly: boolean;
  isChanged: boolean;
  /** Absent for a new trigger. */
  saved: TriggerDraft | undefined;
  theirs: TriggerDraft | undefined;
  onResolve: ((keep: 'mine' | 'theirs') => void) | undefined;
  onEdit(patch: Partial<TriggerDraft>): void;
}

export interface TriggerPanelProps {
  widgetId: Id;
  field: TriggerField;
  isOpen: boolean;
  /** It was just added, so the focus goes into it. */
  isFresh: boolean;
  look: WidgetLook | undefined;
  agent: PreviewAgent | undefined;
  /** What it has to do with real chats; empty while that isn't known. */
  result: string;
  onToggle(field: TriggerField, isOpen: boolean): void;
  /** Absent when no more fit. */
  onDuplicate: ((field: TriggerField) => void) | undefined;
  onDelete(field: TriggerField): void;
  /** A save was attempted, and this is the first trigger that blocks it. */
  onBlocked(field: TriggerField): void;
  /** A choice made inside removed it. */
  onGone(): void;
}
