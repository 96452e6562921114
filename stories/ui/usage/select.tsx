import { Select } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

const ranges = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];

export const usages: readonly Usage[] = [
  {
    parts: ['Select'],
    use: 'For a choice of one in a toolbar or a small form. It is the browser’s own, which every phone and screen reader knows.',
    avoid: 'For actions (`Menu`), for navigation (`TabNavigation`), for more than fifteen options (`SearchSelect`).',
    dos: [
      {
        example: (
          <Kept initial="7">
            {(value, onValueChange) => (
              <Select aria-label="Range" options={ranges} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Give it a name where no label stands beside it.',
      },
    ],
    donts: [
      {
        example: (
          <Select
            aria-label="What to do"
            options={[
              { value: '', label: 'Choose an action…' },
              { value: 'delete', label: 'Delete' },
            ]}
            value=""
            onValueChange={nothing}
          />
        ),
        why: 'Do not let a choice do something: a person who walks the options with the arrow keys would have done it.',
      },
    ],
    keyboard: 'Typing finds an option, the arrow keys choose. A stored value that is no option shows as it is.',
  },
];
