import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOf, filesIn } from './imports';

/** Each small form, by the call that makes it one of react-hook-form, and how many of them a file has. */
const forms: [file: string, call: string, count: number][] = [
  ['src/hooks/login.ts', 'useSmallForm', 1],
  ['src/hooks/signup.ts', 'useSmallForm', 1],
  // Forgot, change, send again, reset.
  ['src/hooks/password.ts', 'useSmallForm', 4],
  ['src/hooks/legal.ts', 'useSmallForm', 1],
  ['src/hooks/users/invite.ts', 'useSmallForm', 1],
  ['src/hooks/setup/channels.ts', 'useSmallForm', 1],
  ['src/hooks/setup/channels.ts', 'useChannelNameForm', 1],
  ['src/hooks/install.ts', 'useChannelNameForm', 1],
  // The name of a saved view.
  ['src/hooks/reports/saved-views.ts', 'useSmallForm', 1],
  ['src/hooks/forms/channel-name-form.ts', 'useSmallForm', 1],
  ['src/hooks/forms/small-form.ts', 'useForm', 1],
  ['src/hooks/forms/small-form.ts', 'createFormControl', 1],
  ['src/hooks/forms/small-form.ts', 'zodResolver', 1],
];

/** Each form of a screen, and the hook that makes it one of react-hook-form. */
const owned: Record<string, string> = {
  'src/screens/password/resend-form.tsx': 'src/hooks/password.ts',
  'src/screens/password/send-form.tsx': 'src/hooks/password.ts',
  'src/screens/reports/history/views.tsx': 'src/hooks/reports/saved-views.ts',
  'src/screens/setup/channel-form.tsx': 'src/hooks/setup/channels.ts',
  'src/screens/setup/new-channel.tsx': 'src/hooks/setup/channels.ts',
  'src/screens/users/invite-form.tsx': 'src/hooks/users/invite.ts',
  'src/settings/install/rename-form.tsx': 'src/hooks/install.ts',
  // Of all pages without the shell: login, sign-up, passwords.
  'src/ui/page/auth-form.tsx': 'src/hooks/login.ts',
};

/** Each form that is none of react-hook-form, and why. ARCHITECTURE.md says so as well. */
const exempt: Record<string, string> = {
  'src/screens/compare/cell-dialog.tsx': 'a setting: the store of the settings editors checks and saves it',
  'src/settings/saved-replies/reply-form.tsx': 'a reply: the store of the settings editors checks and saves it',
  'src/screens/reports/controls/custom.tsx': 'two dates, which are corrected and never refused',
  'src/settings/behavior/page-rules-rows.tsx': 'a URL to try: nothing is refused, kept, or sent',
  'src/settings/install/check/check-dialog.tsx': 'a source to read in the browser: nothing is kept or sent',
  'src/settings/triggers/try-address.tsx': 'URLs to try: nothing is refused, kept, or sent',
  'src/settings/triggers/visited-section.tsx': 'one choice of a list: nothing is refused',
  'src/ui/overlays/confirm-form.tsx': 'a word that is compared and never sent',
};

const textOf = (file: string) => readFileSync(file, 'utf8');

test.each(forms)('%s: %s is called %i times', (file, call, count) => {
  expect(callsOf(call, file, textOf(file))).toBe(count);
});

test('every hook with a small form is on the list', () => {
  const callers = filesIn('src/hooks').filter((file) =>
    ['useSmallForm', 'useChannelNameForm'].some((call) => callsOf(call, file, textOf(file)) > 0),
  );
  expect(new Set([...callers, 'src/hooks/forms/small-form.ts'])).toEqual(new Set(forms.map(([file]) => file)));
});

test('every form of a screen is one of react-hook-form, or says why not', () => {
  const found = filesIn('src').filter((file) => callsOf('<form', file, textOf(file)) > 0);
  expect(found).toEqual([...Object.keys(owned), ...Object.keys(exempt)].sort());
});

test.each(Object.entries(owned))('%s is a form of %s', (file, hook) => {
  expect(callsOf('useFormSubmit', file, textOf(file))).toBe(1);
  expect(forms.map(([name]) => name)).toContain(hook);
});
