import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Only a page of the documentation needs them: a run of the stories loads none of it.
const Container = lazy(() => import('../stories/docs/blocks/container'));
const Page = lazy(() => import('../stories/docs/blocks/page'));

export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

export function DocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
