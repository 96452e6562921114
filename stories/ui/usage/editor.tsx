import { makeEditor, ready } from 'chatdeck/testing';
import { EditorFrame, EditorSection, SectionIndex, SettingsFrame, TextRow } from 'chatdeck/ui';
import type { Usage } from './usage';

const fields = { all: ['name'] } as const;
const clean = makeEditor({ name: 'Sales' }, fields);
const dirty = makeEditor({ name: 'Support' }, fields, {
  saved: { name: 'Sales' },
  sections: { all: { status: 'dirty' } },
});

export const usages: readonly Usage[] = [
  {
    parts: ['EditorFrame', 'EditorSection'],
    use: 'For a form over an `Editor`: rows inside read and write its fields by name, and each section saves by itself.',
    avoid:
      'For a form that is sent once (`TextInput` over a `Form`), and for a single switch that takes effect at once.',
    dos: [
      {
        example: (
          <EditorFrame editor={dirty}>
            <EditorSection name="all" title="Widget" description="How your team finds it.">
              <TextRow name="name" label="Name" />
            </EditorSection>
          </EditorFrame>
        ),
        why: 'Give a section what is saved together. Its button waits until something has changed.',
      },
    ],
    donts: [
      {
        example: (
          <EditorFrame editor={clean}>
            <EditorSection name="all" title="Settings" description="Here you can change settings.">
              <TextRow name="name" label="Name" />
            </EditorSection>
          </EditorFrame>
        ),
        why: 'Do not write a sentence that says what a title says already.',
      },
    ],
    keyboard:
      'Ctrl or Cmd with S saves the section that has the focus. With `bar`, as in a settings tab, it saves all sections, and Ctrl or Cmd with Z and with Shift+Z takes edits back and repeats them. Results are announced; after a failure the focus goes to what is wrong.',
  },
  {
    parts: ['SettingsFrame', 'SectionIndex'],
    use: 'For a settings tab of your own in the frame of ours: title, the way to the other tabs, and the form or why there is none.',
    avoid: 'For a page that is no settings tab.',
    dos: [
      {
        example: (
          <SettingsFrame
            place={{ widgetId: 11, roomName: '#sales' }}
            tab="behavior"
            editor={ready(clean)}
            index={<SectionIndex items={[{ name: 'all', title: 'Widget' }]} />}
            loading={null}
          >
            {() => (
              <EditorSection name="all" title="Widget" description="How your team finds it.">
                <TextRow name="name" label="Name" />
              </EditorSection>
            )}
          </SettingsFrame>
        ),
        why: 'Pass the editor on as the hook gives it: loading, failed and “needs an upgrade” are shown by the frame. A long form takes an `index` of its sections.',
      },
    ],
    donts: [
      {
        example: (
          <SettingsFrame place={{ widgetId: 11 }} tab="behavior" editor={{ status: 'loading' }} loading={null}>
            {() => null}
          </SettingsFrame>
        ),
        why: 'Do not leave `loading` empty: skeletons in the final layout keep the page from jumping.',
      },
    ],
    keyboard: 'The title is the first heading; the navigation comes before the form.',
  },
];
