import { Button, Text } from '@radix-ui/themes';
import { Calendar, ChatdeckTheme, ScreenRoot, PageHeader } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['ChatdeckTheme'],
    use: 'Once around every screen or part of ours: it gives the look, the language and the way to other screens. It may be nested, and takes what it is not given from the theme around it.',
    avoid: 'Around pages of yours that use none of our parts. It changes nothing there, and costs a stylesheet.',
    dos: [
      {
        example: (
          <ChatdeckTheme accentColor="teal" radius="full">
            <Button>Save changes</Button>
          </ChatdeckTheme>
        ),
        why: 'Say your accent and your corners once, at the root.',
      },
    ],
    donts: [
      {
        example: (
          <div style={{ display: 'flex', gap: 8 }}>
            <ChatdeckTheme accentColor="teal">
              <Button>Save</Button>
            </ChatdeckTheme>
            <ChatdeckTheme accentColor="crimson">
              <Button>Publish</Button>
            </ChatdeckTheme>
          </div>
        ),
        why: 'Do not color actions by a theme each. A view has one accent.',
      },
    ],
    keyboard:
      'Sets language and direction for what is inside; overlays that open elsewhere in the page carry it along.',
  },
  {
    parts: ['ScreenRoot'],
    use: 'As the root of a screen of your own among ours: part name, state, slots, texts, and a boundary for its faults.',
    avoid: 'Inside a screen. A screen has one root.',
    dos: [
      {
        example: (
          <ScreenRoot part="survey" state="ready">
            <PageHeader title="Survey" context="Last 30 days" />
          </ScreenRoot>
        ),
        why: 'Name the part and say what it is doing: tests and styles find it by both.',
      },
    ],
    donts: [
      {
        example: (
          <ScreenRoot part="page">
            <ScreenRoot part="page">
              <Text size="2">A screen in a screen</Text>
            </ScreenRoot>
          </ScreenRoot>
        ),
        why: 'Do not nest, and do not give two things one name.',
      },
    ],
    keyboard: 'No landmark of its own: the frame has the main one.',
  },
  {
    parts: ['Calendar'],
    use: 'For a range of days, in a `Popover` behind the range that it changes.',
    avoid: 'For a day that people know by heart, such as a birthday: a field is faster.',
    dos: [
      {
        example: (
          <Kept initial={{ start: '2026-03-02', end: '2026-03-08' }}>
            {(value, onValueChange) => <Calendar value={value} onValueChange={onValueChange} today="2026-03-10" />}
          </Kept>
        ),
        why: 'Offer presets beside it: most people want the last seven days.',
      },
    ],
    donts: [
      {
        example: (
          <Calendar value={{ start: '2026-03-10', end: '2026-03-10' }} onValueChange={nothing} today="2026-03-10" />
        ),
        why: 'Do not begin at a range of one day; show the range that is shown in the page.',
      },
    ],
    keyboard:
      'A grid with one stop: arrows walk the days, Page Up and Page Down the months, with Shift the years; Enter or Space picks. Days after today cannot be picked.',
  },
];
