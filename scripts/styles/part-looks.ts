interface PartLook {
  /** One digit per size. */
  sizes: string;
  variants?: readonly string[];
}

const one = { sizes: '2', variants: ['surface'] };
const button = { sizes: '123', variants: ['solid', 'outline', 'ghost', 'soft'] };

/**
 * The sizes and variants in which our screens show parts of Radix Themes. The stylesheet has no rules for others, and a
 * story fails that shows one.
 */
const partLooks: Record<string, PartLook> = {
  Badge: { sizes: '1', variants: ['soft'] },
  BaseButton: button,
  BaseCheckboxRoot: one,
  BaseDialogContent: { sizes: '3' },
  BaseMenuContent: { sizes: '2', variants: ['soft'] },
  BaseTabList: { sizes: '2' },
  Button: button,
  CalloutRoot: { sizes: '12', variants: ['soft'] },
  IconButton: button,
  PopoverContent: { sizes: '1' },
  ProgressRoot: { sizes: '1', variants: ['surface'] },
  RadioCardsRoot: { sizes: '1', variants: ['surface'] },
  SegmentedControlRoot: { sizes: '2', variants: ['surface'] },
  SelectTrigger: one,
  Spinner: { sizes: '123' },
  SwitchRoot: { sizes: '12', variants: ['surface'] },
  SwitchThumb: { sizes: '12', variants: ['surface'] },
  Text: { sizes: '123456' },
  TextAreaRoot: one,
  TextFieldRoot: { sizes: '23', variants: ['surface'] },
};

/** Whether a part, such as `rt-Button`, is shown with a class like `rt-r-size-2` or `rt-variant-ghost`. */
export function isShown(part: string, look: string): boolean {
  const known = partLooks[part.replace('rt-', '')];
  const [, kind, value = ''] = /^rt-(r-size|variant)-(\w+)$/.exec(look) ?? [];
  if (!known || kind === undefined) return true;
  return kind === 'variant' ? (known.variants?.includes(value) ?? true) : known.sizes.includes(value);
}
