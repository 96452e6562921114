import { lineNameOf } from '../../../model/settings/question-groups/tree-state';
import { SuccessIcon, WarningIcon } from '../../../ui/base/icons';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { useTree } from './tree-context';

/** More than a person fixes before checking again. */
const MAX_SHOWN = 100;

/** Problems that visitors would run into. Each finding links to its line. */
export function CheckPanel() {
  const { state, dispatch, findings } = useTree();
  const labels = useLabels(questionGroupsLabels);
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
            <button type="button" className="rt-reset cd-check-finding" onClick={() => dispatch({ type: 'focus', id })}>
              <WarningIcon size={16} aria-hidden />
              <span>{labels.finding(lineName(labels, lineNameOf(state.tree, id)), labels.flaws[flaw])}</span>
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
