import type { Editor } from '../../model/core/editor';
import type { SettingsEditor } from '../../model/settings/shared/settings-tab';
import { useContext, type ReactNode } from 'react';
import { EditorFrame } from '../editor/editor-frame';
import { SectionOptionsContext } from '../page/section-options';
import { SettingsPage, type SettingsPageProps } from './settings-page';
import { useSectionEvents } from './use-section-events';

interface SettingsFrameProps<T extends object, Section extends string> extends Omit<
  SettingsPageProps<Editor<T, Section>>,
  'content' | 'children'
> {
  /** The form of the tab, or why there is none. */
  editor: SettingsEditor<T, Section>;
  /** The form. */
  children(editor: Editor<T, Section>): ReactNode;
}

/** A settings tab that is one form. */
export function SettingsFrame<T extends object, Section extends string>(props: SettingsFrameProps<T, Section>) {
  const { editor, children, ...page } = props;
  const { readOnly } = useContext(SectionOptionsContext);
  useSectionEvents(editor.status === 'ready' ? editor.data.sections : undefined);
  return (
    <SettingsPage {...page} content={editor}>
      {(ready) => (
        <EditorFrame key={String(page.widgetId)} editor={ready} readOnly={readOnly}>
          {children(ready)}
        </EditorFrame>
      )}
    </SettingsPage>
  );
}
