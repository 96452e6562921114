import { channelsOfWidgets, type Dataset, type Passwords } from 'chatdeck/service';
import { seedAccounts, seedUsers } from './accounts';
import { seedChats } from './chats';
import { seedBotUsers, seedQuestionGroups, seedSavedReplies } from './extras';
import { seedPresence } from './presence';
import { seedInvoices } from './invoices';
import { createRandom } from './random';
import { traffic } from './traffic';
import { seedWidgets } from './widgets';

export { demoSignIns, type SignIn } from './accounts';

/** The demo: two accounts, nine widgets and 90 days of chats and office hours up to `now`. The same each time, but for the password hashes. */
export async function makeSeed(passwords: Passwords, now: Date): Promise<Dataset> {
  const random = createRandom(20_240_901);
  const widgets = seedWidgets(random);
  const presence = seedPresence(random, widgets, traffic, now);
  return {
    accounts: seedAccounts(random, now),
    users: await seedUsers(passwords),
    widgets,
    chats: seedChats(random, widgets, traffic, presence, now),
    presence,
    questionGroups: seedQuestionGroups(),
    savedReplies: seedSavedReplies(),
    botUsers: seedBotUsers(),
    invoices: seedInvoices(now),
    sessions: [],
    teamChannels: channelsOfWidgets(widgets),
  };
}
