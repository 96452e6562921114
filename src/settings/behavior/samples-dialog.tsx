import { useState } from 'react';
import { webhookNames, type WebhookName, type WebhookSamples } from '../../model/settings/behavior/webhook-samples';
import { CodeBlock } from '../../ui/code/code-block';
import { Select } from '../../ui/inputs/select';
import { Dialog } from '../../ui/overlays/dialog';
import { useLabels } from '../../ui/theme/labels';
import { behaviorLabels } from './labels';
import { webhookSamplesLabels } from './samples-labels';

interface SamplesDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  samples: WebhookSamples;
}

/** A sample of what each webhook receives, to copy. */
export function SamplesDialog({ open, onOpenChange, samples }: SamplesDialogProps) {
  const labels = useLabels(webhookSamplesLabels);
  const { fields } = useLabels(behaviorLabels);
  const names = webhookNames.filter((name) => samples[name] !== undefined);
  const [chosen, setChosen] = useState<WebhookName | undefined>(names[0]);
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.title} description={labels.text}>
      <div className="cd-page-check">
        <Select
          aria-label={labels.webhook}
          value={name ?? ''}
          onValueChange={(next) => setChosen(names.find((each) => each === next))}
          options={names.map((each) => ({ value: each, label: fields[each].label }))}
        />
        {name && (
          <CodeBlock code={JSON.stringify(samples[name], null, 2)} label={fields[name].label} copyLabel={labels.copy} />
        )}
      </div>
    </Dialog>
  );
}
