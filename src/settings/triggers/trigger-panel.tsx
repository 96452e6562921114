import { checkTrigger, editTrigger, showsErrors, type TriggerDraft } from '../../model/settings/triggers/draft';
import { useField, useFieldWords } from '../../ui/editor/editor-context';
import { ChevronDownIcon, MoreIcon } from '../../ui/base/icons';
import { Menu, MenuItem } from '../../ui/overlays/menu';
import { IconButton, Switch, Text } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { focusControl, keepFocus } from '../../ui/editor/rows/keep-focus';
import { memo, useId, useRef, useState } from 'react';
import { type PanelProps, TriggerBody, type TriggerPanelProps } from './trigger-body';
import { useTriggersLabels } from './labels';
import { nameOf, sayTrigger, summaryOf } from './trigger-texts';

/** A trigger: a one-line summary, and all of its fields when open. */
export function TriggerPanel(props: TriggerPanelProps) {
  const field = useField<TriggerDraft>(props.field);
  const { value, onValueChange, isReadOnly, theirs, onResolve, onRestoreSaved } = field;
  const handleEdit = useLatestCallback((patch: Partial<TriggerDraft>) => onValueChange(editTrigger(value, patch)));
  return (
    <Panel
      {...props}
      trigger={value}
      isReadOnly={isReadOnly}
      isChanged={onRestoreSaved !== undefined && value.isNew !== true}
      saved={value.isNew ? undefined : ((field.saved as TriggerDraft | null | undefined) ?? undefined)}
      theirs={theirs as TriggerDraft | undefined}
      onResolve={onResolve}
      onEdit={handleEdit}
    />
  );
}

const Panel = memo(function Panel(props: PanelProps) {
  const { field, trigger, onResolve, onToggle, onBlocked, onGone } = props;
  const labels = useTriggersLabels();
  useFieldWords(field, {
    label: nameOf(trigger, labels),
    say: (stored) => (stored ? sayTrigger(stored as TriggerDraft, labels) : ''),
  });
  const isOpen = props.isOpen || onResolve !== undefined;
  const id = useId();
  const isWrong = Object.keys(checkTrigger(trigger)).length > 0;
  const shows = isOpen && showsErrors(trigger);
  const root = useRef<HTMLLIElement>(null);
  const [isLed, setLed] = useState(false);
  useBeforePaint(() => {
    if (!isLed || !shows) return;
    setLed(false);
    focusControl(root.current?.querySelector('[data-invalid] .cd-row-control'));
  }, [isLed, shows]);
  const handleResolve = (keep: 'mine' | 'theirs') => {
    const element = root.current;
    // It was opened only for the question.
    onToggle(field, true);
    keepFocus(element, () => onResolve?.(keep));
    if (!element?.isConnected) onGone();
  };
  return (
    <li
      ref={root}
      className="cd-trigger"
      data-chatdeck="trigger"
      data-state={isOpen ? 'open' : 'closed'}
      data-enabled={trigger.enabled}
      data-invalid={(isWrong && !shows) || undefined}
    >
      {isWrong && !shows && (
        // A blocked save leads to the first invalid control: here to the one that will show an error.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="cd-visually-hidden"
          onFocus={() => {
            setLed(true);
            onBlocked(field);
          }}
        />
      )}
      <Header {...props} id={id} isOpen={isOpen} isWrong={isWrong && showsErrors(trigger)} />
      {isOpen && (
        <div id={`${id}-body`} role="group" aria-label={nameOf(trigger, labels)} className="cd-trigger-body">
          <TriggerBody {...props} onResolve={onResolve && handleResolve} />
        </div>
      )}
    </li>
  );
});

interface HeaderProps extends PanelProps {
  id: string;
  isWrong: boolean;
}

function Header(props: HeaderProps) {
  const { id, field, trigger, result, isOpen, isWrong, isChanged, isReadOnly, onToggle, onEdit } = props;
  const labels = useTriggersLabels();
  const name = nameOf(trigger, labels);
  const marks = [trigger.isNew && labels.isNew, isChanged && labels.isChanged, isWrong && labels.isWrong];
  return (
    <div className="cd-trigger-header">
      <button
        type="button"
        className="rt-reset cd-trigger-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-body` : undefined}
        onClick={() => onToggle(field, !isOpen)}
      >
        <ChevronDownIcon size={16} aria-hidden />
        <span className="cd-trigger-summary">
          <span className="cd-trigger-message" dir="auto">
            {name}
          </span>
          <Text size="1" color="gray" className="cd-trigger-meta">
            {summaryOf(trigger, labels)}
          </Text>
          {result !== '' && (
            <Text size="1" color="gray" className="cd-trigger-meta cd-numbers">
              {result}
            </Text>
          )}
        </span>
        {marks.map(
          (mark) =>
            mark && (
              <span key={mark} className="cd-trigger-mark" data-tone={mark === labels.isWrong ? 'danger' : undefined}>
                {mark}
              </span>
            ),
        )}
      </button>
      <span className="cd-trigger-switch">
        <Text as="span" size="1" color="gray" aria-hidden="true">
          {trigger.enabled ? labels.on : labels.off}
        </Text>
        <Switch
          size="1"
          aria-label={labels.enabled(name)}
          checked={trigger.enabled}
          disabled={isReadOnly}
          onCheckedChange={(enabled) => onEdit({ enabled })}
        />
      </span>
      {!isReadOnly && <Actions {...props} name={name} />}
    </div>
  );
}

function Actions({ field, name, onDuplicate, onDelete }: HeaderProps & { name: string }) {
  const labels = useTriggersLabels();
  return (
    <Menu
      trigger={
        <IconButton type="button" variant="ghost" color="gray" aria-label={labels.more(name)}>
          <MoreIcon size={16} aria-hidden />
        </IconButton>
      }
    >
      {onDuplicate && <MenuItem onSelect={() => onDuplicate(field)}>{labels.duplicate}</MenuItem>}
      <MenuItem onSelect={() => onDelete(field)}>{labels.delete}</MenuItem>
    </Menu>
  );
}
