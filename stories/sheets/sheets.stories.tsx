import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Sheet } from './sheet';

/** They show stories that are tested, documented, and pictured separately. */
const meta = preview.meta({
  title: 'Sheets',
  component: Sheet,
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  args: { screen: 'dashboard', globals: {}, onScreenChange: fn() },
  argTypes: { globals: { table: { disable: true } }, onScreenChange: { table: { disable: true } } },
});

/** Every state of a screen, side by side; the address remembers which one it is. */
export const AllStates = meta.story({
  render: function Render(args, { globals }) {
    const [{ screen }, setArgs] = useArgs<{ screen: string }>();
    const { appearance, language, direction, accent, radius, density } = globals as Record<string, string>;
    const chosen = Object.entries({ appearance, language, direction, accent, radius, density });
    return (
      <Sheet
        {...args}
        screen={screen}
        globals={Object.fromEntries(chosen.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}
        onScreenChange={(next) => setArgs({ screen: next })}
      />
    );
  },
});
