import type { PermissionsData } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { permissionUseLabels } from '../../ui/feedback/permission-labels';
import { permissionsLabels } from './labels';
import { PermissionBadge } from './permission-badge';

/** Each permission by its scope, to be approved separately. */
export function AdvancedList({ data: { permissions, isLegacy } }: { data: PermissionsData }) {
  const labels = useLabels(permissionsLabels);
  const { byBot, byUser } = useLabels(permissionUseLabels);
  return (
    <details className="cd-details" data-chatdeck="advanced">
      <summary>{labels.advanced}</summary>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {isLegacy ? labels.advancedLegacy : labels.advancedText}
      </Text>
      <ul className="cd-framed">
        {permissions.map(({ scope, holder, isGranted, approveUrl }) => (
          <li key={`${holder} ${scope}`} className="cd-scope">
            <Text as="p" size="2">
              <code dir="ltr" translate="no">
                {scope}
              </code>{' '}
              <Text color="gray">{holder === 'bot' ? byBot : byUser}</Text>
            </Text>
            {approveUrl === undefined ? (
              <PermissionBadge isGranted={isGranted} />
            ) : (
              <SlackLink href={approveUrl} variant="outline" size="1" aria-label={labels.approveScope(scope)}>
                {labels.approve}
              </SlackLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
