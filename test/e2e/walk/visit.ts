import { expect, type Page } from '@playwright/test';
import type { Place, Visitor } from '../../screen-table/place';
import { signIn } from '../people';
import { settle } from './look';
import { expiredPlace, isSettingsTab, placesOf } from './places';

/** Gives what is wrong with a place that is shown. */
export type Judge = (place: Place, index: number) => Promise<string[]>;

/** Visits a user's pages, all unless some are named, and returns the problems with their places. */
export async function walk(page: Page, visitor: Visitor, judge: Judge, places = placesOf(visitor)): Promise<string[]> {
  const found: string[] = [];
  const tell = async (place: Place, index: number) => {
    await visit(page, place);
    found.push(...(await judge(place, index)).map((fault) => `${visitor} at ${place.path}: ${fault}`));
  };
  if (visitor === 'agent@acme.test') await askForRating(page);
  if (visitor !== 'nobody') await signIn(page, visitor);
  for (const [index, place] of places.entries()) await tell(place, index);
  if (visitor === 'agent@acme.test') {
    await endSession(page);
    await tell(expiredPlace, places.length);
  }
  return found;
}

/** Goes to a place, and has it show all that it has. */
export async function visit(page: Page, place: Place): Promise<void> {
  const { path, title, shows = [] } = place;
  await page.goto(`/#${path}`);
  // A settings tab's title starts with its widget's name.
  const heading = isSettingsTab(place) ? new RegExp(`: ${String(title)}$`) : title;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await settle(page);
  for (const name of shows) {
    const control = page.getByRole('main').getByRole('button', { name, exact: true });
    await control.or(page.getByRole('main').getByRole('radio', { name, exact: true })).click();
  }
  await settle(page);
}

/** Shows the rating prompt on every page. */
async function askForRating(page: Page): Promise<void> {
  await page.route('**/v1/users/current', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...user, showNPSRating: true } });
  });
}

/** The page learns of it by the next answer of the server. */
async function endSession(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/v1/users/current', (route) => route.fulfill({ status: 401, json: { Code: 'token_expired' } }));
  await page.reload();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
}
