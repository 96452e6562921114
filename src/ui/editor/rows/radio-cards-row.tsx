import { memo, useId, type ReactNode } from 'react';
import { useArrowKeys } from '../../base/arrow-keys';
import { Checkable } from '../../inputs/checkable';
import { keyOf } from './choice-key';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';
import { Text } from '../../base/text';

export interface RadioCard<Value extends string | number> {
  value: Value;
  title: string;
  /** One sentence about the choice. */
  description?: string | undefined;
  /** A small drawing of the choice; adds nothing to the text. */
  picture?: ReactNode;
  /** Why this card can't be chosen now; replaces the sentence. */
  disabledReason?: string | undefined;
}

interface RadioCardsRowTexts<Value extends string | number> extends RowTexts {
  /** Keep the same array between renders. */
  options: readonly RadioCard<Value>[];
}

export type RadioCardsRowProps<Value extends string | number = string | number> = Omit<
  RadioCardsRowTexts<Value>,
  'label'
> &
  RowInput<Value>;

/**
 * A choice among a few options, each with a title, a sentence, and perhaps a picture. Use it when options need
 * explaining, and a select when their names are enough. Arrow keys choose.
 */
export const RadioCardsRow = memo(function RadioCardsRow(props: RadioCardsRowProps) {
  const { value, onValueChange, options, isReadOnly = false, ...row } = useRow(props);
  const open = options.filter((option) => option.disabledReason === undefined);
  const tabStop = open.find((option) => option.value === value) ?? open[0];
  const titleOf = (stored: string | number) =>
    options.find((option) => option.value === stored)?.title ?? String(stored);
  return (
    <Row {...row} layout="wide" isGroup say={row.say ?? titleOf}>
      {({ disabled, ...control }, labelId) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          className="rt-RadioCardsRoot rt-r-size-1 rt-variant-surface cd-choices"
        >
          {options.map((option) => (
            <Card
              key={keyOf(option.value)}
              card={option}
              isChosen={option.value === value}
              isTabStop={option === tabStop}
              isDisabled={disabled || isReadOnly || option.disabledReason !== undefined}
              onChoose={onValueChange}
            />
          ))}
        </div>
      )}
    </Row>
  );
});

interface CardProps {
  card: RadioCard<string | number>;
  isChosen: boolean;
  /** The Tab stop; arrow keys reach the others. */
  isTabStop: boolean;
  isDisabled: boolean;
  onChoose(value: string | number): void;
}

function Card({ card, isChosen, isTabStop, isDisabled, onChoose }: CardProps) {
  const { value, title, description, picture, disabledReason } = card;
  const id = useId();
  const handleKeyDown = useArrowKeys('[role=radiogroup]', '[role=radio]:enabled', { isChoosing: true });
  const text = disabledReason ?? description;
  return (
    <Checkable
      role="radio"
      checked={isChosen}
      onCheckedChange={(isOn) => {
        if (isOn) onChoose(value);
      }}
      onKeyDown={handleKeyDown}
      disabled={isDisabled}
      tabIndex={isTabStop ? 0 : -1}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className="rt-reset rt-BaseCard rt-RadioCardsItem cd-choice"
    >
      {picture && (
        <span className="cd-choice-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <Text size="2" weight="medium" id={`${id}-title`} className="cd-choice-title">
        {title}
      </Text>
      {text !== undefined && (
        <Text size="1" color="gray" id={`${id}-text`}>
          {text}
        </Text>
      )}
    </Checkable>
  );
}
