import { ChatdeckTheme } from 'chatdeck';
import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { BrandFrames } from './brand-frames';
import { BrandPage } from './brand-page';
import { dashboard } from './framed-screens';

const meta = preview.meta({
  title: 'Foundations/Brand',
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'A whole theme from one color. Both scales, in light and in dark, are derived from it, and text on and in the color stays readable. Choose, look, and copy the code.',
      },
    },
  },
});

export const Preview = meta.story({
  render: () => (
    <BrandPage>
      {(brand) => (
        <div className="brand-preview">
          <ChatdeckTheme {...brand} fontFamily={brand.fontFamily || undefined}>
            {dashboard}
          </ChatdeckTheme>
        </div>
      )}
    </BrandPage>
  ),
});

/** Every screen and tab in its own window; each follows what is chosen. */
export const AllScreens = meta.story({
  // The windows show stories that are tested separately.
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <BrandPage>{(brand) => <BrandFrames brand={brand} />}</BrandPage>,
});

/** Preview and code follow at once. */
export const Chosen = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  render: Preview.input.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const controls = within(canvas.getByRole('form', { name: 'Brand' }));
    const color = controls.getByLabelText('Color in hex');
    await userEvent.clear(color);
    await userEvent.type(color, '#0F766E');
    await userEvent.selectOptions(controls.getByLabelText('Gray'), 'sage');
    await userEvent.selectOptions(controls.getByLabelText('Radius'), 'full');
    await userEvent.selectOptions(controls.getByLabelText('Scaling'), '95%');
    await userEvent.type(controls.getByLabelText('Font family'), 'Georgia, serif');

    const theme = canvasElement.querySelector<HTMLElement>('.brand-preview > [data-chatdeck="theme"]') ?? canvasElement;
    await expect(getComputedStyle(theme).getPropertyValue('--accent-9')).toBe('#0f766e');
    await expect(getComputedStyle(theme).getPropertyValue('--gray-9')).toBe('#868e8b');
    const heading = within(theme).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).fontFamily).toBe('Georgia, serif');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the element' }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(
      '<ChatdeckTheme accentColor="#0f766e" grayColor="sage" fontFamily="Georgia, serif" radius="full" scaling="95%">',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the command' }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(
      `npx chatdeck theme '#0f766e' --gray sage --radius full --scaling 95% --font 'Georgia, serif' --out brand.css`,
    );
  },
});
