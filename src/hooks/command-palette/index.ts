import { useMemo, useState } from 'react';
import { mapLoadable } from '../../model/core/loadable';
import { paletteData, type CommandPaletteProps, type PaletteView } from '../../model/palette/palette';
import { addRecent, readRecent, writeRecent } from '../../model/palette/recent';
import { useChatdeck } from '../shared/chatdeck-context';
import { useStoredChoice } from '../shared/choice';
import { useNow } from '../shared/now';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { useExpiredConnections } from '../shared/team-users-query';

export interface CommandPaletteOptions {
  /** Signs the user out: `onSignOut` of `useShell`. Absent hides the action. */
  onSignOut?: ((this: void) => void) | undefined;
}

/** All props of `CommandPalette`. This browser keeps the user's last places until they sign out. */
export function useCommandPalette({ onSignOut }: CommandPaletteOptions = {}): CommandPaletteProps {
  const { client, choices } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const [shown, setShown] = useState<PaletteView>();
  const known = user.status === 'ready' ? user.data : undefined;
  const name = known && `${client.session.id}/${known.Id}/recent`;
  const now = useNow();
  const expired = useExpiredConnections();
  const data = useMemo(() => known && paletteData(known, { now, expired }), [known, now, expired]);
  const stored = useStoredChoice(name);
  const recent = useMemo(() => readRecent(stored), [stored]);
  return {
    shown,
    onShownChange: setShown,
    palette: mapLoadable(user, (person) => data ?? paletteData(person)),
    recent,
    onVisit: (id) => {
      if (name !== undefined) choices.set(name, writeRecent(addRecent(readRecent(choices.get(name)), id)));
    },
    onSignOut,
  };
}
