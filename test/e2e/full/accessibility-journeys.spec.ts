import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBehavior, saveButton, signIn } from '../people';
import { colorsOf, edgeOf, type Clip } from '../walk/colors';
import { settle } from '../walk/look';
import { readLive } from '../walk/names';

test.use({ viewport: { width: 1280, height: 900 } });

/** Records every screen reader announcement from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[role=status], [role=alert], [aria-live=polite]';
    const hear = (region: Element | null | undefined) => {
      if (region && !region.closest('[aria-hidden=true], [inert]')) heard.push(region.textContent);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear((target instanceof Element ? target : target.parentElement)?.closest(live));
        for (const added of addedNodes) if (added instanceof Element) added.querySelectorAll(live).forEach(hear);
        for (const added of addedNodes) if (added instanceof Element && added.matches(live)) hear(added);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('tells those who do not see it what is loading, saved and failed', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  const heard = await listen(page);
  await page.route('**/v1/reports/**', async (route) => {
    await expect.poll(heard).toContain('Loading');
    await route.fallback();
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('region', { name: 'website', exact: true })).toContainText('Total Chats');

  await menu.getByRole('link', { name: 'order-questions' }).click();
  const address = page.getByRole('textbox', { name: 'Email for offline messages' });
  await address.fill(`heard-${Date.now()}@acme.test`);
  await page.route('**/update_config', (route) => route.fulfill({ status: 500 }));
  await saveButton(address).click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Error:/));
  expect(await readLive(page)).toContainEqual(expect.stringMatching(/Error:/));
  await page.unroute('**/update_config');
  await saveButton(address).click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/saved/i));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('tells what failed in a dialog, which hides the page around it', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('button', { name: /configure/i }).click();
  await page.route('**/v1/chat_endpoints/*/bot', (route) => route.fulfill({ status: 500 }));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^(Add|Remove) (?!selected)/ })
    .first()
    .click();
  await expect.poll(() => readLive(page)).toContainEqual(expect.stringMatching(/^Couldn’t (add|remove) /));
});

test('names its landmarks and regions, and the place one is at', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await settle(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - navigation "Main"
    - banner:
      - button "admin@acme.test"
    - main:
      - 'heading "website : Behavior" [level=1]'
      - navigation "Widget settings"
      - region "Presence and widget behavior":
        - heading "Presence and widget behavior" [level=2]
        - group "Showing the widget"
  `);
  for (const name of ['Main', 'Widget settings']) {
    await expect(page.getByRole('navigation', { name }).locator('[aria-current=page]')).toHaveCount(1);
  }
});

/** How a part looks, with what is drawn around it. */
async function picture(page: Page, part: Locator): Promise<string> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(part);
  return take(page, { x: x - 6, y: y - 6, width: width + 12, height: height + 12 });
}

async function take(page: Page, clip: Clip): Promise<string> {
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

async function boxOf(part: Locator): Promise<Clip> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in the page.');
  return box;
}

test.describe('in the colors of a contrast theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('shows what is on, what is chosen, where the focus is, and what a chart tells', async ({ page }) => {
    await signIn(page, 'admin@acme.test');
    const chart = page.getByRole('slider', { name: /Chats per day/ }).first();
    expect((await colorsOf(page, await picture(page, chart))).length).toBeGreaterThan(1);
    const button = page.getByRole('button', { name: 'Add channel' }).first();
    expect(
      (await colorsOf(page, await take(page, edgeOf(await boxOf(button))))).length,
      'a button has an edge',
    ).toBeGreaterThan(1);

    await openBehavior(page, 'website');
    await settle(page);
    const sound = page.getByRole('switch', { name: 'Play a sound for new messages' });
    const before = await picture(page, sound);
    await sound.focus();
    // Only the keyboard makes the focus seen.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = await picture(page, sound);
    expect(focused, 'the focus is seen').not.toBe(before);
    await sound.press('Space');
    expect(await picture(page, sound), 'on and off are two pictures').not.toBe(focused);
    expect((await colorsOf(page, before)).length).toBeGreaterThan(1);

    const tabs = page.getByRole('navigation', { name: 'Widget settings' });
    const current = await colorsOf(page, await picture(page, tabs.getByRole('link', { name: 'Behavior' })));
    const other = await colorsOf(page, await picture(page, tabs.getByRole('link', { name: 'Appearance' })));
    expect(current.sort(), 'the current tab is another picture').not.toEqual(other.sort());

    await page.goto('/#/reports/overview');
    await settle(page);
    await page.getByRole('button', { name: /^Date range/ }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Date range' });
    await panel.getByRole('button', { name: 'Custom range' }).press('Enter');
    const today = panel.getByRole('button', { name: /today/ });
    await today.focus();
    const chosen = await picture(page, today);
    await page.keyboard.press('ArrowLeft');
    expect(await picture(page, today), 'a day with the focus is seen').not.toBe(chosen);
  });
});

/** Walks through the dashboard and returns what moved on the way. */
async function listMoves(page: Page): Promise<string[]> {
  await signIn(page, 'admin@acme.test');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, (event) => {
        // Content that appears instantly after a delay doesn't move.
        if ('animationName' in event && event.animationName === 'cd-come') return;
        moved.push(`${kind} ${(event.target as Element).className}`);
      });
    }
  });
  await openBehavior(page, 'website');
  await page.getByRole('switch', { name: 'Play a sound for new messages' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Regenerate API key' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // What moves begins with the frame after the one that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('moves nothing for those who want it still', async ({ page }) => {
  expect(await listMoves(page)).toEqual([]);
});

test.describe('for those who did not ask for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves what opens and what is switched', async ({ page }) => {
    const moved = await listMoves(page);
    expect(moved).toContainEqual(expect.stringMatching(/^animationstart .*Dialog/));
    expect(moved).toContainEqual(expect.stringMatching(/^transitionrun /));
  });
});
