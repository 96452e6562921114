import type { PermissionsData } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import type { ComponentProps } from 'react';
import { ApprovalCard } from './approval-card';
import { AskFirst } from './ask-first';
import { permissionsLabels } from './labels';

interface LegacyNoticeProps {
  data: PermissionsData;
  /** How many permissions reinstalling also approves. */
  missing: number;
  onReinstall: (() => void) | undefined;
}

/** The widget uses Slack's first OAuth version. */
export function LegacyNotice({ data, missing, onReinstall }: LegacyNoticeProps) {
  const labels = useLabels(permissionsLabels);
  const { count } = useFormat();
  return (
    <ApprovalCard
      title={missing > 0 ? labels.reinstallToApprove(missing, count(missing)) : labels.legacyTitle}
      text={missing > 0 ? `${labels.legacyTitle} ${labels.legacyText}` : labels.legacyText}
      action={onReinstall && <Reinstall data={data} name={labels.reinstall} onReinstall={onReinstall} />}
    />
  );
}

interface ReinstallProps extends Pick<ComponentProps<typeof AskFirst>, 'name' | 'href' | 'variant'> {
  data: PermissionsData;
  onReinstall: () => void;
}

/** A link to reconnect, which asks first. */
export function Reinstall({ data, onReinstall, ...way }: ReinstallProps) {
  const labels = useLabels(permissionsLabels);
  const points = [labels.reinstallNew, labels.reinstallEnds, labels.reinstallStays, labels.meanwhile];
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
