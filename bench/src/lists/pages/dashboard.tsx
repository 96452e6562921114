import { Dashboard } from 'chatdeck/screens/dashboard';
import { ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { expose } from '../../render/harness';
import { stats, workspaces } from '../cards';

const byId = Object.fromEntries(stats.map((counts, index) => [String(index + 1), counts]));

expose(() => (
  <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
    <Dashboard workspaces={ready(workspaces)} stats={ready(byId)} planLabel="Business" />
  </ChatdeckTheme>
));
