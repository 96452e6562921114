import { useLabels } from '../../ui/theme/labels';
import { Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { usersLabels, type UsersLabels } from './labels';
import { UserSkeletons } from './user-skeletons';

/** Placeholder for the users while their code or data loads. */
export function UsersLoading(props: ScreenProps<UsersLabels>) {
  const labels = useLabels(usersLabels, props.labels);
  return (
    <ScreenRoot labelSet={usersLabels} part="users" state="loading" {...props}>
      <div className="cd-account-section cd-users">
        <div className="cd-account-about">
          <Heading as="h2" size="3">
            {labels.title}
          </Heading>
          <Text as="p" size="2" color="gray" className="cd-prose">
            {labels.help}
          </Text>
        </div>
        <div className="cd-account-content">
          <UserSkeletons />
        </div>
      </div>
    </ScreenRoot>
  );
}
