import { SafeHtml } from 'chatdeck/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Safe HTML',
  component: SafeHtml,
  parameters: { layout: 'padded' },
  args: { html: 'Read <a href="https://example.com/guide">the <b>guide</b></a>,<br>or <strong>ask us</strong>.' },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the guide' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** What is not one of the four tags is gone, or its words alone are left. */
export const Hostile = meta.story({
  args: {
    html: '<img src=x onerror=alert(1)><script>alert(1)</script><i>Still</i> <a href="javascript:alert(1)">here</a>.<svg><style><b>no</b></style></svg>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, script, svg, style')).toBeNull();
    await expect(canvas.getByText(/Still/)).toHaveTextContent('Still here.');
  },
});

export const TooLong = meta.story({ args: { html: `${'Many words. '.repeat(40)}`, maxLength: 120 } });

export const PlainText = meta.story({ args: { html: 'Three < four, and Tom &amp; Ann.' } });
