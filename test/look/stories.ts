import { expect, type Page } from '@playwright/test';
import { storyAddress, type Globals } from '../../stories/sheets/story-frame';

/** The day on which stories are looked at. */
const today = new Date('2025-06-18T12:00:00Z');

/** Opens a story alone and waits until it has played to its end. */
export async function openStory(page: Page, id: string, globals: Globals): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto(storyAddress(id, globals));
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
      return channel?.last('storyFinished');
    },
    undefined,
    { timeout: 60_000 },
  );
  await expect(page.locator('body')).toHaveClass(/sb-show-main/);
  // What is loaded later has come.
  await expect(page.locator('[data-chatdeck="later"]')).toHaveCount(0);
  // How far a focus has moved the page is up to the moment.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** The first story of each screen and settings tab: a new one is compared as soon as it has a picture. */
export async function firstStories(page: Page): Promise<string[]> {
  const entries = await readEntries(page);
  const first = new Map<string, string>();
  for (const { type, id, importPath } of Object.values(entries)) {
    const isScreen = type === 'story' && /\/stories\/(screens|settings)\//.test(importPath);
    if (isScreen && !first.has(importPath)) first.set(importPath, id);
  }
  return [...first.values()];
}

/** Which of some stories there are none of: a story that was renamed. */
export async function missingStories(page: Page, ids: readonly string[]): Promise<string[]> {
  const entries = await readEntries(page);
  return ids.filter((id) => !Object.hasOwn(entries, id));
}

async function readEntries(page: Page): Promise<Record<string, Entry>> {
  const index = (await (await page.request.get('index.json')).json()) as { entries: Record<string, Entry> };
  return index.entries;
}

interface Entry {
  type: string;
  id: string;
  importPath: string;
  tags: string[];
}

interface Channel {
  last(event: string): unknown;
}
