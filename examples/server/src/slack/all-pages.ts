interface Page<Row> {
  rows: Row[];
  /** Empty or absent on the last page. */
  cursor: string | undefined;
}

/** Slack gives fewer where it likes, even none on a page that is not the last. */
const pageSize = 1000;
/** More would take longer than a caller waits. */
const maxPages = 20;

/** The rows of all pages. */
export async function allPages<Row>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const got = await read({ limit: pageSize, ...(cursor && { cursor }) });
    rows.push(...got.rows);
    cursor = got.cursor;
    if (!cursor) break;
  }
  return rows;
}
