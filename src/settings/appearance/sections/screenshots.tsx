import { Line, Message } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** What visitors are asked before a picture of their page is taken. */
export function ScreenshotsSection(props: SectionProps) {
  const { labels } = props;
  return (
    <Section name="screenshots" {...props}>
      <Message name="requestScreenshotText" labels={labels} />
      <Line name="requestScreenshotAllowLabel" labels={labels} />
      <Line name="requestScreenshotDeclineLabel" labels={labels} />
    </Section>
  );
}
