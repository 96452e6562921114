import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { passwordLabels, type PasswordLabels } from './labels';

/** Placeholder for `ChangePassword` while its code or data loads. */
export function ChangePasswordLoading(props: ScreenProps<PasswordLabels>) {
  const labels = useLabels(passwordLabels, props.labels);
  return (
    <ScreenRoot labelSet={passwordLabels} part="change-password" state="loading" {...props}>
      <PageHeader title={labels.changeTitle} context={labels.changeLead} />
      <ChangePasswordSkeleton />
    </ScreenRoot>
  );
}

export function ChangePasswordSkeleton() {
  return (
    <SkeletonGroup className="cd-narrow">
      <div className="cd-auth-form">
        <div>
          <Skeleton width="48px" />
          <Skeleton height="44px" />
        </div>
        <Skeleton height="56px" />
      </div>
    </SkeletonGroup>
  );
}
