import { groupFileName, pathsCsv, pathsOf } from '../../../model/settings/question-groups/paths';
import { writeOutline } from '../../../model/settings/question-groups/outline-write';
import { DownloadIcon } from '../../../ui/base/icons';
import type { TreeDiagramHandle } from '../../../ui/charts/tree-diagram';
import { useFormat } from '../../../ui/format/format';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { Menu, MenuItem } from '../../../ui/overlays/menu';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo, type RefObject } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTree } from '../tree/tree-context';
import { useEndText } from './use-end-text';

const views = ['outline', 'paths', 'diagram'] as const;

interface TreeViewsProps {
  /** What the diagram offers while it is shown. */
  diagram: RefObject<TreeDiagramHandle | null>;
}

/** Chooses between the views of the tree, counts what visitors would run into, and saves the questions as a file. */
export function TreeViews({ diagram }: TreeViewsProps) {
  const { view, onViewChange, onDownload } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const choice = useMemo(
    () => (
      <SegmentedControl
        label={labels.view}
        value={view}
        onValueChange={onViewChange}
        options={views.map((value) => ({ value, label: labels.views[value] }))}
      />
    ),
    [labels, view, onViewChange],
  );
  return (
    <div className="cd-tree-views">
      {choice}
      <FlawCounts />
      {onDownload && <Downloads diagram={diagram} />}
    </div>
  );
}

function Downloads({ diagram }: TreeViewsProps) {
  const { state, view, groupLabel, onDownload } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const endText = useEndText();
  const { tree } = state;
  const save = (extension: 'csv' | 'md' | 'svg', type: string, text: string) =>
    onDownload?.({ name: groupFileName(groupLabel, extension), type, text });
  const saveDrawing = () => {
    if (diagram.current) save('svg', 'image/svg+xml', diagram.current.toSvg());
  };
  return (
    <Menu
      trigger={
        <Button type="button" variant="outline" color="gray">
          <DownloadIcon size={16} aria-hidden />
          {labels.download}
        </Button>
      }
    >
      {view === 'diagram' && <MenuItem onSelect={saveDrawing}>{labels.downloads.svg}</MenuItem>}
      <MenuItem onSelect={() => save('md', 'text/markdown', writeOutline(tree))}>{labels.downloads.md}</MenuItem>
      <MenuItem onSelect={() => save('csv', 'text/csv', pathsCsv(pathsOf(tree), labels.pathColumns, endText))}>
        {labels.downloads.csv}
      </MenuItem>
    </Menu>
  );
}

/** Not what is never asked: visitors don't get there. */
const deadEnds = ['noAction', 'noQuestion', 'emptyReply', 'deletedWidget', 'unfinishedWidget'];

/** How many dead ends, loops, and offline targets there are right now. */
function FlawCounts() {
  const { findings } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const numberOf = (flaws: readonly string[]) => findings.filter(({ flaw }) => flaws.includes(flaw)).length;
  const counts = [
    ['deadEnds', numberOf(deadEnds)],
    ['loops', numberOf(['nextNowhere'])],
    ['offline', numberOf(['offlineWidget'])],
  ] as const;
  return (
    <Text as="p" size="1" color="gray" role="status" className="cd-tree-counts">
      {counts.map(
        ([name, number]) => number > 0 && <span key={name}>{labels.flawCounts[name](number, count(number))}</span>,
      )}
    </Text>
  );
}
