import { expect, type Locator, type Page } from '@playwright/test';
import { reach } from './reach';

/** Waits as long as a slow machine needs, in either runner. */
export const shown = expect.configure({ timeout: 15_000 });

/** A user of the dashboard, with a mouse, the keyboard alone, or touch. */
export interface User {
  readonly page: Page;
  /**
   * Presses a control. With `outcome` the press is done when that is seen; who has a bad connection presses again where a
   * message says that it failed.
   */
  press(this: void, control: Locator, outcome?: Locator): Promise<void>;
  /** Waits until something is seen, and asks again where it could not be loaded. */
  sees(this: void, what: Locator): Promise<void>;
  /** Writes into a field in place of what it holds. */
  type(this: void, field: Locator, text: string): Promise<void>;
  /** Chooses in a list by its first letters. */
  choose(this: void, list: Locator, option: string): Promise<void>;
  /** Goes somewhere by the menu. */
  go(this: void, name: string, outcome: Locator): Promise<void>;
}

/** How a kind of user does the three things that all the rest is made of. */
interface Hands {
  press(this: void, control: Locator): Promise<void>;
  type(this: void, field: Locator, text: string): Promise<void>;
  choose(this: void, list: Locator, option: string): Promise<void>;
}

export type UserKind = 'mouse' | 'keyboard' | 'phone';

/** How often a user tries again before giving up. */
const patience = 8;
/** What leads on after a failure. */
const retryNames = /^(Try again|Continue)$/;

export function userOf(kind: UserKind, page: Page, { isPatient = false } = {}): User {
  const hands = makeHands[kind](page);

  async function sees(what: Locator): Promise<void> {
    await achieve(what, page.getByRole('button', { name: retryNames }).first());
  }

  /** Waits for the outcome; if a message is shown instead, presses its action. */
  async function achieve(outcome: Locator, again: Locator): Promise<void> {
    for (let tries = 0; isPatient && tries < patience; tries += 1) {
      const failure = page.getByRole('alert').first();
      await shown(outcome.first().or(failure).first()).toBeVisible();
      if (await outcome.first().isVisible()) return;
      const retry = page.getByRole('button', { name: retryNames }).first();
      await hands.press((await retry.isVisible()) ? retry : again);
    }
    await shown(outcome.first()).toBeVisible();
  }

  async function press(control: Locator, outcome?: Locator): Promise<void> {
    await hands.press(control);
    if (outcome) await achieve(outcome, control);
  }

  async function go(name: string, outcome: Locator): Promise<void> {
    if (kind === 'phone') await hands.press(page.getByRole('button', { name: 'Open menu' }));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await press(menu.getByRole('link', { name, exact: true }), outcome);
  }

  return { page, press, sees, go, type: hands.type, choose: hands.choose };
}

const makeHands: Record<UserKind, (page: Page) => Hands> = {
  mouse: () => ({
    press: (control) => control.click(),
    // By keys: React misses what Playwright fills in through WebDriver BiDi.
    async type(field, text) {
      await field.press('ControlOrMeta+a');
      await field.page().keyboard.type(text);
    },
    choose: async (list, option) => void (await list.selectOption(option)),
  }),
  phone: () => ({
    press: (control) => control.tap(),
    async type(field, text) {
      await field.tap();
      await field.fill(text);
    },
    choose: async (list, option) => void (await list.selectOption(option)),
  }),
  keyboard: (page) => ({
    async press(control) {
      await reach(page, control);
      const isRadio = await control.evaluate((node) => node.matches('[role=radio], [type=radio]'));
      // The arrow that leads to a radio button has chosen it.
      if (isRadio && (await control.isChecked())) return;
      const isTicked = await control.evaluate((node) =>
        node.matches('[type=checkbox], [role=checkbox], [role=switch]'),
      );
      await page.keyboard.press(isRadio || isTicked ? 'Space' : 'Enter');
    },
    async type(field, text) {
      await reach(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(list, option) {
      await reach(page, list);
      await page.keyboard.type(option);
      await shown(list.getByRole('option', { selected: true })).toHaveText(option);
    },
  }),
};
