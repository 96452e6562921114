import { Line, Toggle } from './rows';
import { Section } from './section';
import type { FormProps } from './form';

/** Words on buttons that occur in several places. */
export function ButtonsSection({ editor }: FormProps) {
  return (
    <Section name="buttons" editor={editor}>
      <Line name="defaultCancelBtnLabel" />
      <Line name="defaultSendBtnLabel" />
      <Toggle name="showSendBtnOnDesktop" />
      <Line name="defaultYesBtnLabel" />
      <Line name="defaultNoBtnLabel" />
    </Section>
  );
}
