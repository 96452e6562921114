import { Button, Text } from '@radix-ui/themes';
import {
  EmptyState,
  ExternalLink,
  Link,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  PlainLink,
  ProductMark,
  StatusDot,
  TextInput,
  WidgetIcon,
} from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['EmptyState'],
    use: 'Where there is nothing yet: what this place is for, the one thing to do next, and where to learn more.',
    avoid: 'For a search that found nothing: a line with the way to clear it is enough.',
    dos: [
      {
        example: (
          <EmptyState icon={<WidgetIcon size={24} />} title="No triggers yet" action={<Button>Add a trigger</Button>}>
            A trigger greets a visitor automatically after some time on a page.
          </EmptyState>
        ),
        why: 'Explain in one sentence, then offer the first step.',
      },
    ],
    donts: [
      {
        example: <EmptyState title="Oops! Nothing here :(">There is no data to display.</EmptyState>,
        why: 'Do not apologize for an empty list, and do not leave people there.',
      },
    ],
    keyboard: 'A second heading and a sentence. The picture says nothing that the words do not.',
  },
  {
    parts: ['StatusDot'],
    use: 'Beside the word for a status, so that a list can be scanned.',
    avoid: 'Without the word. It has no name of its own.',
    dos: [
      {
        example: (
          <Text size="2">
            <StatusDot state="online" /> Online
          </Text>
        ),
        why: 'Keep mark and word together.',
      },
    ],
    donts: [{ example: <StatusDot state="offline" />, why: 'Do not let a color speak alone.' }],
    keyboard: 'Hidden from screen readers; fill and shape differ, not only the color.',
  },
  {
    parts: ['ProductMark'],
    use: 'Once in the frame, and above the form of a page without a frame.',
    avoid: 'As decoration. A partner’s portal has a mark already and shows none of ours.',
    dos: [{ example: <ProductMark />, why: 'Let the theme’s `productName` be what it says.' }],
    donts: [
      {
        example: (
          <Text size="2">
            Welcome to <ProductMark size="3" /> settings
          </Text>
        ),
        why: 'Do not set it in a sentence.',
      },
    ],
    keyboard: 'The drawing is hidden, the name is text.',
  },
  {
    parts: ['Menu', 'MenuItem', 'MenuLink', 'MenuSeparator'],
    use: 'For further actions on a thing, behind a button at its end.',
    avoid: 'For the main action of a view, and for a choice that stays (`Select`).',
    dos: [
      {
        example: (
          <div>
            <Menu align="start" trigger={<Button variant="soft">More</Button>}>
              <MenuItem onSelect={nothing}>Rename</MenuItem>
              <MenuLink to={{ name: 'account' }}>Account</MenuLink>
              <MenuSeparator />
              <MenuItem onSelect={nothing}>Delete…</MenuItem>
            </Menu>
          </div>
        ),
        why: 'Begin with a verb, part off what destroys, and end with … what asks first.',
      },
    ],
    donts: [
      {
        example: (
          <div>
            <Menu align="start" trigger={<Button variant="soft">Actions</Button>}>
              <MenuItem onSelect={nothing}>Save</MenuItem>
            </Menu>
          </div>
        ),
        why: 'Do not hide the only action in a menu.',
      },
    ],
    keyboard:
      'Enter, Space or the down arrow opens; arrows walk, letters find, Escape closes. The focus returns to the button, or goes to the page when a link was followed.',
  },
  {
    parts: ['Link', 'PlainLink', 'ExternalLink'],
    use: '`Link` within text to a screen, `PlainLink` where the place gives it its look, `ExternalLink` out of the product.',
    avoid: 'For something that happens (a button). A link leads somewhere and can be opened in another tab.',
    dos: [
      {
        example: (
          <Text as="p" size="2">
            Plans and invoices are under <Link to={{ name: 'account' }}>Account</Link>.{' '}
            <ExternalLink href="https://example.com/docs">How billing works</ExternalLink>
          </Text>
        ),
        why: 'Name where it leads, so that it makes sense when read alone.',
      },
      {
        example: (
          <div>
            <PlainLink to={{ name: 'dashboard' }}>Back to the dashboard</PlainLink>
          </div>
        ),
        why: 'Leave the look to the place, in navigation of your own.',
      },
    ],
    donts: [
      {
        example: (
          <Text as="p" size="2">
            For your invoices click <Link to={{ name: 'account' }}>here</Link>.
          </Text>
        ),
        why: 'Do not link “here”: in a list of links it says nothing.',
      },
    ],
    keyboard:
      'Real anchors. A modified click is the browser’s. Where the host has no such screen nothing is shown, so write sentences that stand without the link.',
  },
  {
    parts: ['TextInput'],
    use: 'For a line of text in a small form that is sent as a whole: sign-in, an invitation, a dialog.',
    avoid: 'In settings, where a row binds its field, its help and its conflicts (`TextRow`).',
    dos: [
      {
        example: (
          <Kept initial="dana@acme.test">
            {(value, onValueChange) => (
              <TextInput label="Email" type="email" autoComplete="email" value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Say `type` and `autoComplete`, so that phones and password managers help.',
      },
    ],
    donts: [
      {
        example: <TextInput label="Email" value="dana" onValueChange={nothing} error="Invalid input" />,
        why: 'Do not only say that it is wrong: “Enter one email address” says what is right.',
      },
    ],
    keyboard:
      'The label is its name; help and error belong to it. What stands at the end of the label’s line comes after the field.',
  },
];
