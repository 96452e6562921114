import { Button } from '@radix-ui/themes';
import { AuthPage, NewPasswordInput, PasswordInput } from 'chatdeck/ui';
import { Kept, nothing } from './samples';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['AuthPage'],
    use: 'For a page without the frame: sign-in, terms, a link from a mail.',
    avoid: 'For people who are signed in. They keep the frame.',
    dos: [
      {
        example: (
          <AuthPage title="Set a new password" lead="For dana@acme.test">
            <Button>Set password</Button>
          </AuthPage>
        ),
        why: 'One column, one question, one button.',
      },
    ],
    donts: [
      {
        example: (
          <AuthPage title="Hello!">
            <Button>Log in</Button>
            <Button>Sign up</Button>
          </AuthPage>
        ),
        why: 'Do not weigh two ways alike: the other one is a link under the form.',
      },
    ],
    keyboard: 'The title is the first heading. The first field is the first stop; nothing takes the focus by itself.',
  },
  {
    parts: ['PasswordInput', 'NewPasswordInput'],
    use: '`PasswordInput` for a password that exists, `NewPasswordInput` for one that is made up: it says how hard it is to guess.',
    avoid: 'For keys and tokens, which are copied and not remembered (`SecretRow`).',
    dos: [
      {
        example: (
          <Kept initial="seven books">
            {(value, onValueChange) => (
              <NewPasswordInput label="New password" value={value} onValueChange={onValueChange} />
            )}
          </Kept>
        ),
        why: 'Say the rule before it is broken, and advise instead of forbidding.',
      },
    ],
    donts: [
      {
        example: (
          <PasswordInput
            label="New password"
            autoComplete="current-password"
            value="abc"
            onValueChange={nothing}
            error="Must contain an upper-case letter, a digit and a sign"
          />
        ),
        why: 'Do not ask for signs that make passwords harder to remember and no harder to guess, nor offer an old one.',
      },
    ],
    keyboard:
      'A button in the field shows and hides what is typed and says which. Password managers are told what is asked for.',
  },
];
