import { NotFound as NotFoundScreen, ShellFailed, ShellLoading, type ShellLabels } from 'chatdeck';
import { makeProblem, type Problem } from 'chatdeck/model';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks, withLongName } from '../with-links';

const problem = makeProblem('server', { status: 500 });

const meta = preview.meta({ title: 'Screens/Pages', decorators: [withLinks] });

export const NotFound = meta.story({
  tags: ['looks'],
  parameters: { layout: 'padded' },
  render: () => <NotFoundScreen />,
});

export const Loading = meta.story({ tags: ['looks'], render: () => <ShellLoading /> });

export const Failed = meta.story({
  tags: ['looks'],
  render: () => <ShellFailed problem={problem} onRetry={fn()} onSignOut={fn()} />,
});

const long: Partial<ShellLabels> = {
  failedTitle: 'Das Benutzerkonto der Kundengesprächszentrale konnte nicht geladen werden',
  signOut: 'Vom Benutzerkonto dieser Kundengesprächszentrale abmelden',
  notFoundTitle: 'Unter dieser Internetadresse ist keine Seite der Kundengesprächszentrale zu finden',
  notFoundText: 'Möglicherweise wurde die Seite verschoben, umbenannt oder gelöscht. '.repeat(4),
  returnHome: 'Zur Übersicht über alle Gesprächskanäle zurückkehren',
};

export const LongContent = meta.story({
  decorators: [withLongName],
  render: () => (
    <Pages
      labels={long}
      problem={makeProblem('server', { status: 503, serverMessage: 'The accounts are being moved. '.repeat(8) })}
    />
  ),
});

/** All that have texts, under each other. */
function Pages(props: { labels?: Partial<ShellLabels>; problem?: Problem }) {
  return (
    <>
      <div style={{ padding: 16 }}>
        <NotFoundScreen labels={props.labels} />
      </div>
      <ShellFailed labels={props.labels} problem={props.problem ?? problem} onRetry={fn()} onSignOut={fn()} />
    </>
  );
}
