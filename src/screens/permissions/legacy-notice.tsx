import type { PermissionsData } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { Banner } from '../../ui/feedback/banner';
import type { ComponentProps } from 'react';
import { AskFirst } from './ask-first';
import { permissionsLabels } from './labels';

interface LegacyNoticeProps {
  data: PermissionsData;
  onReinstall: (() => void) | undefined;
}

/** The widget uses Slack's first OAuth version. */
export function LegacyNotice({ data, onReinstall }: LegacyNoticeProps) {
  const labels = useLabels(permissionsLabels);
  return (
    <div className="cd-banners">
      <Banner
        tone="warning"
        action={
          onReinstall && <Reinstall data={data} name={labels.reinstall} look="primary" onReinstall={onReinstall} />
        }
      >
        <strong>{labels.legacyTitle}</strong> {labels.legacyText}
      </Banner>
    </div>
  );
}

interface ReinstallProps extends Pick<ComponentProps<typeof AskFirst>, 'name' | 'href' | 'look'> {
  data: PermissionsData;
  onReinstall: () => void;
}

/** A link to reconnect, which asks first. */
export function Reinstall({ data, onReinstall, ...way }: ReinstallProps) {
  const labels = useLabels(permissionsLabels);
  const points = [labels.reinstallNew, labels.reinstallEnds, labels.reinstallStays];
  return (
    <AskFirst
      {...way}
      confirmLabel={labels.reinstall}
      title={labels.reinstallTitle(data.workspace)}
      points={data.mainUser ? [...points, labels.reinstallUser(data.mainUser)] : points}
      onConfirm={onReinstall}
    />
  );
}
