import { CommandPalette } from 'chatdeck/screens/command-palette';
import { NotFound, Shell, ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { useAccess, useCommandPalette, useRatingPrompt, useShell, type ShellOptions } from 'chatdeck/hooks';
import type { Route, ShellProps } from 'chatdeck/model';
import { PageLoading } from 'chatdeck/ui';
import type { ReactNode } from 'react';
import { chooseAppearance, useAppearanceChoice } from './appearance';
import { Page } from './page';
import { barePageFor, isBare, pageFor, titleOf } from './pages';
import { Elsewhere } from './pages/elsewhere';
import { Redirect, useFreshStart, usePageTitle, useRoute } from './router';

interface SignedInProps extends ShellOptions {
  /** Above every page. */
  notice: ReactNode;
}

/** The shell with the screen of the address in it, or the way to where the guard sends the person. */
export function SignedIn({ notice, ...options }: SignedInProps) {
  const route = useRoute();
  const access = useAccess(route);
  const shell = { ...useShell(options), notice };
  useFreshStart(route);
  usePageTitle(titleOf(route));

  if (access.status === 'failed') return <ShellFailed {...access} onSignOut={shell.onSignOut} header={notice} />;
  if (access.status === 'loading') {
    return shell.shell.status === 'loading' ? <ShellLoading /> : <Frame {...shell} route={route} />;
  }
  const decision = access.data;
  if (decision.status !== 'render') {
    const redirect = <Redirect to={decision.to} />;
    return isBare(decision.to) ? redirect : <Frame {...shell} route={decision.to} page={redirect} />;
  }
  if (isBare(decision.route)) {
    return (
      <main tabIndex={-1}>
        {notice}
        <Page route={decision.route}>{barePageFor(decision.route, { onSignOut: shell.onSignOut })}</Page>
      </main>
    );
  }
  return (
    <Frame
      {...shell}
      route={decision.route}
      page={
        <Page route={decision.route}>
          {pageFor(decision.route) ?? (decision.route.name === 'notFound' ? <NotFound /> : <Elsewhere />)}
        </Page>
      }
    />
  );
}

interface FrameProps extends ShellProps, Pick<SignedInProps, 'notice'> {
  route: Route;
  page?: ReactNode;
}

/** The shell, which stays mounted while the user moves between pages. */
function Frame({ route, notice, page = <PageLoading />, ...shell }: FrameProps) {
  const rating = useRatingPrompt();
  const appearance = useAppearanceChoice();
  const palette = useCommandPalette({ onSignOut: shell.onSignOut });
  return (
    <>
      <Shell {...shell} route={route} onSearch={() => palette.onShownChange('search')}>
        {notice}
        <RatingPrompt {...rating} />
        {page}
      </Shell>
      <CommandPalette {...palette} route={route} appearance={appearance} onAppearanceChange={chooseAppearance} />
    </>
  );
}
