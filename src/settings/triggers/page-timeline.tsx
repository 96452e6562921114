import type { TriggerVerdict } from '../../model/settings/triggers/match';
import type { TriggerField } from '../../model/settings/triggers/draft';
import { Text } from '../../ui/radix';
import type { PageMatch } from '../../ui/settings/page-matcher';
import { useTriggersLabels, type TriggersLabels } from './labels';
import { nameOf, pagesText } from './trigger-texts';

interface PageTimelineProps {
  /** By the moment when they would fire. */
  verdicts: readonly TriggerVerdict[];
  /** The page rule that hides the widget there, and those that couldn't be tested; absent until they are. */
  match: PageMatch | undefined;
  /** Minutes between two triggers. */
  minDelay: number;
  nameBy(field: TriggerField | undefined): string;
}

/** What happens on a page, in order: which triggers fire, and why others don't. */
export function PageTimeline({ verdicts, match, minDelay, nameBy }: PageTimelineProps) {
  const labels = useTriggersLabels();
  const { pattern, unknown = [] } = match ?? {};
  return (
    <>
      {pattern !== undefined && <Text size="1">{labels.tryHidden(pattern)}</Text>}
      {unknown.length > 0 && (
        <Text size="1" color="gray">
          {labels.tryUntested(unknown)}
        </Text>
      )}
      {verdicts.length === 0 ? (
        <Text as="p" size="1" color="gray">
          {labels.tryNone}
        </Text>
      ) : (
        <ol className="cd-moments">
          {verdicts.map((verdict) => (
            <li key={verdict.field} className="cd-moment" data-verdict={verdict.verdict}>
              <span className="cd-moment-time">{labels.moment(verdict.trigger.after ?? 0)}</span>
              <span className="cd-moment-text">
                <span dir="auto">{nameOf(verdict.trigger, labels)}</span>
                <Text size="1" color="gray">
                  {whyText(verdict, nameBy(verdict.by), minDelay, labels)}
                </Text>
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function whyText({ verdict, trigger }: TriggerVerdict, by: string, minDelay: number, labels: TriggersLabels): string {
  switch (verdict) {
    case 'fires':
      return labels.fires(pagesText(trigger, labels));
    case 'waits':
      return labels.waits(by, minDelay);
    case 'shadowed':
      return labels.shadowed(by);
    case 'disabled':
      return labels.disabled;
    case 'hidden':
      return labels.hidden;
  }
}
