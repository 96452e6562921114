import type { QuestionFlaw } from '../../../model/settings/question-groups/review';
import { CheckIcon, WarningIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { questionGroupsLabels } from '../labels';

interface NodeMarksProps {
  flaw: QuestionFlaw | undefined;
  isVisited: boolean;
}

/** What visitors would run into at a line, and whether the player was there. */
export function NodeMarks({ flaw, isVisited }: NodeMarksProps) {
  const { flawMarks, visited } = useLabels(questionGroupsLabels);
  if (!flaw && !isVisited) return null;
  return (
    <div className="cd-node-marks">
      {flaw && (
        <span className="cd-node-flaw" data-flaw={flaw}>
          <WarningIcon size={14} aria-hidden />
          {flawMarks[flaw]}
        </span>
      )}
      {isVisited && (
        <span className="cd-node-visited">
          <CheckIcon size={14} aria-hidden />
          {visited}
        </span>
      )}
    </div>
  );
}
