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

/** A hash sign of rounded bars, in the text color. */
function SlackMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 2 5 14M11 2l-1 12M2.5 5.5h11.5M2 10.5h11.5" />
    </svg>
  );
}
