import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { installLabels, type InstallLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function InstallTabLoading(props: TabLoadingProps<InstallLabels>) {
  return (
    <LoadingTab {...props} labelSet={installLabels} part="install-tab" tab="install" loading={<InstallLoading />} />
  );
}

/** The tab's content alone, on its way. */
export function InstallLoading() {
  return <SectionSkeleton groups={[['field'], ['field', 'field']]} />;
}
