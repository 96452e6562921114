import { chromium as playwright, expect as seen, type Browser, type Page } from '@playwright/test';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium } from '../../../scripts/chromium';
import { startReferenceServer, type RunningServer } from '../../reference-server';
import { installExample, npmWith } from './install';

const shown = seen.configure({ timeout: 15_000 });
/** Each takes half a minute to install and build. */
const hosts = ['html', 'vue', 'svelte', 'angular'];

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

describe.each(hosts)('the portal in %s', (host) => {
  let portal: Server;
  let chat: RunningServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const folder = await installExample(`embed/${host}`);
    const isPlain = host === 'html';
    portal = createServer(({ url = '/' }, response) => {
      const path = url === '/' ? '/index.html' : url;
      readFile(join(folder, isPlain ? '' : 'dist', path), 'utf8').then(
        (text) => {
          response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
          response.end(path === '/index.html' ? text.replace('http://localhost:4000', chat.url) : text);
        },
        () => response.writeHead(404).end(),
      );
    }).listen(0, 'localhost');
    await once(portal, 'listening');
    const origin = `http://localhost:${(portal.address() as AddressInfo).port}`;
    chat = await startReferenceServer({ CHATDECK_DATA: join(folder, 'data'), ALLOWED_ORIGINS: origin });
    await npmWith({ VITE_CHAT_URL: chat.url }, folder, 'run', 'build');
    browser = await playwright.launch(chromium);
    page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce' });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/');
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    portal.close();
    portal.closeAllConnections();
    await chat.stop();
  });

  test('signs in by token, navigates, edits, saves, switches the account, and signs out', async () => {
    await shown(page.locator('chatdeck-dashboard')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    // A link in a screen, through the portal's router.
    await page.getByRole('link', { name: 'website', exact: true }).click();
    await shown(page).toHaveURL(/#\/settings\/1\/behavior$/);
    const label = page.getByRole('textbox', { name: 'Agent label' });
    await label.fill(`From ${host}`);
    const section = page.locator('[data-chatdeck="section"]').filter({ has: label });
    await section.getByRole('button', { name: 'Save Changes' }).click();
    await shown(section.getByText('Saved', { exact: true })).toBeVisible();
    await shown(page.getByRole('status').or(page.locator('output')).getByText('saved behavior-tab')).toBeVisible();

    // A link in the portal.
    await page.getByRole('link', { name: 'Team' }).click();
    await shown(page.getByText('agent@acme.test')).toBeVisible();
    await page.getByRole('combobox', { name: 'Account' }).selectOption('globex');
    await shown(page.getByText('owner@globex.test')).toBeVisible();
    await shown(page.getByText('agent@acme.test')).toHaveCount(0);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await shown(page.getByText('owner@globex.test')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Account' }).selectOption('acme');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await shown(label).toHaveValue(`From ${host}`);
    expect(complaints).toEqual([]);
  });
});
