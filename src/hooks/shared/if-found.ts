import { isProblem, type Problem } from '../../model/core/problem';

/** Waits for a deletion. What someone else has already deleted counts as deleted. */
export async function deleteIfFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.kind !== 'notFound') throw thrown;
  }
}

/** Waits for an optional call. Null: the server doesn’t know the call, or answers it to no one. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (isProblem(thrown) && isMissing(thrown)) return null;
    throw thrown;
  }
}

function isMissing({ kind, status }: Problem): boolean {
  return kind === 'notFound' || kind === 'forbidden' || status === 405 || status === 501;
}
