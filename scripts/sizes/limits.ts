export interface Limit {
  /** The names that the limit is for; the first that fits counts. */
  of: RegExp;
  kib: number;
}

/** KiB, gzipped, that no change may pass, whatever its budget. */
export const limits: readonly Limit[] = [
  { of: /^screens\/(history|users)$/, kib: 15 },
  { of: /^screens\/reports$/, kib: 40 },
  { of: /^settings\/question-groups$/, kib: 50 },
  { of: /^(screens|settings)\//, kib: 25 },
  { of: /^\.$/, kib: 140 },
  { of: /^client$/, kib: 20 },
  // It makes the client.
  { of: /^hooks: useSession$/, kib: 20 },
  { of: /^hooks: /, kib: 12 },
  { of: /^styles\.css$/, kib: 36 },
];

const smallForm = 'react-hook-form, which is 12.5 of it, comes with every hook that has a small form';

/** What passes its limit for now: how far it may, and why. */
export const excesses: Record<string, { kib: number; why: string }> = {
  'settings/behavior': { kib: 30, why: 'the rows, pickers, dialogs and texts of all its sections load at once' },
  'hooks: useChangePassword': { kib: 15, why: smallForm },
  'hooks: useForgotPassword': { kib: 15, why: smallForm },
  'hooks: useLegal': { kib: 15, why: smallForm },
  'hooks: useLogin': { kib: 15, why: smallForm },
  'hooks: useResetPassword': { kib: 15, why: smallForm },
  'hooks: useSignup': { kib: 15.5, why: smallForm },
};

/** KiB of our own code in the entry with all screens. */
export const ownLimit = 90;

/** KiB of our own code in the hook in the middle of all. */
export const medianHookLimit = 5;
