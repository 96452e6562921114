import type { Editor, EditorSection } from '../../model/core/editor';
import type { SettingsEditor } from '../../model/settings/shared/settings-tab';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { EditorFrame, type EditorFrameProps } from '../editor/editor-frame';
import { SectionOptionsContext } from '../page/section-options';
import { useReport } from '../theme/events';
import { SettingsPage, type SettingsPageProps } from './settings-page';

interface SettingsFrameProps<T extends object, Section extends string> extends Omit<
  SettingsPageProps<Editor<T, Section>>,
  'content' | 'children'
> {
  /** The tab's form, or why there is none. */
  editor: SettingsEditor<T, Section>;
  /** Texts of its fields, for rows without their own. Keep the same object between renders. */
  fields?: EditorFrameProps<T, Section>['fields'];
  /** The `SectionIndex` of a long form, shown next to it. */
  index?: ReactNode;
  /** The form. */
  children(editor: Editor<T, Section>): ReactNode;
}

/** A settings tab that is a single form. */
export function SettingsFrame<T extends object, Section extends string>(props: SettingsFrameProps<T, Section>) {
  const { editor, fields, index, children, ...page } = props;
  const { readOnly } = useContext(SectionOptionsContext);
  useSectionEvents(editor.status === 'ready' ? editor.data.sections : undefined);
  return (
    <SettingsPage {...page} content={editor}>
      {(ready) => (
        <EditorFrame key={String(page.place.widgetId)} editor={ready} fields={fields} readOnly={readOnly} bar>
          {index ? (
            <div className="cd-indexed">
              {index}
              <div className="cd-indexed-form">{children(ready)}</div>
            </div>
          ) : (
            children(ready)
          )}
        </EditorFrame>
      )}
    </SettingsPage>
  );
}

/** Reports the outcome of each save to the host. */
function useSectionEvents(sections: Readonly<Record<string, EditorSection>> | undefined): void {
  const report = useReport();
  const before = useRef(sections);
  useEffect(() => {
    for (const [section, { status, problem }] of Object.entries(sections ?? {})) {
      if (before.current?.[section]?.status !== 'saving') continue;
      if (status === 'saved') report({ name: 'saved', section });
      if (status === 'failed') report({ name: 'saveFailed', section, problem: problem?.kind });
    }
    before.current = sections;
  }, [sections, report]);
}
