import type { Download, DownloadControl } from '../../../model/reports/download';
import { useLabels } from '../../../ui/theme/labels';
import { CalloutAction } from '../../../ui/feedback/callout-action';
import { ErrorCallout } from '../../../ui/feedback/error-callout';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useFormat } from '../../../ui/format/format';
import { useProblemText } from '../../../ui/feedback/problem-labels';
import { downloadLabels } from './labels';

interface DownloadFailureCalloutProps {
  download: Extract<Download, { status: 'failed' }>;
  control: DownloadControl;
  /** How far it got, as text. */
  text: string;
}

/** Why a download stopped, and how to continue. */
export function DownloadFailureCallout({ download, control, text }: DownloadFailureCalloutProps) {
  const labels = useLabels(downloadLabels);
  const { failure } = download;
  const { onResume, onAccept, onCancel } = control;
  const reason = useReason(failure);
  return (
    <div className="cd-download-failure">
      <ErrorCallout
        title={labels.stopped}
        actions={
          <span className="cd-download-ways">
            {onResume && (
              <CalloutAction onClick={onResume}>
                {failure.kind === 'problem' ? labels.continue : labels.again}
              </CalloutAction>
            )}
            {failure.kind === 'count' && onAccept && <CalloutAction onClick={onAccept}>{labels.accept}</CalloutAction>}
            {onCancel && <CalloutAction onClick={onCancel}>{labels.cancel}</CalloutAction>}
          </span>
        }
      >
        {reason} {failure.kind === 'problem' && download.done > 0 && labels.soFar(text)}
      </ErrorCallout>
    </div>
  );
}

function useReason(failure: DownloadFailureCalloutProps['download']['failure']): string {
  const labels = useLabels(downloadLabels);
  const problemText = useProblemText();
  const { count } = useFormat();
  const nameOf = useWidgetName();
  if (failure.kind === 'problem') return problemText(failure.problem, 'read');
  const widget = nameOf(failure.widget);
  if (failure.kind === 'changed') return labels.changed(widget);
  return labels.count(widget, count(failure.found), count(failure.expected));
}
