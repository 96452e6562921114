import { Button, Text } from '@radix-ui/themes';
import { InfoTip, Popover } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['Popover'],
    use: 'For details or a few controls beside the button that opens them: a calendar, a filter.',
    avoid:
      'For a sentence that explains (`InfoTip`), for actions (`Menu`), for anything that must be answered (`ConfirmDialog`).',
    dos: [
      {
        example: (
          <div>
            <Popover
              label="Filters"
              trigger={
                <Button variant="outline" color="gray">
                  Rating: any
                </Button>
              }
            >
              <Text size="2">Any, good, bad</Text>
            </Popover>
          </div>
        ),
        why: 'Let the button say what is set, so that nobody has to open it to know.',
      },
    ],
    donts: [
      {
        example: (
          <div>
            <Popover
              label="Delete"
              trigger={
                <Button variant="soft" color="red">
                  Delete
                </Button>
              }
            >
              <Button size="1" color="red" onClick={nothing}>
                Really delete
              </Button>
            </Popover>
          </div>
        ),
        why: 'Do not put what cannot be undone where a click beside it loses the question.',
      },
    ],
    keyboard: 'Opens with Enter or Space, takes the focus in, and gives it back. Escape or a click beside it closes.',
  },
  {
    parts: ['InfoTip'],
    use: 'For how a number is counted or what a word means, right after it.',
    avoid: 'For anything that a person needs in order to go on. That is help text, and always in view.',
    dos: [
      {
        example: (
          <Text as="p" size="2">
            First answer{' '}
            <InfoTip subject="First answer">From the visitor’s first message to the first answer of a person.</InfoTip>
          </Text>
        ),
        why: 'Explain the word before it, in a sentence.',
      },
    ],
    donts: [
      {
        example: (
          <Text as="p" size="2">
            API key <InfoTip subject="API key">Required. 32 letters and digits, no spaces.</InfoTip>
          </Text>
        ),
        why: 'Do not hide a rule that the next field will be judged by.',
      },
    ],
    keyboard:
      'A button named “About …”. It opens on hover, focus and touch, stays while the pointer is on the text, and closes with Escape.',
  },
];
