import { Line, Message } from './rows';
import { Section } from './section';
import type { FormProps } from './form';

/** The form that asks visitors who they are. */
export function InfoPromptSection({ editor }: FormProps) {
  return (
    <Section name="infoPrompt" editor={editor}>
      <Message name="requireInfoGreeting" />
      <Line name="requireInfoSubmitBtn" />
    </Section>
  );
}
