import { lossesOf, type Loss, type WidgetLosses } from '../../model/entities/widget-losses';
import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { widgetResetLabels } from './widget-reset-labels';

/** What is lost with a widget, in numbers as far as they are known. */
export function LossList({ losses }: { losses: WidgetLosses }) {
  const labels = useLabels(widgetResetLabels);
  if (lossesOf(losses).length === 0) return <p>{labels.noLosses}</p>;
  return (
    <>
      <p>{labels.losses}</p>
      <ul className="cd-deleted-parts">
        <LossItems losses={losses} />
      </ul>
    </>
  );
}

/** The same as the items of a list. */
export function LossItems({ losses }: { losses: WidgetLosses }) {
  const textOf = useLossText();
  return lossesOf(losses).map((loss) => <li key={loss.kind}>{textOf(loss)}</li>);
}

function useLossText(): (loss: Loss) => string {
  const labels = useLabels(widgetResetLabels);
  const format = useFormat();
  return ({ kind, count }) => {
    const text = format.count(count ?? 0);
    switch (kind) {
      case 'chats':
        return count === undefined ? labels.lossUnknownChats : labels.lossChats(count, text);
      case 'savedReplies':
        return count === undefined ? labels.lossUnknownReplies : labels.lossReplies(count, text);
      case 'triggers':
        return count === undefined ? labels.lossUnknownTriggers : labels.lossTriggers(count, text);
    }
  };
}
