import { useMemo } from 'react';
import { jsonEqual } from '../model/core/json-equal';
import { isJsonObject } from '../model/core/tolerant';
import type { LoggedValue } from '../model/entities/change-entry';
import { readLoggedName } from '../model/settings/across/change-log';
import { placeOfSetting, type WidgetSettingName, type WidgetSettings } from '../model/settings/across/widget-settings';
import { toTree } from '../model/settings/question-groups/tree-read';
import { countNodes } from '../model/settings/question-groups/tree';
import { useFormat } from '../ui/format/format';
import { saySetting, sayChoice } from '../ui/settings/setting-words';
import { settingsLabels } from '../ui/settings/settings-labels';
import { changedValuesLabels } from '../ui/settings/changed-values-labels';
import type { ChangedLine, ChangedPart } from '../ui/settings/changed-values';
import { useLabels } from '../ui/theme/labels';
import { questionGroupsLabels } from './question-groups/labels';
import { savedRepliesLabels } from './saved-replies/labels';
import { useSettingTexts, type SettingTexts } from './setting-words';
import { triggersLabels } from './triggers/labels';

/** Changed values as lines of text, by the names that the tabs use; `settings` completes values that belong together. */
export type SayChanges = (changes: readonly LoggedValue[], settings?: Partial<WidgetSettings>) => ChangedLine[];

/** The words of changes in any tab, with the host's overrides. */
export function useChangeWords(): SayChanges {
  const texts = useSettingTexts();
  const [triggers, replies, groups] = [
    useLabels(triggersLabels),
    useLabels(savedRepliesLabels),
    useLabels(questionGroupsLabels),
  ];
  const [labels, settings] = [useLabels(changedValuesLabels), useLabels(settingsLabels)];
  const format = useFormat();
  return useMemo(() => {
    const itemFields: Record<'trigger' | 'reply' | 'group', Partial<Record<string, { label: string }>>> = {
      trigger: { ...triggers.fields, enabled: { label: labels.enabled } },
      reply: replies.fields,
      group: { ...groups.fields, tree: { label: labels.questions } },
    };

    function say(value: unknown): string {
      if (typeof value === 'boolean') return value ? texts.on : texts.off;
      if (typeof value === 'number') return format.count(value);
      if (Array.isArray(value)) {
        const tree = toTree(value);
        if (tree && tree.length > 0) return labels.nodes(countNodes(tree));
        return value.filter((each) => typeof each === 'string').join(', ') || texts.empty;
      }
      return typeof value === 'string' && value.trim() !== '' ? value : texts.empty;
    }

    function itemLine({ name, before, after }: LoggedValue, list: 'trigger' | 'reply' | 'group'): ChangedLine {
      const [was, is] = [before, after].map((value) => (isJsonObject(value) ? value : undefined));
      const { label, message } = is ?? was ?? {};
      const itemName = [label, message].find((text) => typeof text === 'string' && text.trim() !== '');
      const title = labels.items[list](typeof itemName === 'string' ? itemName : labels.unnamed);
      if (!was || !is) return { key: name, names: [name], title, kind: is ? 'added' : 'deleted', parts: [] };
      const known = Object.keys(itemFields[list]).filter((field) => !jsonEqual(was[field], is[field]));
      const parts = known.map((field) => ({
        label: itemFields[list][field]?.label ?? field,
        before: say(was[field]),
        after: say(is[field]),
      }));
      return { key: name, names: [name], title, kind: 'changed', parts };
    }

    return (changes, settingsNow = {}) => {
      const lines = new Map<string, ChangedLine>();
      for (const change of changes) {
        const { name, before, after, isHidden } = change;
        const item = readLoggedName(name);
        const place = placeOfSetting(name);
        const key = place?.names[0] ?? name;
        if (lines.has(key)) continue;
        if (isHidden) {
          const title = place ? texts.choice(place.names) : item ? labels.items[item.list](labels.unnamed) : name;
          lines.set(key, { key, names: [name], title, kind: 'hidden', parts: [] });
        } else if (item) lines.set(key, itemLine(change, item.list));
        else if (place) lines.set(key, choiceLine(place.names, changes, settingsNow, texts));
        else {
          const titles = { off: settings.power, triggerMinDelay: triggers.fields.triggerMinDelay.label };
          const title = name in titles ? titles[name as keyof typeof titles] : name;
          const part =
            name === 'off'
              ? { before: onOff(before), after: onOff(after) }
              : { before: say(before), after: say(after) };
          lines.set(key, { key, names: [name], title, kind: 'changed', parts: [part] });
        }
      }
      return [...lines.values()];
    };

    function onOff(isOff: unknown): string {
      return isOff === true ? settings.powerOff : settings.powerOn;
    }
  }, [texts, triggers, replies, groups, labels, settings, format]);
}

/** Fields of one choice make one line. */
function choiceLine(
  names: readonly WidgetSettingName[],
  changes: readonly LoggedValue[],
  settings: Partial<WidgetSettings>,
  texts: SettingTexts,
): ChangedLine {
  const own = changes.filter(({ name, isHidden }) => !isHidden && (names as readonly string[]).includes(name));
  const side = (pick: 'before' | 'after'): Partial<WidgetSettings> => ({
    ...settings,
    ...Object.fromEntries(own.map((change) => [change.name, change[pick] ?? null])),
  });
  const [before, after] = [side('before'), side('after')];
  const [first] = names;
  const parts: ChangedPart[] =
    first === undefined
      ? []
      : [
          names.length === 1
            ? { before: saySetting(first, before, texts), after: saySetting(first, after, texts) }
            : { before: sayChoice(names, before, texts), after: sayChoice(names, after, texts) },
        ];
  return { key: first ?? '', names: own.map(({ name }) => name), title: texts.choice(names), kind: 'changed', parts };
}
