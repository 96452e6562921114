import { Text } from '@radix-ui/themes';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Steps of four pixels. What belongs together stands closer than what does not: 8 within a group of controls, 16 between fields, 32 between sections.',
      },
    },
  },
});

const steps = [
  { size: 4, use: 'between a control and its label' },
  { size: 8, use: 'within a group of controls' },
  { size: 16, use: 'between fields, inside cards, around the page on phones' },
  { size: 24, use: 'around the page' },
  { size: 32, use: 'between sections' },
];

export const Space = meta.story(() => (
  <div style={{ display: 'grid', gap: 12 }}>
    {steps.map(({ size, use }) => (
      <div key={size} style={{ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', alignItems: 'center' }}>
        <div style={{ inlineSize: size, blockSize: size, background: 'var(--accent-9)' }} />
        <Text size="2">
          {size}: {use}
        </Text>
      </div>
    ))}
  </div>
));
