import { Skeleton } from '../../ui/base/skeleton';

const widths = ['64px', '72px', '60px', '68px'];

/** Placeholders for menu entries that aren't known yet, at most four. */
export function RailSkeleton({ count }: { count: number }) {
  return widths.slice(-count).map((width) => (
    <li key={width} className="cd-nav-skeleton" aria-hidden="true">
      <Skeleton width="16px" height="16px" />
      <Skeleton width={width} height="12px" />
    </li>
  ));
}
