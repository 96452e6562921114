import type { User } from './user';

/** On a phone, range, zone, and downloads are behind one button. */
export async function unfoldControls({ page, press, sees }: User): Promise<void> {
  const fold = page.getByRole('button', { name: / · /, expanded: false });
  const range = page.getByRole('button', { name: /^Date range/ });
  await sees(fold.or(range));
  if (await fold.isVisible()) await press(fold, range);
}
