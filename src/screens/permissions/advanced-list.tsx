import { safeHref } from '../../model/address';
import type { PermissionState } from '../../model/permissions';
import { Button, Text } from '../../ui/radix';
import type { PermissionsLabels } from './labels';
import { PermissionBadge } from './permission-badge';

interface AdvancedListProps {
  permissions: readonly PermissionState[];
  labels: PermissionsLabels;
}

/** Each permission by its scope, to be approved alone. */
export function AdvancedList({ permissions, labels }: AdvancedListProps) {
  return (
    <details className="cd-details" data-chatdeck="advanced">
      <summary>{labels.advanced}</summary>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {labels.advancedText}
      </Text>
      <ul className="cd-scopes">
        {permissions.map(({ scope, holder, isGranted, approveUrl }) => (
          <li key={`${holder} ${scope}`} className="cd-scope">
            <Text as="p" size="2">
              <code dir="ltr" translate="no">
                {scope}
              </code>{' '}
              <Text color="gray">{holder === 'bot' ? labels.byBot : labels.byUser}</Text>
            </Text>
            {approveUrl === undefined ? (
              <PermissionBadge isGranted={isGranted} labels={labels} />
            ) : (
              <Button asChild size="1" variant="soft">
                <a
                  href={safeHref(approveUrl)}
                  rel="noreferrer"
                  referrerPolicy="no-referrer"
                  aria-label={labels.approveScope(scope)}
                >
                  {labels.approve}
                </a>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
