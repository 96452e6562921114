import type { ReactNode } from 'react';
import { defineLabels, useLabels } from './labels';
import { VisuallyHidden } from './visually-hidden';

export const skeletonLabels = defineLabels('skeleton', { loading: 'Loading' });

interface SkeletonProps {
  /** Pixels or percents of what will stand here, so that nothing moves when it comes. */
  width?: string | undefined;
  height?: string | undefined;
}

/** A quiet block in the place of something that is on its way. */
export function Skeleton({ width = '100%', height = '20px' }: SkeletonProps) {
  // A drawing has its size in attributes, which no content security policy ignores.
  return <svg className="cd-skeleton" width={width} height={height} aria-hidden="true" focusable="false" />;
}

/** The one word for a group of skeletons, and the delay before they show. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const labels = useLabels(skeletonLabels);
  return (
    <div className={className ? `cd-skeletons ${className}` : 'cd-skeletons'} data-chatdeck="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
