import { Skeleton } from '../../ui/base/skeleton';

const widths = ['64px', '72px', '60px'];

/** The entries that are not known yet. */
export function RailSkeleton() {
  return widths.map((width) => (
    <li key={width} className="cd-nav-skeleton" aria-hidden="true">
      <Skeleton width="16px" height="16px" />
      <Skeleton width={width} height="12px" />
    </li>
  ));
}
