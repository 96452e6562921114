import { useState } from 'react';
import { patchErrors, settingRefusal } from '../../model/settings/across/copy-refusals';
import type { SettingPatch } from '../../model/settings/across/copy-plan';
import { jsonEqual } from '../../model/core/json-equal';
import { pickFields } from '../../model/core/draft';
import { editorLabels } from '../../ui/editor/editor-labels';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useLabels } from '../../ui/theme/labels';
import { useCompareContext, type CellPlace } from './compare-context';
import { compareLabels } from './labels';

/** One cell while it is edited: what was typed, what is wrong with it, and how to save it. */
export function useCell({ widget, place }: CellPlace) {
  const { rules, saveOf, onSave, onDiscard, onClose } = useCompareContext();
  const problemText = useProblemText();
  const [labels, errorTexts] = [useLabels(compareLabels), useLabels(editorLabels)];
  const former = saveOf(widget, place);
  const problem = former?.status === 'failed' ? former.problem : undefined;
  const stored = pickFields(widget.settings, place.names);
  // Someone else may save it before this edit ends.
  const [base] = useState(stored);
  const [value, setValue] = useState<SettingPatch>(() => ({
    ...stored,
    ...(former?.status === 'failed' ? former.patch : undefined),
  }));
  const refusalOf = (patch: SettingPatch) => {
    const reason = settingRefusal(place, patch, widget, rules);
    if (reason) return labels.refusals[reason];
    const errors = patchErrors(patch, widget.settings, rules.policy);
    const [code] = Object.values(errors);
    return code && errorTexts[code];
  };
  const isChanged = (patch: SettingPatch) => !jsonEqual(pickFields({ ...stored, ...patch }, place.names), stored);
  return {
    value,
    setValue: (patch: SettingPatch) => setValue((before) => ({ ...before, ...patch })),
    error: (isChanged(value) ? refusalOf(value) : undefined) ?? (problem && problemText(problem)),
    hasFailed: former?.status === 'failed',
    /** Saves what is valid and has changed, and closes. An invalid value stays. */
    save: (patch: SettingPatch = value) => {
      if (!isChanged(patch) && former?.status !== 'failed') onClose();
      else if (refusalOf(patch) === undefined) {
        onSave({ widgetId: widget.widgetId, names: place.names, patch, base });
        onClose();
      } else setValue(patch);
    },
    /** Keeps the stored value, and forgets what failed. */
    cancel: () => {
      if (former?.status === 'failed') onDiscard(former);
      onClose();
    },
  };
}
