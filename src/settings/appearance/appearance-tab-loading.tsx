import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { IndexedSkeleton } from '../../ui/settings/indexed-skeleton';
import { AppearanceBarsSkeleton } from '../../ui/settings/settings-tab-loading';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { appearanceLabels, type AppearanceLabels } from './labels';
import { PreviewPlace } from './preview/place';

/** Placeholder for the tab while its code or data loads. */
export function AppearanceTabLoading(props: TabLoadingProps<AppearanceLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={appearanceLabels}
      part="appearance-tab"
      tab="appearance"
      loading={<AppearanceFormLoading />}
    />
  );
}

/** The form and the preview while loading. */
export function AppearanceFormLoading() {
  return (
    <IndexedSkeleton>
      <div className="cd-appearance">
        <div className="cd-appearance-main">
          <AppearanceBarsSkeleton />
          <div className="cd-appearance-form">
            <SectionSkeleton
              groups={[
                ['field', 'field', 'field'],
                ['field', 'longText', 'field'],
                ['field', 'longText', 'longText'],
              ]}
            />
          </div>
        </div>
        <div className="cd-appearance-side">
          <PreviewPlace />
        </div>
      </div>
    </IndexedSkeleton>
  );
}
