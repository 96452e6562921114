import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { usersLabels, type UsersLabels } from './labels';
import { UserSkeletons } from './user-skeletons';
import { UsersAbout } from './users-about';

/** Placeholder for the users while their code or data loads. */
export function UsersLoading(props: ScreenProps<UsersLabels>) {
  return (
    <ScreenRoot labelSet={usersLabels} part="users" state="loading" {...props}>
      <div className="cd-account-section cd-users">
        <UsersAbout />
        <div className="cd-account-content">
          <UserSkeletons />
        </div>
      </div>
    </ScreenRoot>
  );
}
