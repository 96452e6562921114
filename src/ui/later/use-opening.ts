import { useCallback, useState } from 'react';

/** A dialog that loads when it first opens. It stays from then on, so that it can close with its transition. */
export function useOpening() {
  const [open, onOpenChange] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const onOpen = useCallback(() => {
    setOpened(true);
    onOpenChange(true);
  }, []);
  return { hasOpened, onOpen, dialog: { open, onOpenChange } };
}
