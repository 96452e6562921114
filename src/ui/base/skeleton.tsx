import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { VisuallyHidden } from './visually-hidden';

export const skeletonLabels = defineLabels('skeleton', { loading: 'Loading' });

interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  width?: string | undefined;
  /** That of one line when absent. */
  height?: string | undefined;
}

/** A quiet block in the place of something that is on its way: a drawing, which has its size without a style. */
export function Skeleton({ width = '100%', height = '20px' }: SkeletonProps) {
  return <svg className="cd-skeleton" width={width} height={height} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** For the layout of what stands in it. */
  className?: string | undefined;
  /** Skeletons, in the places of what is on its way. */
  children: ReactNode;
}

/** The one word for a group of skeletons, and the delay before they show. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  const labels = useLabels(skeletonLabels);
  return (
    <div className={cx('cd-skeletons', className)} data-chatdeck="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
