import { useState } from 'react';
import { isChangedByOthers, wasSent, type CellEdit } from '../../model/settings/across/compare';
import { patchErrors, settingRefusal } from '../../model/settings/across/copy-refusals';
import type { SettingPatch } from '../../model/settings/across/copy-plan';
import { jsonEqual } from '../../model/core/json-equal';
import { pickFields } from '../../model/core/draft';
import { editorLabels } from '../../ui/editor/editor-labels';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { sayChoice } from '../../ui/settings/setting-words';
import { useLabels } from '../../ui/theme/labels';
import { useCompareContext, type CellPlace } from './compare-context';
import { compareLabels } from './labels';

/** One cell while it is edited: what was typed, what is wrong with it, and how to save it. */
export function useCell({ widget, place }: CellPlace) {
  const { rules, texts, saveOf, onSave, onKeep, onDiscard, onClose } = useCompareContext();
  const problemText = useProblemText();
  const [labels, errorTexts] = [useLabels(compareLabels), useLabels(editorLabels)];
  const { widgetId, settings } = widget;
  const { names } = place;
  const former = saveOf(widget, place);
  const failed = former?.status === 'failed' ? former : undefined;
  const stored = pickFields(settings, names);
  // Someone else may save it before this edit ends.
  const [start] = useState(() => ({
    value: { ...stored, ...(former?.status === 'saved' ? undefined : former?.patch) },
    base: { ...stored, ...failed?.base },
    sent: former && wasSent(former) ? [former.patch] : [],
  }));
  const { base, sent } = start;
  const [value, setValue] = useState<SettingPatch>(start.value);
  const isContested = isChangedByOthers({ patch: value, base }, settings, sent);
  const refusalOf = (patch: SettingPatch) => {
    const reason = settingRefusal(place, patch, widget, rules);
    if (reason) return labels.refusals[reason];
    const errors = patchErrors(patch, settings, rules.policy);
    const [code] = Object.values(errors);
    return code && errorTexts[code];
  };
  const isChanged = (patch: SettingPatch) => !jsonEqual(pickFields({ ...stored, ...patch }, names), stored);
  const refusal = isChanged(value) ? refusalOf(value) : undefined;
  const theirs = isContested ? labels.changedElsewhere(sayChoice(names, stored, texts)) : undefined;
  const problem = failed?.problem && problemText(failed.problem);
  const edit = { widgetId, names, patch: value, base };
  const forget = () => {
    if (failed) onDiscard(failed);
  };
  const store = (saved: CellEdit) => {
    // What was sent may be stored without an answer: only a save tells.
    if (isChanged(saved.patch) || sent.length > 0) onSave(saved);
    else forget();
  };
  const isTouched = !jsonEqual(value, start.value);
  return {
    value,
    setValue: (patch: SettingPatch) => setValue((before) => ({ ...before, ...patch })),
    error: refusal ?? theirs ?? problem,
    hasFailed: failed !== undefined,
    isContested,
    isTouched,
    /** Saves what is valid and has changed, and closes. An invalid value stays. */
    save: (patch: SettingPatch = value) => {
      if (isChanged(patch) && refusalOf(patch) !== undefined) {
        setValue({ ...value, ...patch });
        return;
      }
      // What someone else has stored is shown, so the user means to replace it.
      store({ ...edit, patch, base: isContested ? stored : base });
      onClose();
    },
    /** The user goes elsewhere: saves what can be saved, and keeps the rest as not saved. */
    leave: () => {
      if (isTouched && (refusal !== undefined || isContested)) onKeep(edit);
      else if (isTouched) store(edit);
      onClose();
    },
    /** Keeps what was typed as not saved, and closes. */
    keep: () => {
      if (isTouched) onKeep(edit);
      onClose();
    },
    /** Keeps the stored value, and forgets what failed. */
    cancel: () => {
      forget();
      onClose();
    },
  };
}
