import type { Editor } from '../../model/core/editor';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { maxPromptLength } from '../../model/settings/question-groups/tree';
import type { ShortcutOwner } from '../../model/settings/shared/shortcuts';
import { useField } from '../../ui/editor/editor-context';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { TextRow } from '../../ui/editor/rows/text-row';
import { useFormat } from '../../ui/format/format';
import { lazyPart } from '../../ui/later/lazy-part';
import { Text } from '../../ui/radix';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { bindRows } from '../../ui/settings/bind-rows';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { questionGroupsLabels } from './labels';

const Form = /* @__PURE__ */ bindRows<QuestionGroupFields, 'group'>()({ SwitchRow });
const SafeHtml = lazyPart(() => import('./later-parts').then((part) => part.SafeHtml), null);

interface GroupRowsProps {
  editor: Editor<QuestionGroupFields, 'group'>;
  /** A new group that no one has tried to save yet: it shows no missing fields. */
  isQuiet: boolean;
  /** The label of the group that opens automatically now and would stop doing so. */
  losesAuto: string | undefined;
  /** What uses the shortcut, if it is taken. */
  owner: ShortcutOwner | undefined;
}

/** A group's fields besides its questions. */
export function GroupRows({ editor, isQuiet, losesAuto, owner }: GroupRowsProps) {
  const labels = useLabels(questionGroupsLabels);
  const { value, errors } = editor;
  const label = useField<string>('label');
  const shortcut = useField<string>('shortcut');
  const prompt = useField<string>('prompt');
  const errorOf = (field: 'label' | 'shortcut' | 'prompt', refused: string | undefined) => {
    const code = errors[field];
    if (code === 'incomplete') return isQuiet ? undefined : labels.errors.required;
    if (code === 'tooLong') return field === 'prompt' ? labels.promptTooLong : labels.nameTooLong;
    if (code === 'taken') return owner ? labels.shortcutTakenBy[owner.kind](owner.label) : labels.shortcutTaken;
    return code ? labels.errors[code] : refused;
  };
  const isAutoHelp = value.auto && losesAuto !== undefined;
  return (
    <div className="cd-group-rows">
      <TextRow {...label} error={errorOf('label', label.error)} />
      <TextRow {...shortcut} error={errorOf('shortcut', shortcut.error)} />
      <LongTextRow
        {...prompt}
        error={errorOf('prompt', prompt.error)}
        meta={<PromptCount length={value.prompt.length} />}
      />
      <PromptPreview prompt={value.prompt} />
      <Form.SwitchRow name="auto" help={isAutoHelp ? labels.autoLoses(losesAuto) : labels.fields.auto.help} />
    </div>
  );
}

function PromptCount({ length }: { length: number }) {
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const text = useMemo(() => labels.promptCount(count(length), count(maxPromptLength)), [labels, count, length]);
  return (
    <span className="cd-prompt-count" data-state={length > maxPromptLength ? 'over' : 'fits'}>
      {text}
    </span>
  );
}

/** What visitors see of the prompt. */
function PromptPreview({ prompt }: { prompt: string }) {
  const labels = useLabels(questionGroupsLabels);
  return (
    <div className="cd-prompt-preview">
      <Text as="p" size="1" color="gray">
        {labels.promptPreview}
      </Text>
      {prompt.trim() === '' ? (
        <Text as="p" size="1" color="gray">
          {labels.promptEmpty}
        </Text>
      ) : (
        <div className="cd-prompt-shown" dir="auto">
          <SafeHtml html={prompt} />
        </div>
      )}
    </div>
  );
}
