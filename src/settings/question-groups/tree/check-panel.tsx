import type { QuestionFinding } from '../../../model/settings/question-groups/review';
import { pathTo, placesOf, type QuestionTree } from '../../../model/settings/question-groups/tree';
import { useFormat } from '../../../ui/format/format';
import { SuccessIcon, WarningIcon } from '../../../ui/base/icons';
import { Text } from '../../../ui/radix';
import type { QuestionGroupsLabels } from '../labels';
import { lineName } from './tree-row';

interface CheckPanelProps {
  tree: QuestionTree;
  findings: readonly QuestionFinding[];
  onPick(id: string): void;
  labels: QuestionGroupsLabels;
}

/** As many as anybody mends before they look again. */
const MAX_SHOWN = 100;

/** What would let a visitor down, each leading to its line. */
export function CheckPanel({ tree, findings, onPick, labels }: CheckPanelProps) {
  const { count } = useFormat();
  const more = findings.length - MAX_SHOWN;
  if (findings.length === 0) {
    return (
      <p className="cd-check-fine">
        <SuccessIcon size={16} aria-hidden />
        {labels.checkFine}
      </p>
    );
  }
  return (
    <div className="cd-findings">
      <Text as="p" size="2" color="gray">
        {labels.checkFound(findings.length, count(findings.length))}
      </Text>
      <ul>
        {findings.slice(0, MAX_SHOWN).map(({ id, flaw }) => (
          <li key={`${id} ${flaw}`}>
            <button type="button" className="rt-reset cd-check-finding" onClick={() => onPick(id)}>
              <WarningIcon size={16} aria-hidden />
              <span>{labels.finding(nameOf(tree, id, labels), labels.flaws[flaw])}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.checkMore(more, count(more))}
        </Text>
      )}
    </div>
  );
}

/** "Answer 1.2, A tent" */
export function nameOf(tree: QuestionTree, id: string, labels: QuestionGroupsLabels): string {
  const path = pathTo(tree, id);
  const node = path.at(-1);
  return node ? lineName({ ...node, place: placesOf(tree, path).at(-1) ?? '' }, labels) : '';
}
