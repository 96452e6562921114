import { decodeEntities } from '../../../model/core/decode-entities';
import { pathsOf, type QuestionPath } from '../../../model/settings/question-groups/paths';
import { CheckIcon } from '../../../ui/base/icons';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTree } from '../tree/tree-context';
import { useEndText } from './use-end-text';

/** Every way through the questions, with its end, and whether the player has gone it. */
export function PathTable() {
  const { state, dispatch, groupLabel, visited } = useTree();
  const { tree } = state;
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const endText = useEndText();
  const paths = useMemo(() => pathsOf(tree), [tree]);
  const columns = useMemo((): DataTableColumn<QuestionPath>[] => {
    const { pathColumns } = labels;
    return [
      {
        key: 'path',
        header: pathColumns.path,
        cell: (path) => (
          <button
            type="button"
            className="rt-reset cd-path-steps"
            onClick={() => dispatch({ type: 'focus', id: path.id })}
          >
            {path.nodes.map(({ id, isQ, text }) => (
              <span key={id} data-kind={isQ ? 'question' : 'answer'} dir="auto">
                {decodeEntities(text).trim() || labels.playerEmptyText}
              </span>
            ))}
          </button>
        ),
      },
      { key: 'end', header: pathColumns.end, width: '30%', cell: ({ answer }) => <bdi>{endText(answer)}</bdi> },
      {
        key: 'visited',
        header: labels.visited,
        width: '104px',
        cell: ({ id }) =>
          visited.has(id) ? (
            <span className="cd-node-visited">
              <CheckIcon size={14} aria-hidden />
              {labels.visited}
            </span>
          ) : (
            <span className="cd-path-untried">{labels.notVisited}</span>
          ),
      },
    ];
  }, [labels, dispatch, endText, visited]);
  const tried = paths.filter(({ id }) => visited.has(id)).length;
  return (
    <div className="cd-paths">
      <Text as="p" size="1" color="gray" role="status">
        {labels.pathsTried(count(tried), count(paths.length))}
      </Text>
      <DataTable
        label={labels.pathsOf(groupLabel)}
        columns={columns}
        rows={paths}
        rowKey={({ id }) => id}
        rowName={({ place }) => labels.answer(place)}
        empty={<Text color="gray">{labels.treeEmpty}</Text>}
      />
    </div>
  );
}
