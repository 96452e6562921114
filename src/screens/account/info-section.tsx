import type { AccountInfo } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { AccountSection } from './account-section';
import { Facts } from './facts';
import { accountLabels } from './labels';

/** What only admins see of their account. */
export function InfoSection({ info }: { info: AccountInfo }) {
  const labels = useLabels(accountLabels);
  const { day } = useDates();
  const { id, organization, createdAt } = info;
  return (
    <AccountSection name="info" title={labels.info} help={labels.infoHelp}>
      <Facts
        facts={[
          { name: labels.organization, value: <bdi>{organization || labels.none}</bdi> },
          { name: labels.accountId, value: String(id) },
          ...(createdAt === null ? [] : [{ name: labels.created, value: day(createdAt) }]),
        ]}
      />
    </AccountSection>
  );
}
