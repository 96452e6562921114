import { safeHref } from '../../model/core/address';
import type { AccountProps, AccountView } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import type { ReactNode } from 'react';
import { AccountSection } from './account-section';
import { accountLabels } from './labels';
import { PortalButton } from './portal-button';
import { PortalProblem } from './portal-problem';

interface LeaveSectionProps extends Pick<AccountProps, 'portal' | 'onPortalOpen'> {
  account: AccountView;
}

/** The export of the account's data, and the end of its plan. */
export function LeaveSection({ account, portal, onPortalOpen }: LeaveSectionProps) {
  const labels = useLabels(accountLabels);
  const { isAdmin, canCancel, info } = account;
  const exportUrl = info?.exportUrl;
  const hasExport = exportUrl !== undefined && safeHref(exportUrl) !== undefined;
  const canLeave = canCancel && isAdmin && onPortalOpen !== undefined;
  if (!hasExport && !canLeave) return null;
  return (
    <AccountSection name="leaving" title={labels.leaving} help={labels.leavingHelp}>
      <PortalProblem portal={portal} page="subscription_cancel" />
      <div className="cd-account-rows">
        {hasExport && (
          <Row title={labels.dataExport} text={labels.dataExportHelp}>
            <ExternalLink href={exportUrl}>{labels.downloadExport}</ExternalLink>
          </Row>
        )}
        {canLeave && (
          <Row title={labels.endPlan} text={labels.endPlanHelp}>
            <PortalButton {...{ isAdmin, portal, onPortalOpen }} page="subscription_cancel" label={labels.cancel} />
          </Row>
        )}
      </div>
    </AccountSection>
  );
}

interface RowProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <div className="cd-account-row">
      <div>
        <Text as="p" size="2">
          {title}
        </Text>
        <Text as="p" size="1" color="gray">
          {text}
        </Text>
      </div>
      {children}
    </div>
  );
}
