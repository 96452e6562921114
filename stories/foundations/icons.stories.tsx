import { Text } from '@radix-ui/themes';
import * as ui from 'chatdeck/ui';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One outline set at 16 pixels, in the color of the text. An icon stands with its word, or its button has a name; it never has to be guessed. In a direction from right to left those that point turn round.',
      },
    },
  },
});

const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType<{ size: number }>,
][];

export const Icons = meta.story(() => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}>
    {icons.map(([name, Icon]) => (
      <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Icon size={16} />
        <Text size="2">{name.replace(/Icon$/, '')}</Text>
      </div>
    ))}
  </div>
));
