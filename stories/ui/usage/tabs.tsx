import { Text } from '@radix-ui/themes';
import { SegmentedControl, Tabs } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

const code = (text: string) => <Text size="2">{text}</Text>;

export const usages: readonly Usage[] = [
  {
    parts: ['Tabs'],
    use: 'For panels of one page of which one is wanted: code for React, Vue or plain HTML.',
    avoid: 'For pages (`TabNavigation`), and for what people compare: panels hide each other.',
    dos: [
      {
        example: (
          <Kept initial="html">
            {(value, onValueChange) => (
              <Tabs
                label="Kind of site"
                value={value}
                onValueChange={onValueChange}
                tabs={[
                  { value: 'html', label: 'HTML', content: code('Paste this before the end of the body.') },
                  { value: 'react', label: 'React', content: code('Render this once, in the root.') },
                ]}
              />
            )}
          </Kept>
        ),
        why: 'Make panels alike: the same thing, said for another case.',
      },
    ],
    donts: [
      {
        example: (
          <Tabs
            label="Form"
            value="1"
            onValueChange={nothing}
            tabs={[
              { value: '1', label: 'Required fields', content: code('Name, email') },
              { value: '2', label: 'More required fields', content: code('Address') },
            ]}
          />
        ),
        why: 'Do not split a form over tabs: what is missing in the other panel cannot be seen.',
      },
    ],
    keyboard: 'One stop; all four arrow keys go round and show the panel at once, Home and End lead to the ends.',
  },
  {
    parts: ['SegmentedControl'],
    use: 'For a choice of one among two to five short words that changes what is shown at once.',
    avoid: 'For a setting that is saved, and for words that do not fit beside each other.',
    dos: [
      {
        example: (
          <Kept<'monthly' | 'yearly'> initial="monthly">
            {(value, onValueChange) => (
              <SegmentedControl
                label="Prices"
                value={value}
                onValueChange={onValueChange}
                options={[
                  { value: 'monthly', label: 'Monthly' },
                  { value: 'yearly', label: 'Yearly' },
                ]}
              />
            )}
          </Kept>
        ),
        why: 'Use words of one kind and about one length.',
      },
    ],
    donts: [
      {
        example: (
          <SegmentedControl
            label="Sound"
            value="on"
            onValueChange={nothing}
            options={[
              { value: 'on', label: 'Yes, play a sound' },
              { value: 'off', label: 'No' },
            ]}
          />
        ),
        why: 'Do not use it for on and off: that is a switch.',
      },
    ],
    keyboard: 'A radio group with a name: one stop, the arrow keys choose.',
  },
];
