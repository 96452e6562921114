interface Page<Row> {
  rows: Row[];
  /** Empty or absent on the last page. */
  cursor: string | undefined;
}

/** Slack gives fewer where it likes, even none on a page that is not the last. */
const pageSize = 1000;
/** More would take longer than a caller waits. */
const maxPages = 20;

/**
 * The rows of all pages. `onIncomplete` hears of a list that ends before its last page: it is too long, or Slack gives a
 * cursor again, whose pages would repeat.
 */
export async function allPages<Row>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
  onIncomplete: () => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const got = await read({ limit: pageSize, ...(cursor && { cursor }) });
    rows.push(...got.rows);
    cursor = got.cursor;
    if (!cursor) return rows;
    if (seen.has(cursor)) break;
    seen.add(cursor);
  }
  onIncomplete();
  return rows;
}
