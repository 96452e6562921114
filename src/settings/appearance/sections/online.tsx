import { memo, useMemo } from 'react';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { settingChoices } from '../../../model/entities/widget-settings';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { RowGroup } from '../../../ui/editor/rows/row-group';
import { ColorRowsSkeleton } from './color-rows-skeleton';
import { Form } from './form';
import { appearanceLabels } from '../labels';
import { Line, Message } from './rows';
import { Section } from './section';

const ColorRows = lazyPart(() => import('../later-parts').then((part) => part.ColorRows), <ColorRowsSkeleton />);

/** What visitors see while the team can answer. */
export const OnlineSection = memo(function OnlineSection() {
  const { phases } = useLabels(appearanceLabels);
  return (
    <Section name="online">
      <RowGroup title={phases.closed}>
        <ColorRows />
        <CollapsedModeRow />
      </RowGroup>
      <RowGroup title={phases.start}>
        <Line name="onlineTitle" />
        <Message name="autoResponseMessage" />
        <Line name="onlineMessagePlaceholder" />
      </RowGroup>
      <RowGroup title={phases.chat}>
        <Line name="browserSideAuthorLabel" />
        <Message name="noAnswerWithoutEmail" />
        <Message name="noAnswerWithEmail" />
      </RowGroup>
    </Section>
  );
});

function CollapsedModeRow() {
  const { collapsedModes } = useLabels(appearanceLabels);
  const options = useMemo(
    () =>
      settingChoices.collapsedMode.map((mode) => ({
        value: mode,
        title: collapsedModes[mode].title,
        description: collapsedModes[mode].text,
        picture: <span className="cd-mode" data-mode={mode} />,
      })),
    [collapsedModes],
  );
  return <Form.RadioCardsRow name="collapsedMode" options={options} defaultValue={initialAppearance.collapsedMode} />;
}
