import { TextInput, CopyButton } from 'chatdeck/ui';
import { nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['CopyButton'],
    use: 'At the end of what it copies: a key, an address, the embed code. The button itself says that it is copied.',
    avoid: 'For texts that nobody pastes elsewhere, and far from what it copies.',
    dos: [
      {
        example: (
          <div style={{ display: 'flex', gap: 8, alignItems: 'end', flexWrap: 'wrap' }}>
            <TextInput
              label="Script URL"
              size="2"
              value="https://chat.example/widget.js"
              onValueChange={nothing}
              readOnly
            />
            <CopyButton text="https://chat.example/widget.js" label="Copy the URL" />
          </div>
        ),
        why: 'Give a `label` that says what is copied, for those who hear the button alone.',
      },
    ],
    donts: [
      {
        example: (
          <div style={{ display: 'flex', gap: 8 }}>
            <CopyButton text="a" layout="icon" />
            <CopyButton text="b" layout="icon" />
            <CopyButton text="c" layout="icon" />
          </div>
        ),
        why: 'Do not line up icons that differ only by where they stand.',
      },
    ],
    keyboard:
      'A plain button. “Copied” is announced. Where the browser refuses, an alert says so and the text is selected, so that a key copies it.',
  },
];
