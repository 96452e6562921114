import { ProductMark } from '../../ui/base/product-mark';
import { Skeleton } from '../../ui/base/skeleton';
import { PageLoading } from '../../ui/page/page-loading';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { shellLabels, type ShellLabels } from './labels';
import { RailSkeleton } from './rail-skeleton';

/** The whole page until the user is loaded: the frame without its controls, and a page in it. */
export function ShellLoading(props: ScreenProps<ShellLabels>) {
  return (
    <ScreenRoot labelSet={shellLabels} part="shell-loading" state="loading" {...props}>
      <div className="cd-shell">
        <div className="cd-shell-frame">
          <div className="cd-rail" aria-hidden="true">
            <div className="cd-rail-header">
              <ProductMark />
            </div>
            <div className="cd-nav">
              <ul className="cd-nav-list cd-skeletons">
                <RailSkeleton count={4} />
              </ul>
            </div>
          </div>
          <div className="cd-top" aria-hidden="true">
            <div className="cd-top-start">
              <ProductMark />
            </div>
            <div className="cd-person-skeleton cd-skeletons">
              <Skeleton />
            </div>
          </div>
          <main className="cd-main">
            <div className="cd-main-column">
              <PageLoading />
            </div>
          </main>
        </div>
      </div>
    </ScreenRoot>
  );
}
