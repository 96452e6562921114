import { SegmentedControl as ThemedControl } from '@radix-ui/themes';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** The chosen option's value. */
  value: Value;
  /** Called with the chosen option's value. */
  onValueChange(next: Value): void;
  /** Two to five options of one short word each. */
  options: readonly { value: Value; label: string }[];
}

/** A choice among two to five short, visible options; overflow scrolls. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onValueChange, options } = props;
  const handleChange = (next: string) => {
    const option = options.find((each) => each.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <div className="cd-segments" data-chatdeck="segmented-control">
      <ThemedControl.Root
        aria-label={label}
        value={value}
        onValueChange={handleChange}
        // Radix would set an inline style, which a strict policy blocks in server-rendered HTML.
        style={{ outline: undefined }}
      >
        {options.map((option) => (
          <ThemedControl.Item key={option.value} value={option.value}>
            {option.label}
          </ThemedControl.Item>
        ))}
      </ThemedControl.Root>
    </div>
  );
}
