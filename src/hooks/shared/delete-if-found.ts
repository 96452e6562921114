import { isProblem } from '../../model/core/problem';

/** Waits for a deletion. What somebody else has deleted already counts as deleted. */
export async function deleteIfFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.kind !== 'notFound') throw thrown;
  }
}
