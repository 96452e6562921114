import { useLabels } from '../../ui/theme/labels';
import { MailIcon } from '../../ui/base/icons';
import { Button, Text } from '../../ui/radix';
import { supportLabels } from './labels';

interface MailCardProps {
  href: string;
  email: string;
}

/** The way by mail; the address stands there to be copied, too. */
export function MailCard({ href, email }: MailCardProps) {
  const labels = useLabels(supportLabels);
  return (
    <div className="cd-mail" data-chatdeck="contact">
      <Text as="p" size="2" className="cd-mail-address">
        {email}
      </Text>
      <Button asChild size="2">
        <a href={href}>
          <MailIcon size={16} aria-hidden />
          {labels.write}
        </a>
      </Button>
    </div>
  );
}
