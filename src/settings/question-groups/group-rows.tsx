import type { Editor } from '../../model/editor';
import type { QuestionGroupFields } from '../../model/question-group-fields';
import { maxPromptLength } from '../../model/question-tree';
import { useField } from '../../ui/editor/editor-context';
import { PlainLongTextRow } from '../../ui/editor/long-text-row';
import { PlainTextRow } from '../../ui/editor/text-row';
import { useFormat } from '../../ui/format';
import { loadLater } from '../../ui/load-later';
import { useMemo } from 'react';
import { Form } from './form';
import type { QuestionGroupsLabels } from './labels';

const SafeHtml = loadLater(() => import('../../ui/safe-html').then((part) => part.SafeHtml), null);

interface GroupRowsProps {
  editor: Editor<QuestionGroupFields, 'group'>;
  /** Nobody has tried to save a group that is new: it says no errors yet. */
  isQuiet: boolean;
  /** The label of the group that opens by itself now, and no longer would. */
  losesAuto: string | undefined;
  labels: QuestionGroupsLabels;
}

/** What a group has beside its questions. */
export function GroupRows({ editor, isQuiet, losesAuto, labels }: GroupRowsProps) {
  const { value, errors } = editor;
  const label = useField<string>('label');
  const shortcut = useField<string>('shortcut');
  const prompt = useField<string>('prompt');
  const errorOf = (field: 'label' | 'shortcut' | 'prompt', refused: string | undefined) => {
    const code = errors[field];
    if (isQuiet && code === 'required') return undefined;
    if (code === 'tooLong') return field === 'prompt' ? labels.promptTooLong : labels.nameTooLong;
    return code ? labels.errors[code] : refused;
  };
  const isAutoHelp = value.auto && losesAuto !== undefined;
  return (
    <div className="cd-group-rows">
      <PlainTextRow {...label} label={labels.label} help={labels.labelHelp} error={errorOf('label', label.error)} />
      <PlainTextRow
        {...shortcut}
        label={labels.shortcut}
        help={labels.shortcutHelp}
        error={errorOf('shortcut', shortcut.error)}
      />
      <Form.SwitchRow
        name="auto"
        label={labels.auto}
        help={isAutoHelp ? labels.autoLoses(losesAuto) : labels.autoHelp}
      />
      <PlainLongTextRow
        {...prompt}
        label={labels.prompt}
        help={labels.promptHelp}
        error={errorOf('prompt', prompt.error)}
        meta={<PromptMeta prompt={value.prompt} labels={labels} />}
      />
    </div>
  );
}

/** How long the prompt is, and what visitors see of it. */
function PromptMeta({ prompt, labels }: { prompt: string; labels: QuestionGroupsLabels }) {
  const { count } = useFormat();
  const counted = useMemo(
    () => labels.promptCount(count(prompt.length), count(maxPromptLength)),
    [labels, count, prompt.length],
  );
  return (
    <span className="cd-prompt-meta">
      <span className="cd-prompt-count" data-state={prompt.length > maxPromptLength ? 'over' : 'fits'}>
        {counted}
      </span>
      <span className="cd-prompt-preview">
        <span className="cd-prompt-preview-name">{labels.promptPreview}</span>
        {prompt.trim() === '' ? (
          <span className="cd-prompt-none">{labels.promptEmpty}</span>
        ) : (
          <span className="cd-prompt-shown" dir="auto">
            <SafeHtml html={prompt} />
          </span>
        )}
      </span>
    </span>
  );
}
