import { useState } from 'react';

/**
 * Holds back an error that arises while the person is typing until they leave the field; one that is already shown
 * stays until it is corrected.
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
