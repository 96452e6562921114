import { contactFrameUrl, mailLink, type SupportProps } from '../../model/places/support';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { MailIcon } from '../../ui/base/icons';
import { Button, Text } from '../../ui/radix';
import { ContactFrame } from './contact-frame';
import { supportLabels, type SupportLabels } from './labels';

/** How to reach the product's support: the theme's contact frame, and email. */
export function Support(props: SupportProps & ScreenProps<SupportLabels>) {
  const { email } = props;
  const labels = useLabels(supportLabels, props.labels);
  const { addresses, contactFrameUrl: address } = useTheme();
  const hasFrame = contactFrameUrl(address) !== undefined;
  const mailHref = mailLink(email);
  return (
    <ScreenRoot labelSet={supportLabels} part="support" state="ready" {...props}>
      <PageHeader title={labels.title} context={labels.message} />
      <div className="cd-support">
        {hasFrame && <ContactFrame address={address} />}
        {mailHref !== undefined && email !== undefined && (
          <MailCard href={mailHref} email={email} variant={hasFrame ? 'outline' : 'solid'} />
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
  /** The form in the frame has its own primary button. */
  variant: 'solid' | 'outline';
}

/** Contact by email; the address can be copied as well. */
function MailCard({ href, email, variant }: MailCardProps) {
  const labels = useLabels(supportLabels);
  return (
    <div className="cd-mail" data-chatdeck="mail">
      <Text as="p" size="2" className="cd-mail-address">
        {email}
      </Text>
      <Button asChild size="2" variant={variant} {...(variant === 'outline' && { color: 'gray' })}>
        <a href={href}>
          <MailIcon size={16} aria-hidden />
          {labels.write}
        </a>
      </Button>
    </div>
  );
}
