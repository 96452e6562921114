import { contactFrameUrl, mailLink, type SupportProps } from '../../model/places/support';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { MailIcon } from '../../ui/base/icons';
import { Button, Text } from '../../ui/radix';
import { supportLabels, type SupportLabels } from './labels';

/** How to reach whoever runs the product. */
export function Support(props: SupportProps & ScreenProps<SupportLabels>) {
  const { contactUrl, email } = props;
  const labels = useLabels(supportLabels, props.labels);
  const { productName, addresses } = useTheme();
  const frameUrl = contactFrameUrl(contactUrl);
  const mailHref = mailLink(email);
  return (
    <ScreenRoot labelSet={supportLabels} part="support" state="ready" {...props}>
      <PageHeader title={labels.title} context={labels.message} />
      <div className="cd-support">
        {frameUrl !== undefined && (
          <iframe
            className="cd-contact"
            data-chatdeck="contact"
            title={labels.frame(productName)}
            src={frameUrl}
            sandbox="allow-forms allow-popups allow-scripts"
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        )}
        {frameUrl === undefined && mailHref !== undefined && email !== undefined && (
          <MailCard href={mailHref} email={email} />
        )}
        <p className="cd-support-links">
          <ExternalLink href={addresses.docs}>{labels.docs}</ExternalLink>
          <ExternalLink href={addresses.faqs}>{labels.faqs}</ExternalLink>
        </p>
      </div>
    </ScreenRoot>
  );
}

interface MailCardProps {
  href: string;
  email: string;
}

/** The way by mail; the address stands there to be copied, too. */
function MailCard({ href, email }: MailCardProps) {
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
