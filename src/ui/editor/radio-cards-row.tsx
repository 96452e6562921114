import { RadioCards } from '@radix-ui/themes';
import { memo, useId, type ReactNode } from 'react';
import { keyOf } from './choice-key';
import { useField } from './editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { Text } from '../text';

export interface RadioCard<Value extends string | number> {
  value: Value;
  title: string;
  /** One sentence of what the choice means. */
  description?: string | undefined;
  /** A small drawing of the choice; says nothing that the words do not say. */
  picture?: ReactNode;
  /** Why this card cannot be chosen at the moment; stands where the sentence stood. */
  disabledReason?: string | undefined;
}

interface RadioCardsRowTexts<Value extends string | number> extends RowTexts {
  /** Keep the same array from render to render. */
  options: readonly RadioCard<Value>[];
}

export interface RadioCardsRowProps<Value extends string | number = string | number>
  extends RadioCardsRowTexts<Value>, NamedRowProps<Value> {}

/**
 * A choice of one among a few, each with a title, a sentence and perhaps a picture. Use it where the choices need
 * explaining, a select where their names say it all. The arrow keys choose.
 */
export function RadioCardsRow({ name, defaultValue, ...texts }: RadioCardsRowProps) {
  return <PlainRadioCardsRow {...texts} {...useField<string | number>(name, defaultValue)} />;
}

type PlainRadioCardsRowProps = RadioCardsRowTexts<string | number> & PlainRowProps<string | number>;

/** `RadioCardsRow` that is given its value instead of reading it from the frame. */
export const PlainRadioCardsRow = memo(function PlainRadioCardsRow(props: PlainRadioCardsRowProps) {
  const { value, onValueChange, options, theirs, isReadOnly = false, ...row } = props;
  const theirCard = options.find((option) => option.value === theirs);
  return (
    <Row {...row} control="wide" isGroup theirs={theirCard?.title ?? String(theirs ?? '')}>
      {({ disabled, ...control }, labelId) => (
        <RadioCards.Root
          {...control}
          aria-labelledby={labelId}
          size="1"
          className="cd-choices"
          disabled={disabled || isReadOnly}
          value={keyOf(value)}
          onValueChange={(key) => {
            const chosen = options.find((option) => keyOf(option.value) === key);
            if (chosen) onValueChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <Card key={keyOf(option.value)} card={option} />
          ))}
        </RadioCards.Root>
      )}
    </Row>
  );
});

function Card({ card }: { card: RadioCard<string | number> }) {
  const { value, title, description, picture, disabledReason } = card;
  const id = useId();
  const text = disabledReason ?? description;
  return (
    <RadioCards.Item
      value={keyOf(value)}
      disabled={disabledReason !== undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className="cd-choice"
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
    </RadioCards.Item>
  );
}
