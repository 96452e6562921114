import { expect, test } from '@playwright/test';

test('the API reference is readable, loads nothing from elsewhere, and breaks no policy', async ({ page }) => {
  const problems: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { name: /Chatdeck API/ }).first()).toBeVisible();
  await page.getByText('/chat_endpoints/{id}/update_config').first().click();
  await expect(page.getByText('Saves settings').first()).toBeVisible();
  expect(problems).toEqual([]);
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(page.url()).host]));
  const openapi = (await (await page.request.get('/openapi.json')).json()) as { openapi: string };
  expect(openapi.openapi).toBe('3.1.0');
});
