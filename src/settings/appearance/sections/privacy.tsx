import { appearanceBlock, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { useField } from '../../../ui/editor/editor-context';
import { PlainLongTextRow } from '../../../ui/editor/rows/long-text-row';
import { DependentRows, RowGroup } from '../../../ui/editor/rows/row-group';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';
import type { FormProps } from './form';
import { Line, Toggle } from './rows';
import { Section } from './section';

/** What is collected, the policy, and what visitors agree to before they write. */
export function PrivacySection({ editor }: FormProps) {
  const labels = useLabels(appearanceLabels);
  const row = <Name extends keyof AppearanceSettings>(name: Name) => {
    const block = appearanceBlock(name, editor.value, true);
    return { name, disabledReason: block && labels.blocks[block] };
  };
  return (
    <Section name="privacy" editor={editor}>
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
          <AcceptanceTextRow
            disabledReason={row('acceptanceText').disabledReason}
            isTooShort={editor.errors.acceptanceText === 'tooShort'}
          />
          <Line {...row('defaultAcceptBtnLabel')} />
        </DependentRows>
      </RowGroup>
    </Section>
  );
}

interface AcceptanceTextRowProps {
  disabledReason: string | undefined;
  isTooShort: boolean;
}

/** Too short has words of its own. */
function AcceptanceTextRow({ disabledReason, isTooShort }: AcceptanceTextRowProps) {
  const { acceptanceTooShort } = useLabels(appearanceLabels);
  const field = useField<string>('acceptanceText', initialAppearance.acceptanceText);
  return (
    <PlainLongTextRow
      {...field}
      error={isTooShort ? acceptanceTooShort : field.error}
      disabledReason={disabledReason}
    />
  );
}
