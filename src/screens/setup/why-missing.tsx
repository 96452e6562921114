import { useLabels } from '../../ui/theme/labels';
import { setupLabels } from './labels';

/** Why a channel of the workspace may not be in the list. */
export function WhyMissing() {
  const labels = useLabels(setupLabels);
  const reasons = [labels.missingPrivate, labels.missingArchived, labels.missingEverybody, labels.missingNew];
  return (
    <details className="cd-details" data-chatdeck="why-missing">
      <summary>{labels.whyMissing}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
