import { safeHref } from '../../model/core/address';
import { SlackMark } from '../../ui/base/slack-mark';
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
          <SlackMark size={16} />
          {labels.slack}
        </a>
      </Button>
      <Text as="p" size="1" color="gray" className="cd-or">
        {labels.or}
      </Text>
    </div>
  );
}
