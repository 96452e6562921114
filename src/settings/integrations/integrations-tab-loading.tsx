import { Spinner } from '../../ui/radix';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { integrationsLabels, type IntegrationsLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function IntegrationsTabLoading(props: TabLoadingProps<IntegrationsLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={integrationsLabels}
      part="integrations-tab"
      tab="integrations"
      loading={<IntegrationsLoading />}
    />
  );
}

/** A spinner: the number of members is unknown. */
export function IntegrationsLoading() {
  return (
    <div className="cd-integrations-loading">
      <Spinner size="3" />
    </div>
  );
}
