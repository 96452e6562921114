import { useLabels } from '../../ui/theme/labels';
import { SearchIcon } from '../../ui/base/icons';
import { ShortcutKeys } from '../../ui/keys/shortcut-keys';
import { ariaKeys } from '../../ui/keys/shortcuts';
import { shellLabels } from './labels';

/** Looks like the search field it opens; on narrow screens, an icon. */
export function TopSearch({ onSearch }: { onSearch(): void }) {
  const labels = useLabels(shellLabels);
  return (
    <button
      type="button"
      className="rt-reset cd-top-search"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys('search')}
      onClick={() => onSearch()}
    >
      <SearchIcon size={16} aria-hidden />
      <span className="cd-top-search-label">{labels.search}</span>
      <span className="cd-top-search-keys" aria-hidden="true">
        <ShortcutKeys of="search" />
      </span>
    </button>
  );
}
