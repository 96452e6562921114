import type { UsersProps } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useId } from 'react';
import { InviteForm } from './invite-form';
import { usersLabels, type UsersLabels } from './labels';
import { UserSkeletons } from './user-skeletons';
import { UserTable } from './user-table';
import { UsersAbout } from './users-about';

/** Who can use the dashboard. For admins only. */
export function Users(props: UsersProps & ScreenProps<UsersLabels>) {
  const { users, invite, outcomes } = props;
  const labels = useLabels(usersLabels, props.labels);
  const id = useId();
  if (users.status === 'adminRequired') return null;
  return (
    <ScreenRoot labelSet={usersLabels} part="users" state={users.status} {...props}>
      <section className="cd-account-section cd-users" aria-labelledby={id} data-chatdeck="section" data-name="users">
        <UsersAbout id={id} />
        <div className="cd-account-content">
          {users.status === 'loading' && <UserSkeletons />}
          {users.status === 'failed' && (
            <ProblemCallout title={labels.failed} problem={users.problem} onRetry={users.onRetry} />
          )}
          {users.status === 'ready' && (
            <>
              {users.problem && <StaleNotice problem={users.problem} />}
              <InviteForm form={invite} outcomes={outcomes} knownEmails={users.data.rows.map(({ email }) => email)} />
              <UserTable {...props} list={users.data} />
            </>
          )}
        </div>
      </section>
    </ScreenRoot>
  );
}
