import { memo, type ReactNode } from 'react';
import { Heading, Text } from '../base/text';

interface SectionAboutProps {
  /** Of the title, by which the section is named. */
  id: string;
  title: string;
  /** One sentence of what the section is for. */
  description: ReactNode;
  /** What follows the sentence, such as a link. */
  children?: ReactNode;
}

/** What a section of a settings tab is about. */
export const SectionAbout = memo(function SectionAbout({ id, title, description, children }: SectionAboutProps) {
  return (
    <div className="cd-section-about">
      <Heading as="h2" size="3" weight="medium" id={id}>
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {description}
      </Text>
      {children}
    </div>
  );
});
