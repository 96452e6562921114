/** `npm run test:full` goes through whole matrices. */
export const isFullRun = process.env.CHATDECK_TEST_FULL === '1';

/** The rows of a matrix that this run goes through: all of them in the full run, else the first ones. */
export function rowsOf<Row>(rows: readonly Row[], count = 1): readonly Row[] {
  return isFullRun ? rows : rows.slice(0, count);
}
