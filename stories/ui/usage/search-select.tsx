import { SearchSelect, ZoneSelect } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

const countries = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'].map((label) => ({
  value: label.slice(0, 2),
  label,
}));
const noon = Date.UTC(2026, 2, 3, 12);

export const usages: readonly Usage[] = [
  {
    parts: ['SearchSelect'],
    use: 'For a choice of one among many outside of a settings form; inside one, `SearchSelectRow` adds label, help and error.',
    avoid: 'For free text, and for fewer than fifteen options.',
    dos: [
      {
        example: (
          <Kept initial="No">
            {(value, onValueChange) => (
              <SearchSelect label="Country" options={countries} value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Keep what was chosen when somebody leaves without choosing.',
      },
    ],
    donts: [
      {
        example: (
          <SearchSelect
            label="Size"
            options={[
              { value: 's', label: 'Small' },
              { value: 'l', label: 'Large' },
            ]}
            value="s"
            onValueChange={nothing}
          />
        ),
        why: 'Do not make people search among two.',
      },
    ],
    keyboard:
      'A combobox. Typing narrows whatever the case and the accents, arrows walk, Enter takes, Escape closes; how many were found is announced.',
  },
  {
    parts: ['ZoneSelect'],
    use: 'For a time zone. It shows how far each is ahead and what its clocks show.',
    avoid: 'For an offset such as UTC+2, which is wrong for half of the year.',
    dos: [
      {
        example: (
          <Kept initial="Europe/Berlin">
            {(value, onValueChange) => (
              <ZoneSelect
                label="Time zone"
                now={noon}
                localZone="America/New_York"
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </Kept>
        ),
        why: 'Let people recognize their zone by the time on their wall.',
      },
    ],
    donts: [
      {
        example: (
          <SearchSelect
            label="Time zone"
            options={[{ value: '+2', label: 'UTC+2' }]}
            value="+2"
            onValueChange={nothing}
          />
        ),
        why: 'Do not offer bare offsets.',
      },
    ],
    keyboard:
      'As `SearchSelect`. A city, a country, an abbreviation such as CET or an offset finds it; End leads to the browser’s own zone.',
  },
];
