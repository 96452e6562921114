import { makeProblem } from 'chatdeck/model';
import {
  Announcer,
  ErrorBoundary,
  ErrorCallout,
  NoticeCallout,
  PageLoading,
  ProblemCallout,
  Skeleton,
  SkeletonGroup,
  StaleNotice,
  StatCard,
  StatCards,
  UpgradeButton,
  WhyOffline,
} from 'chatdeck/ui';
import { Button, Spinner, Text } from '@radix-ui/themes';
import { nothing } from './samples';
import type { Usage } from './usage';

const failure = makeProblem('server', { status: 500 });

export const usages: readonly Usage[] = [
  {
    parts: ['ProblemCallout', 'ErrorCallout'],
    use: 'Where something failed, next to what failed. `ProblemCallout` puts a `Problem` into words and offers another try; `ErrorCallout` is for words of your own.',
    avoid:
      'For what a person typed wrong: the error stands under the field. For a refresh that failed while old data is there: `StaleNotice`.',
    dos: [
      {
        example: <ProblemCallout title="Invoices:" problem={failure} onRetry={nothing} />,
        why: 'Say which part failed, and give the way on.',
      },
      {
        example: <ErrorCallout>The card was declined. Use another one.</ErrorCallout>,
        why: 'Say what happened and what to do, in the words of the person.',
      },
    ],
    donts: [
      {
        example: <ErrorCallout>Error 500: unexpected end of JSON input</ErrorCallout>,
        why: 'Do not show what only a developer can read. `Problem` keeps it for the log.',
      },
    ],
    keyboard:
      'An alert, read out at once. It can take the focus (`alertRef`) where a press of a button has failed, so that the way on is the next stop.',
  },
  {
    parts: ['WhyOffline'],
    use: 'Wherever a widget is shown as offline: one sentence with the reason and the link that removes it. Take the reason from `whyOffline`.',
    avoid: 'For a widget that is online, and for problems of a single call: those are `ProblemCallout`.',
    dos: [
      {
        example: (
          <Text as="p">
            #support is offline. <WhyOffline widgetId={4} reason="switchedOff" isAdmin />
          </Text>
        ),
        why: 'Name the widget first, then let the part say why and lead to the fix.',
      },
    ],
    donts: [
      {
        example: (
          <Text as="p">
            Turned off manually. <WhyOffline widgetId={4} reason="switchedOff" isAdmin />
          </Text>
        ),
        why: 'Do not write a reason of your own beside it. People would read it twice.',
      },
    ],
    keyboard: 'The link is the only Tab stop. Where the person cannot fix the reason, there is text alone.',
  },
  {
    parts: ['UpgradeButton'],
    use: 'Beside a notice that the plan lacks a feature. It leads to the plans and has the same words everywhere.',
    avoid: 'For people whose plan has the feature, and twice in one view.',
    dos: [
      {
        example: (
          <>
            <NoticeCallout>Your plan does not include triggers.</NoticeCallout>
            <UpgradeButton />
          </>
        ),
        why: 'Say what is missing, then show the way to get it.',
      },
    ],
    donts: [
      {
        example: (
          <>
            <UpgradeButton />
            <UpgradeButton />
          </>
        ),
        why: 'Do not repeat it for each locked feature. One button leads to all plans.',
      },
    ],
    keyboard: 'A link that looks like a button: one Tab stop, opened with Enter.',
  },
  {
    parts: ['NoticeCallout'],
    use: 'For a calm word about how things stand: settings that are read only, a mail that was sent.',
    avoid: 'For anything that is wrong, and for more than a sentence or two.',
    dos: [
      {
        example: <NoticeCallout tone="success">Check your inbox: we have sent you a link.</NoticeCallout>,
        why: 'Tell what happens next.',
      },
    ],
    donts: [
      {
        example: <NoticeCallout tone="success">We could not send the mail.</NoticeCallout>,
        why: 'Do not say bad news in green. Color and words have to agree.',
      },
    ],
    keyboard:
      'A status message: read when there is a pause. It takes the focus only where it answers a press of a button.',
  },
  {
    parts: ['StaleNotice'],
    use: 'Above data that is shown although its last refresh failed.',
    avoid: 'Where there is no data to show: then the failure is a `ProblemCallout` in its place.',
    dos: [
      {
        example: (
          <>
            <StaleNotice problem={makeProblem('offline')} />
            <StatCards>
              <StatCard label="Chats today" value="12" />
            </StatCards>
          </>
        ),
        why: 'Keep what is known in view, and say that it is old.',
      },
    ],
    donts: [
      {
        example: <StaleNotice problem={makeProblem('offline')} />,
        why: 'Do not show it alone: “not up to date” needs something that is not up to date.',
      },
    ],
    keyboard: 'A status message. Nothing that has the focus moves.',
  },
  {
    parts: ['Skeleton', 'SkeletonGroup', 'SectionSkeleton', 'PageLoading', 'SettingsTabLoading'],
    use: 'While something is on its way, in its place and in its size. One `SkeletonGroup` around the blocks says “Loading” once. `PageLoading` and `SettingsTabLoading` stand for code that is on its way.',
    avoid:
      'For an answer to a press of a button (the button itself shows that), and for waits with a known end: those have a progress bar.',
    dos: [
      {
        example: (
          <SkeletonGroup>
            <Skeleton width="60%" height="24px" />
            <Skeleton />
          </SkeletonGroup>
        ),
        why: 'Take the room of what comes, so that nothing jumps.',
      },
      { example: <PageLoading />, why: 'Let a page that is being fetched have its header’s place already.' },
    ],
    donts: [
      {
        example: (
          <div style={{ display: 'grid', justifyItems: 'center' }}>
            <Spinner size="3" />
          </div>
        ),
        why: 'Do not let a spinner stand for a whole page: it says nothing of what comes and the page jumps when it does.',
      },
    ],
    keyboard:
      'The blocks are hidden from screen readers; the group is busy and says one word. Nothing shows for the first 150 ms, nothing pulses.',
  },
  {
    parts: ['Announcer'],
    use: 'For what has just happened and can be seen, but not heard: a row moved, a filter applied.',
    avoid: 'For what stands in the page as a status or an alert already, and for errors.',
    dos: [
      {
        example: (
          <Text as="p" size="2">
            Moved to place 2 of 5. <Announcer>Moved to place 2 of 5.</Announcer>
          </Text>
        ),
        why: 'Keep it in the page from the start, and change its text when there is something to say.',
      },
    ],
    donts: [
      {
        example: (
          <Text as="p" size="2">
            <Button size="1">Save</Button> <Announcer>Save button. Press to save your changes.</Announcer>
          </Text>
        ),
        why: 'Do not explain controls with it. A name and a role do that when the person gets there.',
      },
    ],
    keyboard: 'A polite live region, out of sight. It never takes the focus.',
  },
  {
    parts: ['ErrorBoundary'],
    use: 'Around a part of your own page that may break, so that the rest stays. Every screen of ours has one already.',
    avoid: 'For calls that fail: those are data, and have words of their own.',
    dos: [
      {
        example: (
          <ErrorBoundary>
            <Text size="2">A report of your own, inside a boundary of its own.</Text>
          </ErrorBoundary>
        ),
        why: 'Draw it around what can be done without.',
      },
    ],
    donts: [
      {
        example: (
          <ErrorBoundary onRetry={() => location.reload()}>
            <Text size="2">The whole page, reloaded on a fault.</Text>
          </ErrorBoundary>
        ),
        why: 'Do not reload the page as a cure: drafts come back, but what was open, searched or half written elsewhere is lost.',
      },
    ],
    keyboard:
      'What stands in place of the part is an alert with a button for another try. `onError` of the theme is told.',
  },
];
