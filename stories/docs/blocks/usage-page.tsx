import { Apis } from './api';
import { apiOf } from './api-data';
import { Usages, usagesOf } from './usage';

/** How parts are used, and what they take: for a page without stories. */
export function UsagePage({ name }: { name: string }) {
  const file = `stories/ui/${name}.mdx`;
  const usages = usagesOf(file);
  return (
    <>
      <Usages usages={usages} />
      <Apis
        parts={apiOf(
          file,
          usages.flatMap((usage) => usage.parts),
        )}
      />
    </>
  );
}
