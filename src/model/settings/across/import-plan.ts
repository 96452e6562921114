import { changedNames, pickFields } from '../../core/draft';
import { takenShortcuts } from '../shared/shortcuts';
import { readWeek } from '../operating-hours/schedule-wire';
import { canSendTranscripts } from '../../entities/slack';
import { settingRefusal } from './copy-refusals';
import { freeShortcuts, groupPart, replyPart, triggerPart } from './import-items';
import { blockOf, type ImportConflict, type ImportPart, type ImportTarget, type Target } from './import-part';
import { shownTarget } from './shown-target';
import type { WidgetFile } from './widget-file';
import {
  checkWidgetSettings,
  settingPlaces,
  widgetSettings,
  type SettingPlace,
  type WidgetSettings,
} from './widget-settings';

/** What importing a file would do to what the forms show, tab by tab. Nothing is changed. `makeId` names new items. */
export function importPlan(file: WidgetFile, saved: ImportTarget, makeId: () => string): ImportPart[] {
  const shown = shownTarget(saved);
  const target = { ...saved, shown };
  const replies = shown.replies.map((reply) => ({ ...reply, id: reply.uid }));
  const free = freeShortcuts(takenShortcuts({ replies, groups: shown.groups }));
  return [
    ...settingParts(file, target),
    ...(file.triggers ? [triggerPart(file.triggers, target, makeId)] : []),
    ...(file.savedReplies ? [replyPart(file.savedReplies, target, free, makeId)] : []),
    ...(file.questionGroups ? [groupPart(file.questionGroups, target, free, makeId)] : []),
  ];
}

function settingParts({ settings }: WidgetFile, target: Target): ImportPart[] {
  if (!settings) return [];
  const { operatingHours, ...fields } = settings;
  const before = target.shown.settings;
  const isUnreadable = widgetSettings(target.widget).weekHours === null;
  const filed = { ...fields, ...(operatingHours && { weekHours: readWeek(operatingHours) }) };
  const names = Object.keys(filed) as (keyof WidgetSettings)[];
  const differing = changedNames(before, { ...before, ...(filed as Partial<WidgetSettings>) });
  const refused = refusedChoices(pickFields(filed as WidgetSettings, differing), target);
  const kept = new Set(refused.flatMap(({ place }) => place.names));
  const after = {
    ...before,
    ...pickFields(
      filed as WidgetSettings,
      differing.filter((name) => !kept.has(name)),
    ),
  };
  const errors = checkWidgetSettings(after);
  const tabs = [...new Set(settingPlaces.map(({ tab }) => tab))];
  return tabs.flatMap((tab): ImportPart[] => {
    const own = settingPlaces.filter((place) => place.tab === tab).flatMap((place) => place.names);
    const inFile = own.filter((name) => names.includes(name));
    if (inFile.length === 0) return [];
    const changed = changedNames(before, after).filter((name) => inFile.includes(name));
    const isKnown = !inFile.includes('weekHours') || !isUnreadable;
    return [
      {
        tab,
        changes: changed.map((name) => ({ name, before: before[name], after: after[name] })),
        same: inFile.filter((name) => !differing.includes(name)).length,
        conflicts: [
          ...refused.filter(({ place }) => place.tab === tab).map(({ conflict }) => conflict),
          ...changed.flatMap((name): ImportConflict[] => {
            const error = errors[name];
            return error ? [{ code: 'invalid', name, error }] : [];
          }),
        ],
        patch: pickFields(after, changed),
        block: blockOf(target, tab === 'op-hours' ? 'operatingHours' : undefined, isKnown),
      },
    ];
  });
}

interface RefusedChoice {
  place: SettingPlace;
  conflict: ImportConflict;
}

/** The choices that the widget can't have. Without one, another may be impossible: countries need visitor data. */
function refusedChoices(filed: Partial<WidgetSettings>, { widget, shown }: Target): RefusedChoice[] {
  const target = { widgetId: widget.Id, settings: shown.settings, canSendTranscripts: canSendTranscripts(widget) };
  const refused: RefusedChoice[] = [];
  let patch = filed;
  for (;;) {
    const places = settingPlaces.filter(({ names }) => names.some((name) => Object.hasOwn(patch, name)));
    const next = places.flatMap((place): RefusedChoice[] => {
      const reason = settingRefusal(place, patch, target, wholeAccount);
      return reason ? [{ place, conflict: { code: 'refused', name: place.names[0] ?? '', reason } }] : [];
    });
    if (next.length === 0) return refused;
    refused.push(...next);
    const gone = new Set(next.flatMap(({ place }) => place.names));
    patch = pickFields(
      patch,
      (Object.keys(patch) as (keyof WidgetSettings)[]).filter((name) => !gone.has(name)),
    );
  }
}

/** What the account doesn't allow blocks a whole part. */
const wholeAccount = { hasAcceptedTerms: true, hasOperatingHours: true };
