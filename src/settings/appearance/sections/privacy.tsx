import { appearanceBlock, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { useField } from '../../../ui/editor/editor-context';
import { PlainLongTextRow } from '../../../ui/editor/rows/long-text-row';
import { DependentRows, RowGroup } from '../../../ui/editor/rows/row-group';
import type { AppearanceLabels } from '../labels';
import { Line, Toggle } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** What is collected, the policy, and what visitors agree to before they write. */
export function PrivacySection(props: SectionProps) {
  const { editor, labels } = props;
  const row = <Name extends keyof AppearanceSettings>(name: Name) => {
    const block = appearanceBlock(name, editor.value, true);
    return { name, labels, disabledReason: block && labels.blocks[block] };
  };
  return (
    <Section name="privacy" {...props}>
      <RowGroup title={labels.groups.data}>
        <Toggle {...row('collectVisitorMetaData')} />
      </RowGroup>
      <RowGroup title={labels.groups.policy}>
        <Toggle {...row('displayPrivacyPolicy')} />
        <DependentRows>
          <Line {...row('privacyPolicyLinkText')} />
          <Line {...row('privacyPolicyLinkURL')} kind="url" />
        </DependentRows>
      </RowGroup>
      <RowGroup title={labels.groups.acceptance}>
        <Toggle {...row('requireAcceptance')} />
        <DependentRows>
          <AcceptanceTextRow {...row('acceptanceText')} isTooShort={editor.errors.acceptanceText === 'tooShort'} />
          <Line {...row('defaultAcceptBtnLabel')} />
        </DependentRows>
      </RowGroup>
    </Section>
  );
}

interface AcceptanceTextRowProps {
  labels: AppearanceLabels;
  disabledReason: string | undefined;
  isTooShort: boolean;
}

/** Too short has words of its own (widget settings, section 5). */
function AcceptanceTextRow({ labels, disabledReason, isTooShort }: AcceptanceTextRowProps) {
  const name = 'acceptanceText';
  const field = useField<string>(name, initialAppearance[name]);
  return (
    <PlainLongTextRow
      {...field}
      label={labels.fields[name]}
      help={labels.help[name]}
      error={isTooShort ? labels.acceptanceTooShort : field.error}
      disabledReason={disabledReason}
    />
  );
}
