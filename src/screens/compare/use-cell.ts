import { useState } from 'react';
import { isChangedByOthers, wasSent } from '../../model/settings/across/compare';
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
  const { rules, texts, saveOf, onSave, onKeep, onDiscard, onClose, onLeave } = useCompareContext();
  const problemText = useProblemText();
  const [labels, errorTexts] = [useLabels(compareLabels), useLabels(editorLabels)];
  const { widgetId, settings } = widget;
  const { names } = place;
  const former = saveOf(widget, place);
  const failed = former?.status === 'failed' ? former : undefined;
  const stored = pickFields(settings, names);
  const [start] = useState(() => ({
    value: { ...stored, ...(former?.status === 'saved' ? undefined : former?.patch) },
    base: { ...stored, ...failed?.base },
    sent: former && wasSent(former) ? [former.patch] : [],
  }));
  const [value, setValue] = useState<SettingPatch>(start.value);
  const { base, sent } = start;
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
  // The answer to what was sent may have been lost: only a save tells what is stored.
  const needsSave = (patch: SettingPatch) => isChanged(patch) || sent.length > 0;
  const edit = { widgetId, names, patch: value, base };
  const forget = () => {
    if (failed) onDiscard(failed);
  };
  return {
    value,
    setValue: (patch: SettingPatch) => setValue((before) => ({ ...before, ...patch })),
    error: refusal ?? theirs ?? problem,
    hasFailed: failed !== undefined,
    isContested,
    /** Saves what is valid and has changed, and closes. An invalid value stays. */
    save: (patch: SettingPatch = value) => {
      if (refusalOf(patch) !== undefined && isChanged(patch)) {
        setValue(patch);
        return;
      }
      // What someone else has stored is shown, so the user means to replace it.
      if (needsSave(patch)) onSave({ ...edit, patch, base: isContested ? stored : base });
      else forget();
      onClose();
    },
    /** Saves what can be saved, and keeps the rest as not saved. The focus is elsewhere by then. */
    leave: () => {
      if (!jsonEqual(value, start.value)) {
        if (refusal !== undefined || isContested) onKeep(edit);
        else if (needsSave(value)) onSave(edit);
        else forget();
      }
      onLeave();
    },
    /** Closes, and keeps what was typed as not saved. */
    keep: () => {
      if (!jsonEqual(value, start.value)) onKeep(edit);
      onClose();
    },
    /** Keeps the stored value, and forgets what failed. */
    cancel: () => {
      forget();
      onClose();
    },
  };
}
