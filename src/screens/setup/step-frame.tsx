import { Heading, Text } from '../../ui/radix';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface StepFrameProps {
  title: string;
  text: string;
  /** The user has just come from another step, so the title takes the focus. */
  isArrival: boolean;
  children: ReactNode;
}

/** A step: its purpose, and the one decision to make. */
export function StepFrame({ title, text, isArrival, children }: StepFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <section className="cd-setup-step" aria-labelledby={id} data-chatdeck="setup-step">
      <div className="cd-setup-about">
        <Heading ref={heading} as="h2" size="4" id={id} tabIndex={-1}>
          {title}
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {text}
        </Text>
      </div>
      {children}
    </section>
  );
}
