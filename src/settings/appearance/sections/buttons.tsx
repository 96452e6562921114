import { memo } from 'react';
import { Line, Toggle } from './rows';
import { Section } from './section';

/** Labels of buttons that appear in several places. */
export const ButtonsSection = memo(function ButtonsSection() {
  return (
    <Section name="buttons">
      <Line name="defaultCancelBtnLabel" />
      <Line name="defaultSendBtnLabel" />
      <Toggle name="showSendBtnOnDesktop" />
      <Line name="defaultYesBtnLabel" />
      <Line name="defaultNoBtnLabel" />
    </Section>
  );
});
