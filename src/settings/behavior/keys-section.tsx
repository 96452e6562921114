import type { ApiKeys } from '../../model/settings/behavior/behavior';
import { asUnknown, type Problem } from '../../model/core/problem';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { SecretRow } from '../../ui/editor/rows/secret-row';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { Button } from '../../ui/radix';
import { SectionAbout } from '../../ui/page/section-about';
import { useId, useState } from 'react';
import { behaviorLabels } from './labels';

interface KeysSectionProps {
  keys: ApiKeys;
  onKeyGenerate: (() => void) | undefined;
}

/** The account's keys, for admins. They aren't part of the widget's form, so no save bar applies. */
export function KeysSection({ keys, onKeyGenerate }: KeysSectionProps) {
  const labels = useLabels(behaviorLabels);
  const titleId = useId();
  return (
    <section className="cd-section" aria-labelledby={titleId} data-chatdeck="section" data-name="keys">
      <SectionAbout id={titleId} title={labels.keysTitle} description={labels.keysText} />
      <div className="cd-section-rows">
        <SecretRow
          label={labels.apiKey}
          value={keys.apiKey}
          placeholder={labels.noKey}
          onValueChange={ignore}
          isReadOnly
          actions={onKeyGenerate && <GenerateButton keys={keys} onKeyGenerate={onKeyGenerate} />}
        />
        {keys.status === 'failed' && keys.problem && <KeysFailed problem={keys.problem} />}
        <SecretRow
          label={labels.zapierApiKey}
          value={keys.zapierApiKey}
          placeholder={labels.noKey}
          onValueChange={ignore}
          isReadOnly
        />
      </div>
    </section>
  );
}

function KeysFailed({ problem }: { problem: Problem }) {
  const labels = useLabels(behaviorLabels);
  const { productName } = useTheme();
  const told = asUnknown(problem, labels.keysUnknownError(productName));
  return <ProblemCallout title={labels.keysFailed} problem={told} />;
}

/** Generating the first key breaks nothing; generating another one revokes the current key, and is confirmed first. */
function GenerateButton({ keys, onKeyGenerate }: KeysSectionProps & { onKeyGenerate: () => void }) {
  const labels = useLabels(behaviorLabels);
  const [isAsking, setAsking] = useState(false);
  const hasKey = keys.apiKey !== '';
  const isBusy = keys.status === 'generating';
  const name = hasKey ? labels.regenerateKey : labels.generateKey;
  return (
    <>
      <Button
        type="button"
        variant="outline"
        color="gray"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          if (hasKey) setAsking(true);
          else onKeyGenerate();
        }}
      >
        {isBusy ? labels.generatingKey : name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={labels.confirmKeyTitle}
        confirmLabel={labels.regenerateKey}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onKeyGenerate();
        }}
      >
        {labels.confirmKeyText}
      </ConfirmDialog>
    </>
  );
}

/** Keys are generated, never typed. */
function ignore() {
  return undefined;
}
