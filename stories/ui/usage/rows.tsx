import {
  ChipsRow,
  ColorRow,
  ListRow,
  LongTextRow,
  NumberRow,
  RadioCardsRow,
  SearchSelectRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
  RowGroup,
  DependentRows,
} from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

const countries = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'].map((label) => ({
  value: label.slice(0, 2),
  label,
}));
const minutes = [1, 5, 15, 30].map((value) => ({ value, label: value === 1 ? '1 minute' : `${value} minutes` }));
const yesNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];
const corners = [
  { value: 'right', title: 'Bottom right', description: 'Where most visitors look for live chat.' },
  { value: 'left', title: 'Bottom left', description: 'Use this if something else is in the bottom-right corner.' },
];
const numbers = ['1', '2', '3'].map((value) => ({ value, title: value }));
const field =
  'The label names the control; help and error belong to it and an error is announced. A row that is disabled says why. The ways back to the saved and to the default value stand after the control.';

export const usages: readonly Usage[] = [
  {
    parts: ['TextRow', 'TextRow'],
    use: 'For one line of text: a name, an address, a title that visitors read.',
    avoid: 'For several lines (`LongTextRow`), for numbers (`NumberRow`), for secrets (`SecretRow`).',
    dos: [
      {
        example: (
          <Kept initial="Chat with us">
            {(value, onValueChange) => (
              <TextRow
                label="Title"
                help="At the top of the open widget."
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </Kept>
        ),
        why: 'Label it with what it is, and say under it where it will be seen.',
      },
    ],
    donts: [
      {
        example: (
          <TextRow
            label="Please enter the title"
            placeholder="Title (required, 40 letters at most)"
            value=""
            onValueChange={nothing}
          />
        ),
        why: 'Do not let a placeholder carry a rule: it is gone with the first letter.',
      },
    ],
    keyboard: field,
  },
  {
    parts: ['LongTextRow', 'LongTextRow'],
    use: 'For text of several lines, such as a greeting.',
    avoid: 'For lists with a thing on each line: `ListRow` checks each of them.',
    dos: [
      {
        example: (
          <Kept initial="We are back tomorrow at nine.">
            {(value, onValueChange) => (
              <LongTextRow label="Greeting while offline" lines={3} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Give it as many lines as the text usually has.',
      },
    ],
    donts: [
      {
        example: (
          <LongTextRow label="Pages, one per line" lines={2} value={'/pricing\n/legal'} onValueChange={nothing} />
        ),
        why: 'Do not make people format a list by hand.',
      },
    ],
    keyboard: `Enter makes a new line. ${field}`,
  },
  {
    parts: ['NumberRow', 'NumberRow'],
    use: 'For a whole number that people know: a limit, seconds.',
    avoid: 'For a handful of sensible values (`SelectRow`), and for identifiers, which are text.',
    dos: [
      {
        example: (
          <Kept<number | null> initial={5}>
            {(value, onValueChange) => (
              <NumberRow label="Chats at a time" help="For each agent." value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Say the unit in the label or under it.',
      },
    ],
    donts: [
      {
        example: <NumberRow label="Limit" help="0 = unlimited, -1 = off" value={0} onValueChange={nothing} />,
        why: 'Do not give a number a secret meaning: say it with a switch, and with `isZeroEmpty` where the server has it so.',
      },
    ],
    keyboard: `Only digits are taken. ${field}`,
  },
  {
    parts: ['SelectRow', 'SelectRow'],
    use: 'For a choice of one among up to fifteen whose names say it all.',
    avoid:
      'For yes or no (`SwitchRow`), for choices that need explaining (`RadioCardsRow`), for long lists (`SearchSelectRow`).',
    dos: [
      {
        example: (
          <Kept<string | number> initial={5}>
            {(value, onValueChange) => (
              <SelectRow label="Ask again after" options={minutes} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Write the options so that they end the sentence of the label.',
      },
    ],
    donts: [
      {
        example: <SelectRow label="Sound" options={yesNo} value={1} onValueChange={nothing} />,
        why: 'Do not make a person open a list to say yes.',
      },
    ],
    keyboard: `The browser’s own select: typing finds an option. ${field}`,
  },
  {
    parts: ['RadioCardsRow', 'RadioCardsRow'],
    use: 'For a choice of one among two to five that need a sentence or a picture each.',
    avoid: 'Where the names say it all: a select takes less room.',
    dos: [
      {
        example: (
          <Kept<string | number> initial="right">
            {(value, onValueChange) => (
              <RadioCardsRow label="Corner" options={corners} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Say in one sentence what follows from each choice.',
      },
    ],
    donts: [
      {
        example: <RadioCardsRow label="Retries" options={numbers} value="1" onValueChange={nothing} />,
        why: 'Do not spend cards on what a select says in one line.',
      },
    ],
    keyboard: `A radio group: one stop, the arrow keys choose. ${field}`,
  },
  {
    parts: ['SearchSelectRow', 'SearchSelectRow'],
    use: 'For a choice of one among many, such as a time zone.',
    avoid: 'For fewer than fifteen options, which a select shows at a glance.',
    dos: [
      {
        example: (
          <Kept initial="No">
            {(value, onValueChange) => (
              <SearchSelectRow label="Country" options={countries} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Give options other words that find them (`keywords`).',
      },
    ],
    donts: [
      {
        example: (
          <SearchSelectRow label="Country" placeholder="Type a country" options={[]} value="" onValueChange={nothing} />
        ),
        why: 'Do not offer an empty list as if it were free text: only what is an option is taken.',
      },
    ],
    keyboard: `A combobox: typing narrows, the arrow keys walk, Enter takes, Escape leaves all as it was. ${field}`,
  },
  {
    parts: ['ChipsRow', 'ChipsRow'],
    use: 'For several of many, such as countries.',
    avoid: 'For texts that people write (`ListRow`), and for two or three options, which are switches.',
    dos: [
      {
        example: (
          <Kept initial={['De', 'No'] as readonly string[]}>
            {(value, onValueChange) => (
              <ChipsRow
                label="Only for visitors from"
                options={countries}
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </Kept>
        ),
        why: 'Let the label read on into the chips.',
      },
    ],
    donts: [
      {
        example: (
          <ChipsRow
            label="Countries"
            help="Leave empty for all, unless the other list is set."
            options={countries}
            value={[]}
            onValueChange={nothing}
          />
        ),
        why: 'Do not let empty mean two things.',
      },
    ],
    keyboard: `Backspace in the empty field takes the last chip away; the arrow keys lead along the chips. ${field}`,
  },
  {
    parts: ['ListRow', 'ListRow'],
    use: 'For a list of texts that people write: page patterns, words.',
    avoid: 'For choices (`ChipsRow`), and for things with more than one field.',
    dos: [
      {
        example: (
          <Kept initial={['/pricing', '/legal/.*'] as readonly string[]}>
            {(value, onValueChange) => (
              <ListRow
                label="Hide on these pages"
                value={value}
                onValueChange={onValueChange}
                remarkOf={(line) => (line.endsWith('.*') ? { note: 'Hides every page below.' } : undefined)}
              />
            )}
          </Kept>
        ),
        why: 'Say at each line what it does, or what is wrong with it.',
      },
    ],
    donts: [
      {
        example: <ListRow label="Pages" value={['/pricing, /legal, /checkout']} onValueChange={nothing} />,
        why: 'Do not take several things on one line: pasting splits them by itself.',
      },
    ],
    keyboard: `Enter adds a line, a paste of several lines adds them all; removing moves the focus to the next line. ${field}`,
  },
  {
    parts: ['ColorRow', 'ColorRow'],
    use: 'For a color of the widget: typed, chosen, or picked.',
    avoid: 'For colors of this product: those come from the theme.',
    dos: [
      {
        example: (
          <Kept initial="#3f51b5">
            {(value, onValueChange) => (
              <ColorRow
                label="Title bar"
                hint="White text can be read on it: 6.9 to 1."
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </Kept>
        ),
        why: 'Say how well text can be read on it.',
      },
    ],
    donts: [
      {
        example: <ColorRow label="Text on the title bar" value="#d7dcf5" onValueChange={nothing} />,
        why: 'Do not let a pair of colors be chosen blind.',
      },
    ],
    keyboard: `A text field, the browser’s picker and pressed buttons for suggestions. What is no color is refused while it is typed. ${field}`,
  },
  {
    parts: ['SecretRow', 'SecretRow'],
    use: 'For a key or a secret address that others must not read over a shoulder.',
    avoid: 'For passwords of people (`PasswordInput`), and for what is no secret: hidden text cannot be checked.',
    dos: [
      {
        example: (
          <Kept initial="k-9f31c8">
            {(value, onValueChange) => (
              <SecretRow
                label="API key"
                help="Anyone who has it can read your chats."
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </Kept>
        ),
        why: 'Say what the secret opens.',
      },
    ],
    donts: [
      {
        example: <SecretRow label="Account name" value="Acme" onValueChange={nothing} />,
        why: 'Do not hide what nobody could misuse.',
      },
    ],
    keyboard: `Hidden it stands nowhere in the page, not even for a screen reader; it can be copied all the same. ${field}`,
  },
  {
    parts: ['SwitchRow', 'SwitchRow'],
    use: 'For a setting that is on or off.',
    avoid: 'For something that happens once (a button), or for two options that are not each other’s opposite.',
    dos: [
      {
        example: (
          <Kept initial>
            {(value, onValueChange) => (
              <SwitchRow label="Play a sound for new messages" value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Write the label as what is the case when it is on.',
      },
    ],
    donts: [
      {
        example: <SwitchRow label="Do not disable sounds" value onValueChange={nothing} />,
        why: 'Do not deny in a label: off would then mean not not.',
      },
    ],
    keyboard: `Space or Enter turns it. ${field}`,
  },
  {
    parts: ['RowGroup', 'DependentRows'],
    use: 'For rows of a section that belong together, under a small heading; `DependentRows` for those that only matter while the switch above them is on.',
    avoid: 'For one row, and for what deserves a section with a save bar of its own.',
    dos: [
      {
        example: (
          <RowGroup title="Transcript">
            <SwitchRow label="Send a transcript by email" value={false} onValueChange={nothing} />
            <DependentRows>
              <TextRow
                label="Send it to"
                value=""
                onValueChange={nothing}
                disabledReason="Turn on the transcript to set this."
              />
            </DependentRows>
          </RowGroup>
        ),
        why: 'Keep dependent rows in view and say what they wait for.',
      },
    ],
    donts: [
      {
        example: (
          <RowGroup title="Transcript">
            <TextRow label="Send it to" value="" onValueChange={nothing} disabledReason="" />
          </RowGroup>
        ),
        why: 'Do not grey something out without a reason.',
      },
    ],
    keyboard: 'A group with its heading as a name. Dependent rows follow their switch in the order of the focus.',
  },
];
