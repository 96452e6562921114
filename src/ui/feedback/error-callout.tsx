import type { ReactNode, Ref } from 'react';
import { AlertIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { Callout } from './callout';
import { problemLabels } from './problem-labels';

interface ErrorCalloutProps {
  /** What went wrong, and what to do. */
  children: ReactNode;
  /** What failed, if several parts of a page can. */
  title?: string | undefined;
  /** Actions under the text. */
  actions?: ReactNode;
  /** It is announced elsewhere and only shown here. */
  isTold?: boolean | undefined;
  /** Lets the alert take the focus after a failed press of a button. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/** A danger alert labeled “Error:” with a screen's own text, perhaps with links to what can be done. */
export function ErrorCallout({ children, title, actions, alertRef, isTold = false }: ErrorCalloutProps) {
  const labels = useLabels(problemLabels);
  const Word = title === undefined ? 'strong' : 'span';
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
      <Word>{labels.error}</Word> {children}
    </Callout>
  );
}
