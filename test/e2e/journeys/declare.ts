import { expect, type PlaywrightTestArgs, type PlaywrightTestOptions, type TestType } from '@playwright/test';
import { agentsDay } from './agents-day';
import { monthEnd } from './month-end';
import { badWeather, worsenNetwork } from './network';
import { newOwner } from './new-owner';
import { userOf, type User } from './user';

const journeys: Record<string, (user: User) => Promise<void>> = {
  'a new owner goes from sign-up to a widget that is online': newOwner,
  'an agent gets through the day': agentsDay,
  'an admin closes the month': monthEnd,
};

type Test = TestType<PlaywrightTestArgs & PlaywrightTestOptions, object>;

/** Each journey with a mouse. */
export function declareJourneys(test: Test): void {
  for (const [name, travel] of Object.entries(journeys)) {
    test(name, ({ page }) => travel(userOf('mouse', page)));
  }
}

/** Each journey without a mouse, on a small phone, and where calls are slow and some are lost. */
export function declareVariants(test: Test): void {
  for (const [name, travel] of Object.entries(journeys)) {
    test(`with the keyboard alone ${name}`, async ({ page }) => {
      test.slow();
      await travel(userOf('keyboard', page));
    });

    test(`on a bad connection ${name}`, async ({ page }) => {
      test.slow();
      const losses = await worsenNetwork(page, badWeather);
      await travel(userOf('mouse', page, { isPatient: true }));
      expect(losses.lost, `of ${losses.made} calls`).toBeGreaterThan(1);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

      test(name, async ({ page }) => {
        test.slow();
        await travel(userOf('phone', page));
      });
    });
  }
}
