import { ExternalLink } from './link';
import { useTheme } from '../theme/theme-context';

interface DocsLinkProps {
  /** Below the address of the documentation. */
  page: string;
  children: string;
}

/** Out to a page of the documentation. */
export function DocsLink({ page, children }: DocsLinkProps) {
  const { addresses } = useTheme();
  return <ExternalLink href={`${addresses.docs.replace(/\/$/, '')}/${page}`}>{children}</ExternalLink>;
}
