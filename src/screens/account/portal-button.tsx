import type { AccountProps, PortalPage } from '../../model/account/account-page';
import { ExternalIcon } from '../../ui/base/icons';
import { Button, Spinner } from '../../ui/radix';
import { arrivalMark } from '../../ui/page/section-focus';

interface PortalButtonProps extends Pick<AccountProps, 'portal' | 'onPortalOpen'> {
  isAdmin: boolean;
  page: PortalPage;
  label: string;
  size?: '1' | '2' | undefined;
  /** Where a link to its section leads. */
  isArrival?: boolean | undefined;
}

/** The way to the billing portal. Of those who may not go there it asks nothing: it is not there. */
export function PortalButton({ isAdmin, portal, onPortalOpen, page, label, size = '2', isArrival }: PortalButtonProps) {
  if (!isAdmin || !onPortalOpen) return null;
  const isBusy = portal.status === 'opening';
  const isHere = isBusy && portal.page === page;
  return (
    <Button
      type="button"
      {...(isArrival && arrivalMark)}
      size={size}
      variant="outline"
      color="gray"
      // Not `disabled`, which would throw the focus away.
      aria-disabled={isBusy || undefined}
      aria-busy={isHere || undefined}
      onClick={() => {
        if (!isBusy) onPortalOpen(page);
      }}
    >
      {label}
      {isHere ? <Spinner aria-hidden /> : page === 'home' && <ExternalIcon size={14} aria-hidden />}
    </Button>
  );
}
