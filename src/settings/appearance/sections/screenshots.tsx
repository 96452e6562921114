import { memo } from 'react';
import { Line, Message } from './rows';
import { Section } from './section';

/** What visitors are asked before a screenshot of their page is taken. */
export const ScreenshotsSection = memo(function ScreenshotsSection() {
  return (
    <Section name="screenshots">
      <Message name="requestScreenshotText" />
      <Line name="requestScreenshotAllowLabel" />
      <Line name="requestScreenshotDeclineLabel" />
    </Section>
  );
});
