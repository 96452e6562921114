import { memo, type ReactNode } from 'react';
import { Heading, Text } from '../base/text';

interface SectionAboutProps {
  /** The id of the title, which names the section. */
  id: string;
  title: string;
  /** One sentence about what the section is for. */
  description: ReactNode;
  /** After the sentence, for example a link. */
  children?: ReactNode;
}

/** A settings section's title and description. */
export const SectionAbout = memo(function SectionAbout({ id, title, description, children }: SectionAboutProps) {
  return (
    <div className="cd-section-about">
      <Heading as="h2" size="3" id={id}>
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {description}
      </Text>
      {children}
    </div>
  );
});
