import { memo } from 'react';
import { Line, Message } from './rows';
import { Section } from './section';

/** The form that asks visitors who they are. */
export const InfoPromptSection = memo(function InfoPromptSection() {
  return (
    <Section name="infoPrompt">
      <Message name="requireInfoGreeting" />
      <Line name="requireInfoSubmitBtn" />
    </Section>
  );
});
