import { isProblem } from '../../model/core/problem';

/** Waits for a deletion. What someone else has already deleted counts as deleted. */
export async function deleteIfFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.kind !== 'notFound') throw thrown;
  }
}
