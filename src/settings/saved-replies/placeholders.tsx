import { placeholdersIn } from '../../model/settings/saved-replies/reply-placeholders';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { savedRepliesIssueLabels } from './issue-labels';

interface PlaceholdersProps {
  response: string;
  /** `status` announces them while someone types. */
  role?: 'status' | undefined;
}

/** Placeholders that visitors would see. */
export function Placeholders({ response, role }: PlaceholdersProps) {
  const labels = useLabels(savedRepliesIssueLabels);
  const { locale } = useTheme();
  const found = placeholdersIn(response);
  if (found.length === 0) return null;
  return (
    <span className="cd-reply-warning" role={role}>
      {labels.placeholders(new Intl.ListFormat(locale).format(found))}
    </span>
  );
}
