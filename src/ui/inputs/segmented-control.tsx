import { SegmentedControl as ThemedControl } from '@radix-ui/themes';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for those who cannot see it. */
  label: string;
  /** The value of the option that is chosen. */
  value: Value;
  /** The value of the option that the person has chosen. */
  onValueChange(next: Value): void;
  /** Two to five, one short word each. */
  options: readonly { value: Value; label: string }[];
}

/** A choice of one among two to five short words that all show; what does not fit scrolls. */
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
        // Radix would write one, which a strict policy refuses in what a server renders.
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
