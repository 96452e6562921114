import { useLabels } from '../../ui/theme/labels';
import { Heading, Text } from '../../ui/radix';
import { usersLabels } from './labels';

/** The section's title, and what each role is for. */
export function UsersAbout({ id }: { id?: string | undefined }) {
  const labels = useLabels(usersLabels);
  return (
    <div className="cd-account-about">
      <Heading as="h2" size="3" id={id}>
        {labels.title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {labels.help}
      </Text>
      <dl className="cd-user-roles">
        <dt>{labels.admin}</dt>
        <dd>{labels.roleOfAdmin}</dd>
        <dt>{labels.agent}</dt>
        <dd>{labels.roleOfAgent}</dd>
      </dl>
    </div>
  );
}
