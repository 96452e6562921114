import { expect, test } from '@playwright/test';
import { userOf, type UserKind } from './journeys/user';
import { rowsOf } from './matrix';
import { signIn } from './people';

const count = 300;
/** A file as a spreadsheet in Germany writes it, with hostile cells, one text twice, and one phrase in two replies. */
function fileOf(kind: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const response = number === 2 ? `=Text ${kind} 1` : `=Text ${kind} ${number}`;
    const phrases = number === 3 || number === 4 ? `refund ${kind}` : `${kind} topic ${number}`;
    return `${kind} ${number};"${response}";"${phrases}";${number % 2 === 0 && number > 2 ? 'true' : 'no'}`;
  });
  return `\ufefflabel;response;triggerPhrases;autoSend\r\n${lines.join('\r\n')}\r\n`;
}

const screens = {
  keyboard: {},
  mouse: {},
  phone: { viewport: { width: 320, height: 640 }, hasTouch: true },
} as const satisfies Record<UserKind, object>;

test('selects by the keys of a list, and sends what is selected automatically', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/settings/1/saved-replies');
  const alaska = page.getByRole('checkbox', { name: 'Select Shipping to Alaska' });
  await alaska.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Select Store hours' })).toBeFocused();
  await expect(page.getByText('2 of 2 selected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Select all 2')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Actions', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Send automatically', exact: true }).press('Enter');
  await expect(page.getByText('Turned on automatic sending for 1 reply.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undid 1 change.')).toBeVisible();
  await alaska.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Saved Reply' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alaska).toBeFocused();
});

for (const kind of rowsOf(Object.keys(screens) as UserKind[])) {
  test.describe(`by ${kind}`, () => {
    test.use(screens[kind]);

    test('imports 300 replies, fixes two of them, copies them to two widgets, and undoes that', async ({ page }) => {
      test.setTimeout(400_000);
      const long = { timeout: 120_000 };
      const { press, type, sees } = userOf(kind, page);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
      const listOf = async (widgetId: number) => {
        const answer = await page.request.get(`/v1/chat_endpoints/${widgetId}/saved_replies`, {
          headers: { authorization: `Bearer ${await token()}` },
        });
        return ((await answer.json()) as { label: string }[]).map(({ label }) => label);
      };
      const token = async () => (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
      await signIn(page, 'admin@acme.test', '/#/settings/1/saved-replies');

      await press(button('Import or export'), item('Import from CSV'));
      await press(item('Import from CSV'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Or paste rows' }).fill(fileOf(kind));
      await sees(dialog.getByText(`${count} new`));
      await press(dialog.getByRole('button', { name: `Import ${count} replies` }));
      await expect(page.getByText(`Imported ${count} replies.`)).toBeVisible(long);

      const same = `“${kind} 1” and “${kind} 2” have the same text.`;
      await press(button(`Merge “${kind} 2” into “${kind} 1”`));
      await sees(page.getByText('Changed 2 replies.'));
      await expect(page.getByText(same)).toBeHidden();
      const shared = `A message with “refund ${kind}” triggers several replies: ${kind} 3 and ${kind} 4.`;
      const remove = (number: number) => `Remove “refund ${kind}” from “${kind} ${number}”`;
      await press(button(remove(3)));
      await expect(page.getByText(shared)).toBeHidden();
      await sees(page.getByText('Changed 1 reply.'));
      await press(button('Undo'));
      await sees(page.getByText(shared));
      await press(button(`More: ${shared}`), item(remove(4)));
      await press(item(remove(4)));
      await expect(page.getByText(shared)).toBeHidden();
      await sees(page.getByText('Changed 1 reply.'));

      await type(page.getByRole('searchbox', { name: 'Find a reply' }), `=Text ${kind}`);
      await press(page.getByRole('checkbox', { name: `Select all ${count - 1}` }));
      await sees(page.getByText(`${count - 1} of ${count - 1} selected`).first());
      await press(page.getByRole('button', { name: 'Actions', exact: true }), item('Copy to other widgets'));
      await press(item('Copy to other widgets'));
      const before = [await listOf(2), await listOf(4)];
      await press(dialog.getByRole('checkbox', { name: '#pricing-page' }));
      await press(dialog.getByRole('checkbox', { name: '#order-questions' }));
      await press(dialog.getByRole('button', { name: `Copy ${2 * (count - 1)} replies` }));
      await expect(page.getByText(`Copied ${2 * (count - 1)} replies.`)).toBeVisible(long);
      expect(await listOf(2)).toHaveLength((before[0]?.length ?? 0) + count - 1);
      await press(button('Undo'));
      await expect(page.getByText(`Undid ${2 * (count - 1)} changes.`)).toBeVisible(long);
      expect([await listOf(2), await listOf(4)]).toEqual(before);

      await press(button('Delete').and(page.locator('.cd-selection-actions > *')));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete replies' }));
      await expect(page.getByText(`Deleted ${count - 1} replies.`)).toBeVisible(long);
      expect((await listOf(1)).filter((label) => label.startsWith(kind))).toEqual([]);
    });
  });
}
