import { ChatdeckTheme } from 'chatdeck';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useAccess, useShell } from 'chatdeck/hooks';
import { formatRoute, parseRoute, type Route } from 'chatdeck/model';
import {
  NotFound,
  Shell,
  ShellFailed,
  ShellLoading,
  SignOutNotice,
  type SignOutNoticeProps,
} from 'chatdeck/screens/shell';
import { handlers, type Faults } from 'chatdeck/testing';
import { PageHeader } from 'chatdeck/ui';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';

interface ShellFlowProps {
  /** Where the person starts, as written in an address. */
  start: string;
  token: string;
  onSignedOut(this: void): void;
}

/** The guard and the frame plugged together as a host with a router does it, over the service in memory. */
function ShellFlow({ start, token, onSignedOut }: ShellFlowProps) {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: token, getToken: () => token } });
  });
  const [route, setRoute] = useState<Route>(() => parseRoute(start));
  return (
    <ChatdeckTheme hrefFor={(to) => `#${formatRoute(to)}`} onNavigate={setRoute}>
      <ChatdeckProvider client={client} draftStorage={null}>
        <Frame route={route} onRedirect={setRoute} onSignedOut={onSignedOut} />
      </ChatdeckProvider>
    </ChatdeckTheme>
  );
}

interface FrameProps {
  route: Route;
  onRedirect(this: void, to: Route): void;
  onSignedOut(this: void): void;
}

function Frame({ route, onRedirect, onSignedOut }: FrameProps) {
  const [notice, setNotice] = useState<SignOutNoticeProps>();
  const access = useAccess(route);
  const shell = useShell({
    onSignedOut,
    onSignOutFailed: (problem, tellServer) => {
      const retry = async () => setNotice({ problem, status: (await tellServer()) ? 'done' : 'failed', onRetry });
      const onRetry = () => void retry();
      setNotice({ problem, status: 'failed', onRetry });
    },
  });
  if (access.status === 'loading') return <ShellLoading />;
  if (access.status === 'failed') return <ShellFailed {...access} onSignOut={shell.onSignOut} />;
  if (access.data.status !== 'render') return <Redirected to={access.data.to} onRedirect={onRedirect} />;
  return (
    <Shell {...shell} route={route} header={notice && <SignOutNotice {...notice} />}>
      {route.name === 'notFound' ? <NotFound /> : <PageHeader title={formatRoute(route)} />}
    </Shell>
  );
}

/** A host with a router navigates; here the route is shown. */
function Redirected({ to, onRedirect }: { to: Route } & Pick<FrameProps, 'onRedirect'>) {
  return (
    <button type="button" onClick={() => onRedirect(to)}>
      Go to {formatRoute(to)}
    </button>
  );
}

const meta = preview.meta({
  title: 'Flows/Shell',
  component: ShellFlow,
  args: { start: '/', token: 'admin-token', onSignedOut: fn() },
  tags: ['!autodocs'],
});

const patient = { timeout: 10_000 };

/** The month's conversations are used up before the server says so, which every page says. */
export const ForecastsTheQuota = meta.story({
  beforeEach({ msw }) {
    const count = http.get('*/v1/accounts/:id/conversation-count', () => HttpResponse.json({ count: 10_000_000 }));
    msw.use(count, ...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const text = /^You’ve used all [\d,]+ conversations your plan includes this month\./;
    await canvas.findByText(text, undefined, patient);
    await userEvent.click(await canvas.findByRole('link', { name: 'Account' }, patient));
    await canvas.findByRole('heading', { name: '/account' }, patient);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const AdminGoesAround = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '/' }, patient);
    await userEvent.click(await canvas.findByRole('link', { name: 'Reports' }, patient));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to /reports/overview' }, patient));
    await canvas.findByRole('heading', { name: '/reports/overview' }, patient);
    await expect(canvas.getByRole('link', { name: 'Reports', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^wholesale-inquiries/ }));
    await canvas.findByRole('heading', { name: '/settings/13/behavior' }, patient);
    await expect(canvas.getByRole('link', { name: /^wholesale-inquiries/, current: 'page' })).toBeVisible();
  },
});

export const AgentIsSentHomeFromReports = meta.story({
  args: { start: '/reports/history', token: 'agent-token' },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to /' }, patient));
    await canvas.findByRole('heading', { name: '/' }, patient);
    await expect(canvas.queryByRole('link', { name: 'Account' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull();
  },
});

export const UnknownWidget = meta.story({
  args: { start: '/settings/404/behavior' },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to /page-not-found' }, patient));
    await userEvent.click(await canvas.findByRole('link', { name: 'Return Home' }, patient));
    await canvas.findByRole('heading', { name: '/' }, patient);
  },
});

export const NewcomerStartsWithSetup = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: 'freshTrial' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to /setup/11' }, patient));
    await canvas.findByRole('heading', { name: '/setup/11' }, patient);
  },
});

export const TwoHundredWidgets = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: 'manyWidgets' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a widget' }, patient), '173{Enter}');
    await canvas.findByRole('heading', { name: '/settings/1173/behavior' }, patient);
    await expect(canvas.getByRole('searchbox', { name: 'Find a widget' })).toHaveValue('');
  },
});

export const OriginNotAllowed = meta.story({
  beforeEach({ msw }) {
    const fault = { status: 403, body: { Message: 'Origin not allowed', Code: 'origin_not_allowed' } };
    msw.use(...handlers({ faults: { currentUser: fault } }));
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Go to /error' }, patient);
    await expect(args.onSignedOut).not.toHaveBeenCalled();
  },
});

const faults: Faults = {};

export const SignOutFailsThenWorks = meta.story({
  beforeEach({ msw }) {
    faults.logout = { status: 500 };
    msw.use(...handlers({ faults }));
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'dana@acme.test' }, patient));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Logout' }, patient));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce(), patient);
    await canvas.findByText(/couldn’t end your session on the server/, undefined, patient);
    faults.logout = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Your session on the server has ended.', undefined, patient);
  },
});
