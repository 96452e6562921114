import { Button } from '@radix-ui/themes';
import {
  EmptyState,
  ExternalLink,
  Menu,
  MenuItem,
  MenuSeparator,
  ProductMark,
  StatusDot,
  TextInput,
  WidgetIcon,
} from 'chatdeck/ui';
import { fn, within } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({ title: 'UI/Small parts', parameters: { layout: 'padded' } });

export const ProductMarks = meta.story(() => (
  <div style={{ display: 'grid', gap: 16 }}>
    <ProductMark />
    <ProductMark size="3" />
  </div>
));

export const StatusDots = meta.story(() => (
  <div style={{ display: 'grid', gap: 8 }}>
    {(['online', 'offline', 'unfinished', 'broken'] as const).map((status) => (
      <span key={status}>
        <StatusDot state={status} /> {status}
      </span>
    ))}
  </div>
));

export const Empty = meta.story(() => (
  <EmptyState
    icon={<WidgetIcon size={24} />}
    title="No triggers yet"
    action={<Button>Add a trigger</Button>}
    link={<ExternalLink href="/docs">How triggers work</ExternalLink>}
  >
    A trigger greets a visitor automatically after some time on a page.
  </EmptyState>
));

export const TextInputs = meta.story(() => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
    <TextInput label="Email" value="dana@acme.test" onValueChange={fn()} />
    <TextInput label="Email" value="dana" onValueChange={fn()} error="Enter one email address." />
  </div>
));

export const MenuOpen = meta.story({
  render: () => (
    <Menu align="start" trigger={<Button variant="soft">More</Button>}>
      <MenuItem onSelect={fn()}>Rename</MenuItem>
      <MenuItem onSelect={fn()}>Duplicate</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={fn()}>Delete</MenuItem>
    </Menu>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
});
