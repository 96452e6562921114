import { makeProblem, type ProblemKind } from 'chatdeck/model';
import { Announcer, NoticeCallout, ProblemCallout, Skeleton, SkeletonGroup, StaleNotice } from 'chatdeck/ui';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';

const kinds: ProblemKind[] = [
  'offline',
  'timeout',
  'originNotAllowed',
  'unauthorized',
  'forbidden',
  'invalid',
  'notFound',
  'conflict',
  'rateLimited',
  'server',
  'unexpectedAnswer',
];

const meta = preview.meta({
  title: 'UI/Feedback',
  component: ProblemCallout,
  parameters: { layout: 'padded' },
  args: { problem: makeProblem('server', { status: 500 }), onRetry: fn() },
});

export const Problem = meta.story({ tags: ['looks'] });

/** The text for every kind, without a message from the server. */
export const AllKinds = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {kinds.map((kind) => (
        <ProblemCallout key={kind} problem={makeProblem(kind)} />
      ))}
    </div>
  ),
});

/** The API is on another origin, and may not allow the page's. */
export const Unreadable = meta.story({
  args: { problem: makeProblem('offline', { code: 'unreadable', origin: 'https://portal.example.com' }) },
});

/** A server may send anything; it is shown as text. */
export const HostileMessage = meta.story({
  args: {
    problem: makeProblem('invalid', { serverMessage: `<img src=x onerror="alert(1)"> ${'unbroken'.repeat(40)}` }),
  },
});

export const Stale = meta.story({ render: () => <StaleNotice problem={makeProblem('offline')} /> });

export const Notice = meta.story({ render: () => <NoticeCallout>These settings are read only.</NoticeCallout> });

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup>
      <Skeleton width="240px" />
      <Skeleton height="32px" />
    </SkeletonGroup>
  ),
});

/** Heard, not seen. */
export const Announced = meta.story({ render: () => <Announcer>Presence: saved</Announcer> });
