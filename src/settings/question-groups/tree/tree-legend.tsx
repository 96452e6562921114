import { ShortcutKeys } from '../../../ui/keys/shortcut-keys';
import { useLabels } from '../../../ui/theme/labels';
import { questionGroupsLabels } from '../labels';
import type { LegendKey } from '../tree-labels';
import { memo } from 'react';

const inText: readonly LegendKey[] = ['addLine', 'indent', 'outdent', 'moveUp', 'moveDown', 'leaveText'];
const onRow: readonly LegendKey[] = [
  'editLine',
  'addBelow',
  'askQuestion',
  'goToNext',
  'showForm',
  'giveReply',
  'openChat',
  'duplicate',
  'tryLine',
  'removeLine',
  'moveUp',
  'moveDown',
  'indentRow',
  'outdentRow',
  'leaveList',
];

/** Every key of the lines. It depends on nothing that is typed. */
export const TreeLegend = memo(function TreeLegend() {
  const labels = useLabels(questionGroupsLabels);
  return (
    <section className="cd-tree-legend" aria-label={labels.legend}>
      <KeyList title={labels.legendText} keys={inText} />
      <KeyList title={labels.legendRow} keys={onRow} />
    </section>
  );
});

function KeyList({ title, keys }: { title: string; keys: readonly LegendKey[] }) {
  const { legendKeys } = useLabels(questionGroupsLabels);
  return (
    <div>
      <h4>{title}</h4>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <ShortcutKeys of={key} />
            </dt>
            <dd>{legendKeys[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
