import { StartOver, type StartOverProps } from '../overlays/widget-reset';
import { widgetResetLabels } from '../overlays/widget-reset-labels';
import { Text } from '../base/text';
import { useLabels } from '../theme/labels';
import { PageSection } from './page-section';

/** The part of a page where a finished widget is deleted. */
export function WidgetDangerZone(props: Omit<StartOverProps, 'isFinished' | 'triggerTone'>) {
  const labels = useLabels(widgetResetLabels);
  return (
    <PageSection name="danger" title={labels.danger} description={labels.dangerText} tone="danger">
      <div className="cd-danger-way">
        <Text as="p" size="2" color="gray" className="cd-prose">
          {labels.startOverHelp}
        </Text>
        <StartOver {...props} isFinished triggerTone="danger" />
      </div>
    </PageSection>
  );
}
