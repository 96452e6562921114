import type { ReplyImportLine } from '../../../model/settings/saved-replies/reply-import';
import { useLabels } from '../../../ui/theme/labels';
import { savedRepliesImportLabels } from './import-labels';

const kinds = ['new', 'changed', 'same', 'refused'] as const satisfies readonly ReplyImportLine['kind'][];

/** How many replies an import adds, changes, and leaves as they are: “12 new · 3 changed”. */
export function useCounts(): (lines: readonly ReplyImportLine[]) => string {
  const labels = useLabels(savedRepliesImportLabels);
  return (lines) =>
    kinds
      .map((kind) => [kind, lines.filter((line) => line.kind === kind).length] as const)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => labels.counts[kind](count))
      .join(' · ');
}
