import { Skeleton } from '../../ui/base/skeleton';

/** Placeholder for the list, in its layout. */
export function ChangesPlace() {
  return (
    <>
      <Skeleton width="60%" />
      <Skeleton height="32px" width="100%" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height="64px" />
      ))}
    </>
  );
}
