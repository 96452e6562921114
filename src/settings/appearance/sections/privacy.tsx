import { memo } from 'react';
import { appearanceBlocks, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { useField } from '../../../ui/editor/editor-context';
import { LongTextRow } from '../../../ui/editor/rows/long-text-row';
import { DependentRows, RowGroup } from '../../../ui/editor/rows/row-group';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';
import { useSetting } from './form';
import { Line, Toggle } from './rows';
import { Section } from './section';

/** What is collected, the policy, and what visitors accept before they write. */
export const PrivacySection = memo(function PrivacySection() {
  const labels = useLabels(appearanceLabels);
  const blocks = useSetting((settings) => appearanceBlocks(settings, true));
  const row = <Name extends keyof AppearanceSettings>(name: Name) => {
    const block = blocks[name];
    return { name, disabledReason: block && labels.blocks[block] };
  };
  return (
    <Section name="privacy">
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
          <AcceptanceTextRow disabledReason={row('acceptanceText').disabledReason} />
          <Line {...row('defaultAcceptBtnLabel')} />
        </DependentRows>
      </RowGroup>
    </Section>
  );
});

/** Too short has a specific message. */
function AcceptanceTextRow({ disabledReason }: { disabledReason: string | undefined }) {
  const { acceptanceTooShort } = useLabels(appearanceLabels);
  const field = useField<string>('acceptanceText', initialAppearance.acceptanceText);
  return (
    <LongTextRow
      {...field}
      error={field.errorCode === 'tooShort' ? acceptanceTooShort : field.error}
      disabledReason={disabledReason}
    />
  );
}
