import { Button } from '@radix-ui/themes';
import { Text } from '../base/text';

interface ProgressLineProps {
  /** “Copying 2 of 5”. */
  text: string;
  /** How many are done. */
  value: number;
  /** Of how many. */
  max: number;
  stopLabel: string;
  /** Absent hides the button. */
  onStop?: (() => void) | undefined;
}

/** How far something with many steps is. */
export function ProgressLine({ text, value, max, stopLabel, onStop }: ProgressLineProps) {
  return (
    <div className="cd-progress-line">
      <div className="cd-download-bar">
        <Text as="span" size="1" color="gray" className="cd-numbers" role="status">
          {text}
        </Text>
        <progress aria-label={text} value={value} max={max || 1} />
      </div>
      {onStop && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={onStop}>
          {stopLabel}
        </Button>
      )}
    </div>
  );
}
