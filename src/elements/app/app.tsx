import { useEffect, useRef, type ReactNode } from 'react';
import { useAccess } from '../../hooks/access';
import { useCommandPalette } from '../../hooks/command-palette';
import { useRatingPrompt } from '../../hooks/rating';
import { useShell } from '../../hooks/shell';
import { formatRoute, type Route } from '../../model/places/route';
import { CommandPalette } from '../../screens/command-palette';
import { RatingPrompt } from '../../screens/rating';
import { NotFound, Shell, ShellFailed, ShellLoading } from '../../screens/shell';
import { PageLoading } from '../../ui/page/page-loading';
import { SettingsTabLoading } from '../../ui/settings/settings-tab-loading';
import type { PartProps } from '../runtime/part-props';
import { ScreenOf } from './screen-of';

/** The whole dashboard in one element: the frame, and in it the screen of its route. */
export default function App(props: PartProps) {
  const { route, navigate, onSignedOut } = props;
  const access = useAccess(route);
  const shell = useShell({ onSignedOut });
  const place = useFocusOnPage(formatRoute(route));
  const decision = access.status === 'ready' ? access.data : undefined;
  const target = decision && decision.status !== 'render' ? decision.to : undefined;
  useEffect(() => {
    if (target) navigate(target);
    // oxlint-disable-next-line react/exhaustive-deps -- Once per target; `navigate` differs at each render.
  }, [target && formatRoute(target)]);

  return <div ref={place}>{draw()}</div>;

  function draw(): ReactNode {
    if (access.status === 'failed') return <ShellFailed {...access} onSignOut={shell.onSignOut} />;
    if (!decision) return shell.shell.status === 'loading' ? <ShellLoading /> : <Frame {...props} shell={shell} />;
    const shown = decision.status === 'render' ? decision.route : decision.to;
    const screen = decision.status === 'render' && (
      <ScreenOf {...props} route={shown} onSignedOut={shell.onSignOut} waiting={<Waiting route={shown} />} />
    );
    if (shown.name === 'legal') return <main tabIndex={-1}>{screen}</main>;
    return (
      <Frame {...props} route={shown} shell={shell}>
        {screen || <Waiting route={shown} />}
      </Frame>
    );
  }
}

interface FrameProps extends PartProps {
  shell: ReturnType<typeof useShell>;
  children?: ReactNode;
}

function Frame({ route, shell, screen: { header, footer }, children = <PageLoading /> }: FrameProps) {
  const rating = useRatingPrompt();
  const palette = useCommandPalette({ onSignOut: shell.onSignOut });
  return (
    <>
      <Shell {...shell} route={route} header={header} footer={footer} onSearch={() => palette.onShownChange('search')}>
        <RatingPrompt {...rating} />
        {route.name === 'notFound' ? <NotFound /> : children}
      </Shell>
      <CommandPalette {...palette} route={route} />
    </>
  );
}

/** Placeholder for a screen while its code loads. */
function Waiting({ route }: { route: Route }) {
  if (route.name !== 'settings') return <PageLoading />;
  return <SettingsTabLoading tab={route.tab} widgetId={route.widgetId ?? ''} />;
}

/** Each page but the first takes the focus. */
function useFocusOnPage(address: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(address);
  useEffect(() => {
    const [path] = address.split('?');
    const [lastPath] = last.current.split('?');
    last.current = address;
    if (path !== lastPath) place.current?.querySelector('main')?.focus({ preventScroll: true });
  }, [address]);
  return place;
}
