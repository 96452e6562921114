import { permissionOf, type PermissionUse } from '../../model/entities/slack';
import { Text } from '../base/text';
import { useLabels } from '../theme/labels';
import { permissionUseLabels } from './permission-labels';

interface PermissionNoteProps {
  /** What the permission allows. */
  use: PermissionUse;
  /** Absent if it isn't asked for yet: then both is said, what it enables and what doesn't work without it. */
  isGranted?: boolean | undefined;
}

/** Explains a Slack permission: its name, what it enables or what doesn't work without it, and its scope. */
export function PermissionNote({ use, isGranted }: PermissionNoteProps) {
  const labels = useLabels(permissionUseLabels);
  const { scope, holder } = permissionOf(use);
  return (
    <>
      <Text as="p" size="2" weight="medium">
        {labels[`${use}Name`]}
      </Text>
      <Text as="p" size="2" color="gray">
        {isGranted !== false && labels[`${use}Unlocks`]} {isGranted !== true && labels.without(labels[`${use}Without`])}
      </Text>
      <Text as="p" size="1" color="gray">
        <code dir="ltr" translate="no">
          {scope}
        </code>{' '}
        {holder === 'bot' ? labels.byBot : labels.byUser}
      </Text>
    </>
  );
}
