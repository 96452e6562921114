import type { Portal, PortalPage } from '../../model/account/account-page';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useEffect, useRef } from 'react';
import type { AccountLabels } from './labels';

interface PortalProblemProps {
  portal: Portal;
  page: PortalPage;
  labels: AccountLabels;
}

/** Why a page of the billing portal could not be opened. */
export function PortalProblem({ portal, page, labels }: PortalProblemProps) {
  const alert = useRef<HTMLDivElement>(null);
  const problem = portal.status === 'failed' && portal.page === page ? portal.problem : undefined;
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  return problem && <ProblemCallout title={labels.portalFailed} problem={problem} alertRef={alert} />;
}
