import { Login } from 'chatdeck';
import { makeProblem, type Credentials } from 'chatdeck/model';
import { makeForm } from 'chatdeck/testing';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const empty: Credentials = { email: '', password: '' };
const filled: Credentials = { email: 'dana@acme.test', password: 'chatdeck-demo' };

const meta = preview.meta({
  title: 'Screens/Login',
  component: Login,
  decorators: [withLinks],
  args: { form: makeForm(empty) },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Filled = meta.story({ args: { form: makeForm(filled) } });

export const Submitting = meta.story({ args: { form: makeForm(filled, { status: 'submitting' }) } });

export const WrongPassword = meta.story({
  args: {
    form: makeForm(filled, {
      status: 'failed',
      problem: makeProblem('invalid', { status: 400, serverMessage: 'Wrong email or password.' }),
    }),
  },
});

export const Invalid = meta.story({
  tags: ['looks'],
  args: { form: makeForm(empty, { errors: { email: 'required', password: 'required' } }) },
});

export const Offline = meta.story({
  args: { form: makeForm(filled, { status: 'failed', problem: makeProblem('offline') }) },
});

export const SessionExpired = meta.story({ args: { notice: 'sessionExpired' } });

export const PasswordSet = meta.story({ args: { notice: 'passwordSet' } });

export const LongContent = meta.story({
  args: {
    labels: {
      title: (product) => `Bei ${product} anmelden und Kundengespräche beantworten`,
      email: 'Geschäftliche E-Mail-Adresse',
      password: 'Passwort für das Benutzerkonto',
      forgotPassword: 'Haben Sie Ihr Passwort vergessen?',
      passwordMissing: 'Bitte geben Sie das Passwort ein, das Sie beim Anlegen des Benutzerkontos gewählt haben.',
      submit: 'Jetzt beim Kundendialog anmelden',
      newHere: (product) => `Arbeiten Sie zum ersten Mal mit ${product}?`,
      signup: 'Kostenloses Benutzerkonto anlegen',
    },
    form: makeForm(empty, { errors: { password: 'required' } }),
  },
});
