import { Dashboard } from 'chatdeck/screens/dashboard';
import { ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { stats, workspaces } from './cards';

const byId = Object.fromEntries(stats.map((counts, index) => [String(index + 1), counts]));

/** The whole screen. */
export function dashboard() {
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <Dashboard workspaces={ready(workspaces)} stats={ready(byId)} planLabel="Business" />
    </ChatdeckTheme>
  );
}
