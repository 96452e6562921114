import { safeHref } from '../../model/core/address';
import { useLabels } from '../../ui/theme/labels';
import { Button, Text } from '../../ui/radix';
import { signupLabels } from './labels';

/** Sign-up through Slack, and the divider before the form. */
export function SlackSignup({ href }: { href: string }) {
  const labels = useLabels(signupLabels);
  return (
    <div className="cd-auth-form" data-chatdeck="slack-signup">
      <Button asChild size="3" variant="outline" color="gray" className="cd-slack-button">
        <a href={safeHref(href)} rel="noreferrer" referrerPolicy="no-referrer">
          <SlackMark />
          {labels.slack}
        </a>
      </Button>
      <Text as="p" size="1" color="gray" className="cd-or">
        {labels.or}
      </Text>
    </div>
  );
}

const tiles = [
  [
    '#e01e5a',
    'M5.04 15.17a2.52 2.52 0 1 1-2.52-2.52h2.52v2.52ZM6.31 15.17a2.52 2.52 0 1 1 5.04 0v6.31a2.52 2.52 0 1 1-5.04 0v-6.31Z',
  ],
  [
    '#36c5f0',
    'M8.83 5.04a2.52 2.52 0 1 1 2.52-2.52v2.52H8.83ZM8.83 6.31a2.52 2.52 0 1 1 0 5.04H2.52a2.52 2.52 0 1 1 0-5.04h6.31Z',
  ],
  [
    '#2eb67d',
    'M18.96 8.83a2.52 2.52 0 1 1 2.52 2.52h-2.52V8.83ZM17.69 8.83a2.52 2.52 0 1 1-5.04 0V2.52a2.52 2.52 0 1 1 5.04 0v6.31Z',
  ],
  [
    '#ecb22e',
    'M15.17 18.96a2.52 2.52 0 1 1-2.52 2.52v-2.52h2.52ZM15.17 17.69a2.52 2.52 0 1 1 0-5.04h6.31a2.52 2.52 0 1 1 0 5.04h-6.31Z',
  ],
] as const;

/** Slack's mark in its four colors. */
function SlackMark() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
      {tiles.map(([color, path]) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  );
}
