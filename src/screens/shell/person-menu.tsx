import type { ShellProps } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { Avatar } from '../../ui/base/avatar';
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu';
import { Button, Text } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import type { RefObject } from 'react';
import { shellLabels } from './labels';

interface PersonMenuProps extends ShellProps {
  /** Receives the focus after a link is followed. */
  pageRef: RefObject<HTMLElement | null>;
}

/** The user's email with a menu of personal actions. Logging out works even if nothing loads. */
export function PersonMenu({ shell, onSignOut, pageRef }: PersonMenuProps) {
  const labels = useLabels(shellLabels);
  if (shell.status === 'loading') {
    return (
      <div className="cd-person-skeleton">
        <Skeleton height="20px" />
      </div>
    );
  }
  const email = shell.status === 'ready' ? shell.data.email : labels.person;
  const trigger = (
    <Button variant="ghost" color="gray" size="2" className="cd-person" title={email}>
      <span className="cd-person-email">{email}</span>
      <Avatar name={shell.status === 'ready' ? nameIn(email) : ''} />
    </Button>
  );
  return (
    <Menu trigger={trigger} pageRef={pageRef}>
      {shell.status === 'ready' && (
        <Text as="p" size="1" color="gray" role="presentation" className="cd-person-known">
          {email}
        </Text>
      )}
      <MenuLink to={{ name: 'support' }}>{labels.support}</MenuLink>
      <MenuLink to={{ name: 'forgotPassword' }}>{labels.changePassword}</MenuLink>
      <MenuItem onSelect={onSignOut}>{labels.signOut}</MenuItem>
    </Menu>
  );
}

/** `Dana Whitfield` for `dana.whitfield@acme.test`, as far as initials need it. */
function nameIn(email: string): string {
  return email.replace(/@.*/, '').replace(/[._+-]+/g, ' ');
}
