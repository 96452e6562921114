import { Dashboard } from 'chatdeck/screens/dashboard';
import { ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { stats, workspaces } from './cards';

const byId = Object.fromEntries(stats.map((counts, index) => [String(index + 1), counts]));

const nothing = () => undefined;
const actions = { onAddChannel: nothing, onAddWorkspace: nothing, onDelete: nothing };

/** The whole screen, with all that can be done in it. */
export function dashboard() {
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <Dashboard workspaces={ready(workspaces)} stats={ready(byId)} planLabel="Business" isAdmin {...actions} />
    </ChatdeckTheme>
  );
}
