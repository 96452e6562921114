import type { VariantProps } from 'class-variance-authority';

/** The accent of Radix Themes for each of our tones: its parts take a `color` where ours take a `tone`. */
export const accents = { plain: 'gray', info: 'indigo', success: 'green', warning: 'amber', danger: 'red' } as const;

/** What a variant of a part may be: `Variant<typeof dot, 'state'>`. */
export type Variant<Part extends (...given: never[]) => string, Name extends keyof VariantProps<Part>> = NonNullable<
  VariantProps<Part>[Name]
>;
