import { render, screen } from '@testing-library/react';
import { Pager } from 'chatdeck/ui';
import { expect, test } from 'vitest';

test.each([
  [1, 0, 'No results'],
  [1, 1, 'Showing 1 to 1 of 1 results'],
  [1, 15, 'Showing 1 to 15 of 15 results'],
  [1, 16, 'Showing 1 to 15 of 16 results'],
  [2, 16, 'Showing 16 to 16 of 16 results'],
  [3, 45, 'Showing 31 to 45 of 45 results'],
])('on page %d of %d results the pager says "%s"', (page, total, text) => {
  render(<Pager page={page} pageSize={15} total={total} onPageChange={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
