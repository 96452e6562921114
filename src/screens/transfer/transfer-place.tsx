import { Skeleton } from '../../ui/base/skeleton';

/** Placeholder for the two sections. */
export function TransferPlace() {
  return (
    <>
      <Skeleton height="104px" />
      <Skeleton height="80px" />
    </>
  );
}
