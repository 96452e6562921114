/** The rows of a raw query: both drivers return them in `rows`, of a type that Drizzle’s common one doesn’t have. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
