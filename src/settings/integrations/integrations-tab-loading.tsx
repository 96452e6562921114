import { Spinner } from '../../ui/radix';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { integrationsLabels, type IntegrationsLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
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

/** A spinner: how many members there will be is unknown. */
export function IntegrationsLoading() {
  return (
    <div className="cd-integrations-loading">
      <Spinner size="3" />
    </div>
  );
}
