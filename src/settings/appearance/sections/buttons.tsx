import { Line, Toggle } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** Words on buttons that occur in several places. */
export function ButtonsSection(props: SectionProps) {
  const { labels } = props;
  return (
    <Section name="buttons" {...props}>
      <Line name="defaultCancelBtnLabel" labels={labels} />
      <Line name="defaultSendBtnLabel" labels={labels} />
      <Toggle name="showSendBtnOnDesktop" labels={labels} />
      <Line name="defaultYesBtnLabel" labels={labels} />
      <Line name="defaultNoBtnLabel" labels={labels} />
    </Section>
  );
}
