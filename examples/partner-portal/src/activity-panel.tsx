import { useActivities } from './activity';

/** What Chatdeck's screens have told the portal. */
export function ActivityPanel() {
  const activities = useActivities();
  return (
    <aside className="activity" aria-label="Activity">
      <h2>Activity</h2>
      {activities.length === 0 ? (
        <p>Your chat activity appears here.</p>
      ) : (
        <ol>
          {activities.map(({ id, at, kind, text }) => (
            <li key={id} data-kind={kind}>
              <time dateTime={at.toISOString()}>{at.toLocaleTimeString()}</time> {text}
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
