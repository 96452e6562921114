import { AccountIcon } from './icons';
import { Picture } from './picture';

interface AvatarProps {
  /** The person's name, which is shown next to it. */
  name: string;
  /** Written by people or the server. Absent, unsafe, or broken falls back to the name's initials. */
  address?: string | undefined;
}

/** A small round picture of a person, next to their name. */
export function Avatar({ name, address }: AvatarProps) {
  return (
    <span className="cd-avatar" data-chatdeck="avatar" aria-hidden="true">
      <Picture
        address={address}
        alt=""
        width={24}
        height={24}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        fallback={initials(name) || <AccountIcon size={14} />}
      />
    </span>
  );
}

/** The initials of the first and the last word: `ML` for Maya Lindqvist. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')].slice(0, 1).join('').toLocaleUpperCase()).join('');
}
