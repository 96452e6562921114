import type { ReactNode } from 'react';
import { Text } from '../base/text';
import { Checkbox } from '../inputs/checkbox';

interface SelectAllProps {
  /** How many are selected. */
  count: number;
  /** How many can be selected. */
  total: number;
  onAllChange(isOn: boolean): void;
  /** What the checkbox does, or how many are selected. */
  children: ReactNode;
}

/** The checkbox that selects all of a list or none. */
export function SelectAll({ count, total, onAllChange, children }: SelectAllProps) {
  return (
    <Text as="label" size="2" className="cd-check">
      <Checkbox
        checked={count === 0 ? false : count === total ? true : 'mixed'}
        disabled={total === 0}
        onCheckedChange={onAllChange}
      />
      <span>{children}</span>
    </Text>
  );
}
