import { Callout as ThemedCallout } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import { accents, type Variant } from '../base/variants';

const callout = cva('cd-callout', {
  variants: {
    tone: {
      plain: 'cd-callout-plain',
      info: 'cd-callout-info',
      success: 'cd-callout-success',
      warning: 'cd-callout-warning',
      danger: 'cd-callout-danger',
    },
  },
});

export type CalloutTone = Variant<typeof callout, 'tone'>;

interface CalloutProps extends Omit<ThemedCallout.RootProps, 'color' | 'size'> {
  tone: CalloutTone;
  /** The stable part name. */
  part: string;
  icon: ReactNode;
  /** The text. */
  children: ReactNode;
  /** After the text. */
  actions?: ReactNode;
}

/** Text next to an icon, in the color of its tone. */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(props, ref) {
  const { tone, part, icon, children, actions, className, ...rest } = props;
  return (
    <ThemedCallout.Root
      {...rest}
      ref={ref}
      color={accents[tone]}
      size="1"
      className={callout({ tone, className })}
      data-chatdeck={part}
    >
      <ThemedCallout.Icon>{icon}</ThemedCallout.Icon>
      <ThemedCallout.Text>{children}</ThemedCallout.Text>
      {actions}
    </ThemedCallout.Root>
  );
});
