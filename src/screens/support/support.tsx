import { contactFrameUrl, mailLink, type SupportProps } from '../../model/places/support';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { supportLabels, type SupportLabels } from './labels';
import { MailCard } from './mail-card';

/** How to reach whoever runs the product (core platform, section 2). */
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
