import type { ReactNode, Ref } from 'react';
import { AlertIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { Callout } from './callout';
import { problemLabels } from './problem-labels';

interface ErrorCalloutProps {
  /** What went wrong, and what to do. */
  children: ReactNode;
  /** What has failed, where several parts of a page can. */
  title?: string | undefined;
  /** Ways on, under the words. */
  actions?: ReactNode;
  /** It is announced elsewhere already, and only shown here. */
  isTold?: boolean | undefined;
  /** The alert can take focus, for where a press of a button has failed. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/** A danger alert labelled 'Error:' in a screen's own words, perhaps with links to what can be done. */
export function ErrorCallout({ children, title, actions, alertRef, isTold = false }: ErrorCalloutProps) {
  const labels = useLabels(problemLabels);
  return (
    <Callout
      ref={alertRef}
      tone="danger"
      part="problem"
      role={isTold ? 'group' : 'alert'}
      tabIndex={-1}
      icon={<AlertIcon size={16} aria-hidden />}
      actions={actions}
    >
      {title !== undefined && <strong className="cd-callout-title">{title} </strong>}
      <strong>{labels.error}</strong> {children}
    </Callout>
  );
}
