import { useState } from 'react';

/**
 * Holds back an error that appears while typing until the field loses the focus; a visible error stays until it is
 * fixed.
 */
export function useQuietError(error: string | undefined) {
  const [isErrorQuiet, setErrorQuiet] = useState(false);
  return {
    isErrorQuiet,
    beforeEdit: () => {
      if (error === undefined) setErrorQuiet(true);
    },
    onBlur: () => setErrorQuiet(false),
  };
}
