import { needsAttention, type Attention } from '../../model/dashboard/attention';
import type { Workspace } from '../../model/dashboard/dashboard';
import { offlineFix, type AttentionReason } from '../../model/places/why-offline';
import { ButtonLink } from '../../ui/base/button-link';
import { AlertIcon, OffIcon, UnfinishedIcon } from '../../ui/base/icons';
import { whyOfflineLabels } from '../../ui/feedback/why-offline';
import { useWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { Button, Heading, Text } from '../../ui/radix';
import { usePages } from '../../ui/data-table/use-pages';
import { useId, useMemo, useState } from 'react';
import { dashboardLabels } from './labels';

/** More are shown on demand, so that the cards stay within reach. */
const FIRST_ROWS = 5;

const icons = { connectionExpired: AlertIcon, switchedOff: OffIcon, setupUnfinished: UnfinishedIcon };

interface AttentionListProps {
  workspaces: readonly Workspace[];
  isAdmin: boolean;
}

/** Widgets that someone has to look after, each with the reason and what to do about it. */
export function AttentionList({ workspaces, isAdmin }: AttentionListProps) {
  const labels = useLabels(dashboardLabels);
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => needsAttention(workspaces), [workspaces]);
  const { shown, pager } = usePages(isOpen ? found : found.slice(0, FIRST_ROWS));
  if (found.length === 0) return null;
  return (
    <section className="cd-workspace" aria-labelledby={headingId} data-chatdeck="attention">
      <div className="cd-workspace-header">
        <Heading as="h2" size="3" id={headingId}>
          {labels.attention}
        </Heading>
        <Text size="1" color="gray">
          {labels.attentionCount(found.length)}
        </Text>
      </div>
      <ul className="cd-framed cd-attention">
        {shown.map((each, index) => (
          <AttentionRow key={String(each.id)} attention={each} isAdmin={isAdmin} isFirst={index === 0} />
        ))}
      </ul>
      {pager}
      {found.length > FIRST_ROWS && (
        <Button type="button" variant="ghost" color="gray" onClick={() => setOpen(!isOpen)}>
          {isOpen ? labels.attentionLess : labels.attentionAll(found.length)}
        </Button>
      )}
    </section>
  );
}

interface AttentionRowProps {
  attention: Attention;
  isAdmin: boolean;
  /** The most urgent of all. */
  isFirst: boolean;
}

function AttentionRow({ attention, isAdmin, isFirst }: AttentionRowProps) {
  const { id, workspace, reason } = attention;
  const labels = useLabels(dashboardLabels);
  const reasons = useLabels(whyOfflineLabels);
  const nameOf = useWidgetName();
  const nameId = useId();
  const Icon = icons[reason];
  const fix = offlineFix(reason, id, isAdmin);
  return (
    <li className="cd-attention-row" data-reason={reason}>
      <Text size="2" weight="medium" className="cd-attention-kind">
        <Icon size={16} aria-hidden />
        {kindOf(reason, labels)}
      </Text>
      <Text size="2" id={nameId} className="cd-attention-name">
        <Text weight="medium">{nameOf(attention)}</Text>
        {workspace !== '' && <Text color="gray"> {labels.attentionIn(workspace)}</Text>}
      </Text>
      <Text size="2" color="gray" className="cd-attention-reason">
        {reasons[reason]}
      </Text>
      {fix && (
        <ButtonLink to={fix} variant={isFirst ? 'solid' : 'outline'} aria-describedby={nameId}>
          {reasons[`${reason}Link`]}
        </ButtonLink>
      )}
    </li>
  );
}

function kindOf(reason: AttentionReason, labels: (typeof dashboardLabels)['defaults']): string {
  if (reason === 'connectionExpired') return labels.broken;
  return reason === 'switchedOff' ? labels.offline : labels.unfinishedShort;
}
