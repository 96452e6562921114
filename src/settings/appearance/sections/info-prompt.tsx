import { Line, Message } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** The form that asks visitors who they are. */
export function InfoPromptSection(props: SectionProps) {
  const { labels } = props;
  return (
    <Section name="infoPrompt" {...props}>
      <Message name="requireInfoGreeting" labels={labels} />
      <Line name="requireInfoSubmitBtn" labels={labels} />
    </Section>
  );
}
