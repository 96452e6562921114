import { Line, Message } from './rows';
import { Section } from './section';
import type { FormProps } from './form';

/** What visitors are asked before a picture of their page is taken. */
export function ScreenshotsSection({ editor }: FormProps) {
  return (
    <Section name="screenshots" editor={editor}>
      <Message name="requestScreenshotText" />
      <Line name="requestScreenshotAllowLabel" />
      <Line name="requestScreenshotDeclineLabel" />
    </Section>
  );
}
