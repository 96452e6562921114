import type { PermissionsData } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { Banner } from '../../ui/feedback/banner';
import { AskFirst } from './ask-first';
import { permissionsLabels } from './labels';

interface LegacyNoticeProps {
  data: PermissionsData;
  onReinstall: (() => void) | undefined;
}

/** The widget is bound to Slack's first OAuth version. */
export function LegacyNotice({ data, onReinstall }: LegacyNoticeProps) {
  const labels = useLabels(permissionsLabels);
  const points = [labels.reinstallNew, labels.reinstallEnds, labels.reinstallStays];
  return (
    <div className="cd-banners">
      <Banner
        tone="warning"
        action={
          onReinstall && (
            <AskFirst
              name={labels.reinstall}
              title={labels.reinstallTitle(data.workspace)}
              points={data.mainUser ? [...points, labels.reinstallUser(data.mainUser)] : points}
              look="primary"
              onConfirm={onReinstall}
            />
          )
        }
      >
        <strong>{labels.legacyTitle}</strong> {labels.legacyText}
      </Banner>
    </div>
  );
}
