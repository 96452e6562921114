import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { installLabels, type InstallLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function InstallTabLoading(props: TabLoadingProps<InstallLabels>) {
  return (
    <LoadingTab {...props} labelSet={installLabels} part="install-tab" tab="install" loading={<InstallLoading />} />
  );
}

/** The tab's content while loading. */
export function InstallLoading() {
  return <SectionSkeleton groups={[['field'], ['field', 'field']]} />;
}
