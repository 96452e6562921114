import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { VisuallyHidden } from './visually-hidden';

export const skeletonLabels = defineLabels('skeleton', { loading: 'Loading' });

interface SkeletonProps {
  /** CSS lengths of the loaded content, so that nothing moves when it arrives. */
  width?: string | undefined;
  /** One line if absent. */
  height?: string | undefined;
}

/** A placeholder for content that is loading: an SVG, which has its size without a style. */
export function Skeleton({ width = '100%', height = '20px' }: SkeletonProps) {
  return <svg className="cd-skeleton" width={width} height={height} aria-hidden="true" />;
}

/** A placeholder for text in a line: it wraps where text of the same length does, and nothing reads it. */
export function TextSkeleton({ like }: { like: string }) {
  return <span className="cd-text-skeleton" data-like={like} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** For the layout of its content. */
  className?: string | undefined;
  /** Skeletons in the positions of the loading content. */
  children: ReactNode;
}

/** One announcement for a group of skeletons, and the delay before they show. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  const labels = useLabels(skeletonLabels);
  return (
    <div className={cx('cd-skeletons', className)} data-chatdeck="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
