import { pickFields, type ChangeWay, type Draft } from '../../model/core/draft';
import { makeProblem, problemError } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { findWidget, type User } from '../../model/entities/user';
import { acrossBody } from '../../model/settings/across/across-body';
import type { SettingPatch } from '../../model/settings/across/copy-plan';
import {
  widgetSettings,
  type WidgetSettingName,
  type WidgetSettings,
} from '../../model/settings/across/widget-settings';
import { behaviorGroups } from '../../model/settings/behavior/behavior';
import type { Chatdeck } from '../shared/chatdeck-context';
import { currentUserQuery } from '../shared/queries';
import { saveWidget } from '../shared/save-widget';
import { checkStored } from '../shared/stored';

/** A widget's settings as last read; undefined before the first read. */
export function knownSettings({ client, queryClient }: Chatdeck, widgetId: Id): WidgetSettings | undefined {
  const { queryKey } = currentUserQuery(client);
  return settingsIn(queryClient.getQueryData<User>(queryKey), widgetId);
}

export function settingsIn(user: User | undefined, widgetId: Id): WidgetSettings | undefined {
  const widget = user && findWidget(user, widgetId);
  return widget && widgetSettings(widget);
}

interface WriteOptions {
  /** What was sent earlier without an answer. */
  sentBefore?: readonly SettingPatch[] | undefined;
  /** How the settings are changed, if not in a cell. */
  how?: ChangeWay | undefined;
}

/** Saves settings of any tabs, and returns them as stored. Rejects if the server didn't store one of them. */
export async function writeSettings(
  chatdeck: Chatdeck,
  widgetId: Id,
  draft: Draft<WidgetSettings>,
  { sentBefore = [], how }: WriteOptions = {},
): Promise<WidgetSettings> {
  const names = Object.keys(draft.patch) as WidgetSettingName[];
  const { stored, sent } = await saveWidget<WidgetSettings>(chatdeck, {
    widgetId,
    toSettings: widgetSettings,
    toBody: acrossBody(names),
    groups: behaviorGroups,
    draft,
    how,
    sentBefore,
  });
  checkStored(sent, stored);
  return stored;
}

/** A patch on top of these settings, or of what their fields were when the edit began. */
export function draftOn(
  settings: WidgetSettings | undefined,
  patch: SettingPatch,
  base?: SettingPatch,
): Draft<WidgetSettings> {
  if (!settings) throw problemError(makeProblem('notFound'));
  return { patch, base: pickFields({ ...settings, ...base }, Object.keys(patch) as WidgetSettingName[]) };
}
