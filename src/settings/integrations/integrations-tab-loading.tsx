import { Skeleton } from '../../ui/base/skeleton';
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

/** The card of Slack, with one member. */
export function IntegrationsLoading() {
  return (
    <div className="cd-integration" aria-hidden="true">
      <div className="cd-integration-head">
        <Skeleton width="72px" />
        <Skeleton width="120px" height="44px" />
        <Skeleton width="80px" height="32px" />
      </div>
      <div className="cd-bots-list cd-integration-bots">
        <div className="cd-bot">
          <Skeleton width="140px" />
        </div>
      </div>
    </div>
  );
}
