import { ExternalLink } from './link';
import { useTheme } from '../theme/theme-context';

interface DocsLinkProps {
  /** A path below the documentation's URL. */
  page: string;
  children: string;
}

/** A link to a page of the documentation. */
export function DocsLink({ page, children }: DocsLinkProps) {
  const { addresses } = useTheme();
  return <ExternalLink href={`${addresses.docs.replace(/\/$/, '')}/${page}`}>{children}</ExternalLink>;
}
