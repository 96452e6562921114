import { Heading, Text } from '@radix-ui/themes';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The letters of the system: no font is downloaded. Four sizes do nearly everything, in two weights. Numbers that stand under each other have figures of one width. Help texts are at most 70 letters wide.',
      },
    },
  },
});

/** The system's own letters, in the few sizes that the product uses. */
export const Type = meta.story(() => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Heading size="6" weight="medium">
      Page title, 6 medium
    </Heading>
    <Text size="5">Number of a stat card, 5: 1,284</Text>
    <Heading as="h2" size="3" weight="medium">
      Section title, 3 medium
    </Heading>
    <Text size="2">Body and controls, 2. Visitors chat through the widget, your team answers from its channel.</Text>
    <Text size="1" color="gray">
      Help and meta, 1 in gray 11. Shown for as long as nobody is online.
    </Text>
    <Text size="2" style={{ fontVariantNumeric: 'tabular-nums' }}>
      Tabular figures: 1,111 over
      <br />
      Tabular figures: 8,888
    </Text>
  </div>
));
