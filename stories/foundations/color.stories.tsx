import { Text } from '@radix-ui/themes';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ContrastTable } from './contrast-table';

const meta = preview.meta({
  title: 'Foundations/Color',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A partner’s theme can recolor the product, so color comes last: size, weight, space, and order show what matters first. There is one solid accent button per view. Green, amber, and red carry meaning, but never alone: a word or an icon goes with them. Text is gray 12, quiet text gray 11, borders gray 5.',
      },
    },
  },
});

const scales = [
  { name: 'accent', use: 'the one action of a view, the current place, links' },
  { name: 'gray', use: 'everything else' },
  { name: 'green', use: 'online and good' },
  { name: 'amber', use: 'needs you soon' },
  { name: 'red', use: 'broken or destructive' },
];
const steps = Array.from({ length: 12 }, (_, index) => index + 1);

/** Radix's scales, which follow the theme's accent and appearance. */
export const Color = meta.story(() => (
  <div style={{ display: 'grid', gap: 24 }}>
    {scales.map(({ name, use }) => (
      <div key={name}>
        <Text as="p" size="2" style={{ marginBlockEnd: 8 }}>
          {name}: {use}
        </Text>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', maxInlineSize: 640 }}>
          {steps.map((step) => (
            <div key={step}>
              <div style={{ blockSize: 32, background: `var(--${name}-${step})` }} />
              <Text as="div" size="1" align="center" color="gray" style={{ marginBlockStart: 4 }}>
                {step}
              </Text>
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
));

/** What is read and what is pressed, in the theme that the toolbar sets. */
export const Contrast = meta.story({
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(10));
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
});

export const ContrastInTheDark = Contrast.extend({ globals: { appearance: 'dark' } });
