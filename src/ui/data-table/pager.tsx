import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFormat } from '../format/format';
import { NextIcon, PreviousIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { Text } from '../base/text';

interface PagerTexts {
  /** The control's accessible name. */
  navigation: string;
  /** Numbers are formatted in the theme's locale. */
  range(shown: { from: string; to: string; total: string }): string;
  none: string;
  previous: string;
  next: string;
}

export const pagerLabels = defineLabels<PagerTexts>('pager', {
  navigation: 'Pages',
  range: ({ from, to, total }) => `Showing ${from} to ${to} of ${total} results`,
  none: 'No results',
  previous: 'Previous',
  next: 'Next',
});

interface PagerProps {
  /** From 1. */
  page: number;
  /** Results per page. */
  pageSize: number;
  /** Total number of results. */
  total: number;
  /** Called with the requested page, from 1. */
  onPageChange(page: number): void;
  /** Texts of this pager only. */
  labels?: Partial<PagerTexts> | undefined;
}

/** Navigates the pages of a list. Shows which results are visible, and announces changes. */
export function Pager({ page, pageSize, total, onPageChange, labels: ownLabels }: PagerProps) {
  const labels = useLabels(pagerLabels, ownLabels);
  const { count } = useFormat();
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const range = { from: count(from), to: count(to), total: count(total) };
  return (
    <nav className="cd-pager" aria-label={labels.navigation} data-chatdeck="pager">
      <Text as="p" size="2" color="gray" role="status" className="cd-numbers">
        {total === 0 ? labels.none : labels.range(range)}
      </Text>
      <div className="cd-pager-buttons">
        <PageButton isEnd={page <= 1} onClick={() => onPageChange(page - 1)}>
          <PreviousIcon size={16} aria-hidden className="cd-directed" />
          {labels.previous}
        </PageButton>
        <PageButton isEnd={to >= total} onClick={() => onPageChange(page + 1)}>
          {labels.next}
          <NextIcon size={16} aria-hidden className="cd-directed" />
        </PageButton>
      </div>
    </nav>
  );
}

/** Stays focusable at the end, so that the focus isn't lost on the last page. */
function PageButton({ isEnd, onClick, children }: { isEnd: boolean; onClick(): void; children: ReactNode }) {
  return (
    <Button
      type="button"
      variant="outline"
      color="gray"
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onClick();
      }}
    >
      {children}
    </Button>
  );
}
