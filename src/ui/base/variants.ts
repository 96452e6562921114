import type { VariantProps } from 'class-variance-authority';

/** The Radix Themes accent for each of our tones: its parts take a `color`, ours a `tone`. */
export const accents = { plain: 'gray', info: 'indigo', success: 'green', warning: 'amber', danger: 'red' } as const;

/** The values of a part's variant: `Variant<typeof dot, 'state'>`. */
export type Variant<Part extends (...given: never[]) => string, Name extends keyof VariantProps<Part>> = NonNullable<
  VariantProps<Part>[Name]
>;
