import { Heading, Text } from '@radix-ui/themes';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The package inherits the font of its page. The stock dashboard and Storybook use Inter, which they serve themselves. Three weights carry the hierarchy: 600 for titles, 500 for labels, 400 for everything else. Numbers below each other have tabular figures. Help texts are at most 70 characters wide.',
      },
    },
  },
});

/** Every size and weight that the product uses. */
export const Type = meta.story(() => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Heading size="6">Page title: 24/600</Heading>
    <Text size="5" weight="bold">
      Number of a stat card: 20/600
    </Text>
    <Heading as="h2" size="3">
      Section title: 16/600
    </Heading>
    <Heading as="h3" size="2">
      Group caption: 14/600
    </Heading>
    <Text size="2" weight="medium">
      Field label and card title: 14/500
    </Text>
    <Text size="2">
      Body and controls: 14/400. Visitors chat through the widget, your team answers from its channel.
    </Text>
    <Text size="1" color="gray">
      Help and meta: 12/400 in gray 11. Shown while no one is online.
    </Text>
    <Text size="2" style={{ fontVariantNumeric: 'tabular-nums' }}>
      Tabular figures: 1,111 over
      <br />
      Tabular figures: 8,888
    </Text>
  </div>
));
