import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';
import { account, behavior, dashboard } from './framed-screens';

const meta = preview.meta({ title: 'Foundations/Languages', decorators: [withLinks] });

/** Nothing is left in English; what people call things is theirs. */
async function expectGerman({ canvasElement }: { canvasElement: HTMLElement }) {
  const root = canvasElement.querySelector<HTMLElement>('[lang="de"]');
  await expect(root?.innerText).toMatch(/\b(Ihre|Sie)\b/);
  await expect(root?.innerText).not.toMatch(/\b(the|your|and|save|settings|loading)\b/i);
}

async function expectMarked({ canvas }: { canvas: { findAllByRole(role: string): Promise<HTMLElement[]> } }) {
  for (const heading of await canvas.findAllByRole('heading')) {
    await expect(heading.textContent).toMatch(/\[!!! .*!!!\]$/);
  }
}

export const German = meta.story({ globals: { language: 'de' }, render: () => account, play: expectGerman });
export const GermanOnPhone = meta.story({
  globals: { ...phone, language: 'de' },
  render: () => behavior,
  play: expectGerman,
});
export const DashboardInGermanOnPhone = meta.story({
  globals: { ...phone, language: 'de' },
  render: () => dashboard,
  play: expectGerman,
});

/** Every text in accents and brackets, and four tenths longer. */
export const Pseudo = meta.story({
  tags: ['looks'],
  globals: { language: 'pseudo' },
  render: () => behavior,
  play: expectMarked,
});
