import { useCallback, useMemo } from 'react';
import type { Draft, Editor } from '../../model/editor';
import type { Loadable } from '../../model/loadable';
import type { SettingsTab } from '../../model/route';
import type { SettingsEditor, SettingsTabProps } from '../../model/settings';
import type { Id, JsonObject } from '../../model/tolerant';
import { isFinished, type Widget } from '../../model/widget';
import { useEditor } from './editor';
import { useChatdeck } from './provider';
import { saveWidget } from './save-widget';
import { useSettingsPlace } from './settings-place';

/** What sets one settings tab apart; made once, outside of any component. */
export interface SettingsTabOptions<T, Section extends string> {
  tab: SettingsTab;
  sections: Record<Section, readonly (keyof T)[]>;
  toSettings(this: void, widget: Widget): T;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** What a save sends, made from the newest raw copy with the patch laid over it. */
  toBody(this: void, raw: JsonObject): JsonObject;
}

interface SettingsTabState<T, Section extends string> {
  props: SettingsTabProps & { editor: SettingsEditor<T, Section> };
  widget: Loadable<Widget>;
}

/** What every settings tab is made of: its widget, its editor, and the way to the other tabs. */
export function useSettingsTab<T extends object, Section extends string>(
  widgetId: Id,
  options: SettingsTabOptions<T, Section>,
): SettingsTabState<T, Section> {
  const { tab, sections, toSettings, check, toBody } = options;
  const chatdeck = useChatdeck();
  const { props, widget, draftKey } = useSettingsPlace(widgetId);

  const newest = widget.status === 'ready' ? widget.data : undefined;
  const saved = useMemo(() => newest && toSettings(newest), [newest, toSettings]);
  const save = useCallback(
    (draft: Draft<T>) => saveWidget(chatdeck, { widgetId, toSettings, toBody }, draft),
    [chatdeck, widgetId, toSettings, toBody],
  );
  const editor = useEditor({ key: draftKey(tab), saved, sections, check, save });
  return { widget, props: { ...props, editor: editorOf(widget, editor) } };
}

function editorOf<T extends object, Section extends string>(
  widget: Loadable<Widget>,
  editor: Editor<T, Section> | undefined,
): SettingsEditor<T, Section> {
  if (widget.status === 'failed') return widget;
  if (widget.status === 'loading' || !editor) return { status: 'loading' };
  return isFinished(widget.data) ? { ...widget, data: editor } : { status: 'setupRequired' };
}
