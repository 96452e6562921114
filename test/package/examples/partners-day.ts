import { unfoldControls } from '../../e2e/journeys/report-controls';
import { shown, type User } from '../../e2e/journeys/user';
import { saveButton } from '../../e2e/people';

/** Signs in at the portal, looks at the team and the history, renames what visitors see, and signs out. */
export async function partnersDay(user: User, person: { email: string; password: string }): Promise<void> {
  const { page } = user;
  const label = `Helper ${Date.now().toString(36)}`;
  const item = (name: string) =>
    page.getByRole('navigation', { name: 'Fernwood' }).getByRole('link', { name, exact: true });
  const agentLabel = page.getByRole('textbox', { name: 'Agent label' });

  await page.goto('/chat/team');
  await user.type(page.getByLabel('Email'), person.email);
  await user.type(page.getByLabel('Password'), person.password);
  await user.press(page.getByRole('button', { name: 'Sign in' }), page.getByRole('heading', { name: 'Operators' }));
  await user.sees(page.getByRole('row', { name: /agent@acme\.test/ }));

  await user.press(item('History'), page.getByText(/^Showing 1 to 15 of \d+/).first());
  await unfoldControls(user);
  await user.press(page.getByRole('button', { name: /^Date range/ }), page.getByRole('dialog'));
  await user.press(page.getByRole('button', { name: 'Last 7 days', exact: true }));
  await shown(page).toHaveURL(/\/chat\/history\?range=last7$/);
  await shown(page.getByRole('dialog')).toBeHidden();

  await user.press(item('returns'), agentLabel);
  await shown(agentLabel).toBeEditable();
  await user.type(agentLabel, label);
  const saved = page.locator('[data-chatdeck="save-bar"][data-state="saved"]');
  await user.press(saveButton(agentLabel), saved);
  await page.reload();
  await user.sees(agentLabel);
  await shown(agentLabel).toHaveValue(label);

  await user.press(page.getByRole('button', { name: 'Sign out' }), page.getByRole('button', { name: 'Sign in' }));
}
