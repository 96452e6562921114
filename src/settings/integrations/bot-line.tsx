import type { BotChange } from '../../model/settings/integrations/integrations';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useLabels } from '../../ui/theme/labels';
import { Button, Checkbox, Spinner, Text } from '../../ui/radix';
import { integrationsLabels } from './labels';

interface BotLineProps {
  name: string;
  isBot: boolean;
  change: BotChange | undefined;
  kind: 'add' | 'remove';
  isStill?: boolean | undefined;
  /** Chooses it for a change of several; absent hides the checkbox. */
  selection?: { isSelected: boolean; onSelectedChange(isSelected: boolean): void } | undefined;
  /** Absent hides the button. */
  onSelect?: (() => void) | undefined;
}

/** A user or bot in one of the lists, and the button that moves them to the other. */
export function BotLine({ name, isBot, change, kind, isStill = false, selection, onSelect }: BotLineProps) {
  const labels = useLabels(integrationsLabels);
  const problemText = useProblemText();
  const shownName = name || labels.unnamed;
  const isBusy = change?.status === 'adding' || change?.status === 'removing';
  const word = isBusy ? labels[kind === 'add' ? 'adding' : 'removing'] : labels[kind];
  const failure = change?.status === (kind === 'add' ? 'addFailed' : 'removeFailed') ? change.problem : undefined;
  const nameOf = kind === 'add' ? labels.addName : labels.removeName;
  const failed = kind === 'add' ? labels.addFailed : labels.removeFailed;
  return (
    <li className="cd-bot">
      {selection && (
        <Checkbox
          aria-label={labels.select(shownName)}
          checked={selection.isSelected}
          onCheckedChange={selection.onSelectedChange}
        />
      )}
      <span className="cd-bot-name">
        <bdi>{shownName}</bdi>
        <span className="cd-bot-kind">{isBot ? labels.bot : labels.person}</span>
      </span>
      {onSelect && (
        <Button
          type="button"
          size="1"
          variant="outline"
          color="gray"
          // Not `disabled`, which would drop the focus while the change is in progress.
          aria-disabled={isBusy || isStill}
          aria-busy={isBusy || undefined}
          // The accessible name contains the visible text.
          aria-label={isBusy ? `${word} ${shownName}` : nameOf(shownName)}
          onClick={() => {
            if (!isBusy && !isStill) onSelect();
          }}
        >
          {isBusy && <Spinner size="1" aria-hidden />}
          {word}
        </Button>
      )}
      {failure && (
        <Text as="p" size="1" color="red" role="alert" className="cd-bot-failure">
          {failed(shownName)} {problemText(failure)}
        </Text>
      )}
    </li>
  );
}
