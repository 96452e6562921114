import { useCallback, useMemo } from 'react';
import type { Editor } from '../../model/core/editor';
import type { Loadable } from '../../model/core/loadable';
import type { SettingsTab } from '../../model/places/route';
import type { SettingsEditor, SettingsTabProps } from '../../model/settings/shared/settings-tab';
import type { Id, JsonObject } from '../../model/core/tolerant';
import { isFinished, type Widget } from '../../model/entities/widget';
import type { EditorSource } from './editor-source';
import { useEditorState } from './use-editor';
import { useChatdeck } from '../shared/chatdeck-context';
import { saveWidget } from '../shared/save-widget';
import { widgetScope } from '../shared/write';
import { useSettingsPlace } from '../shared/settings-place';

/** What distinguishes a settings tab; created once, outside any component. */
export interface SettingsTabOptions<T, Section extends string> extends Pick<
  EditorSource<T, Section>,
  'sections' | 'groups' | 'check' | 'normalize' | 'isUndoable'
> {
  tab: SettingsTab;
  toSettings(this: void, widget: Widget): T;
  /** What a save sends: the newest raw copy with the patch applied. */
  toBody(this: void, raw: JsonObject): JsonObject;
}

interface SettingsTabState<T, Section extends string> {
  props: SettingsTabProps & { editor: SettingsEditor<T, Section> };
  widget: Loadable<Widget>;
  /** Settings that the user changed outside the form and that are already stored. */
  onOwnChange(this: void, own: Partial<T>): void;
}

/** What every settings tab consists of: its widget, its editor, and the navigation to the other tabs. */
export function useSettingsTab<T extends object, Section extends string>(
  widgetId: Id,
  options: SettingsTabOptions<T, Section>,
): SettingsTabState<T, Section> {
  const { tab, sections, groups, toSettings, check, normalize, isUndoable, toBody } = options;
  const chatdeck = useChatdeck();
  const { props, widget, draftKey } = useSettingsPlace(widgetId);

  const newest = widget.status === 'ready' ? widget.data : undefined;
  const saved = useMemo(() => newest && toSettings(newest), [newest, toSettings]);
  const save = useCallback<EditorSource<T, Section>['save']>(
    (draft, sentBefore) => saveWidget(chatdeck, { widgetId, toSettings, toBody, groups, draft, sentBefore }),
    [chatdeck, widgetId, toSettings, toBody, groups],
  );
  const { editor, onOwnChange } = useEditorState({
    key: draftKey(tab),
    scope: widgetScope(chatdeck, widgetId),
    saved,
    sections,
    groups,
    check,
    normalize,
    isUndoable,
    save,
  });
  return { widget, onOwnChange, props: { ...props, editor: editorOf(widget, editor) } };
}

function editorOf<T extends object, Section extends string>(
  widget: Loadable<Widget>,
  editor: Editor<T, Section> | undefined,
): SettingsEditor<T, Section> {
  if (widget.status === 'failed') return widget;
  if (widget.status === 'loading' || !editor) return { status: 'loading' };
  return isFinished(widget.data) ? { ...widget, data: editor } : { status: 'setupRequired' };
}
