import type { Portal, PortalPage } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useEffect, useRef } from 'react';
import { accountLabels } from './labels';

interface PortalProblemProps {
  portal: Portal;
  page: PortalPage;
}

/** Why a page of the billing portal could not be opened. */
export function PortalProblem({ portal, page }: PortalProblemProps) {
  const labels = useLabels(accountLabels);
  const alert = useRef<HTMLDivElement>(null);
  const problem = portal.status === 'failed' && portal.page === page ? portal.problem : undefined;
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  return problem && <ProblemCallout title={labels.portalFailed} problem={problem} alertRef={alert} />;
}
