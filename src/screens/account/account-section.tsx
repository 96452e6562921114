import { Heading, Text } from '../../ui/radix';
import { useSectionOptions } from '../../ui/page/section-options';
import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  name: string;
  title: string;
  help: string;
  /** Below the help, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page: what it is about at the start, and what there is beside it. */
export function AccountSection({ name, title, help, action, children }: AccountSectionProps) {
  const id = useId();
  const { isHidden } = useSectionOptions(name);
  if (isHidden) return null;
  return (
    <section className="cd-account-section" aria-labelledby={id} data-chatdeck="section" data-name={name}>
      <div className="cd-account-about">
        <Heading as="h2" size="3" id={id}>
          {title}
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {help}
        </Text>
        {action}
      </div>
      <div className="cd-account-content">{children}</div>
    </section>
  );
}
