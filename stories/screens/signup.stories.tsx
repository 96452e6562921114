import { Signup } from 'chatdeck';
import { makeProblem, type NewCredentials, type Testimonial } from 'chatdeck/model';
import { makeForm } from 'chatdeck/testing';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const empty: NewCredentials = { email: '', password: '' };
const filled: NewCredentials = { email: 'owner@juniper.test', password: 'seven books and a cat' };
const testimonials: Testimonial[] = [
  {
    quote: 'Our visitors get an answer in under a minute, and nobody had to learn another inbox.',
    name: 'Dana Okafor',
    role: 'Acme Outdoor',
  },
  { quote: 'We answer from the channel where we talk anyway.', name: 'Noor Haddad' },
];

const meta = preview.meta({
  title: 'Screens/Signup',
  component: Signup,
  decorators: [withLinks],
  args: {
    form: makeForm(empty),
    slackUrl: 'https://slack.com/oauth/v2/authorize?client_id=1.2',
    testimonials,
  },
});

export const Ready = meta.story({ tags: ['looks'] });

export const WithoutTestimonials = meta.story({ args: { testimonials: [] } });

export const WithoutSlack = meta.story({ args: { slackUrl: undefined } });

export const OwnAside = meta.story({ args: { testimonials: [], aside: <p>Trusted by 400 shops.</p> } });

export const WeakPassword = meta.story({ args: { form: makeForm({ ...filled, password: '12345678' }) } });

export const FairPassword = meta.story({ args: { form: makeForm({ ...filled, password: 'blue whale' }) } });

export const StrongPassword = meta.story({ args: { form: makeForm(filled) } });

export const FieldErrors = meta.story({
  name: 'Invalid',
  args: {
    form: makeForm({ email: 'owner', password: '123' }, { errors: { email: 'invalidEmail', password: 'tooShort' } }),
  },
});

export const Submitting = meta.story({ args: { form: makeForm(filled, { status: 'submitting' }) } });

export const EmailTaken = meta.story({
  args: {
    form: makeForm(filled, {
      status: 'failed',
      problem: makeProblem('invalid', { status: 400, code: 'user_exists', serverMessage: 'User already exists' }),
    }),
  },
});

export const Offline = meta.story({
  args: { form: makeForm(filled, { status: 'failed', problem: makeProblem('offline') }) },
});

export const UserNotLoaded = meta.story({
  args: { form: makeForm(filled, { status: 'failed', problem: makeProblem('server') }), setback: 'userNotLoaded' },
});

export const UserOrWidgetsMissing = meta.story({
  args: {
    form: makeForm(filled, { status: 'failed', problem: makeProblem('unexpectedAnswer') }),
    setback: 'userOrWidgetsMissing',
  },
});

export const UserExistsAtSlack = meta.story({ tags: ['looks'], args: { error: 'userExists' } });

export const UnknownError = meta.story({ args: { error: 'unknown' } });

export const LongContent = meta.story({
  args: {
    labels: {
      title: (product) => `Legen Sie jetzt ein Benutzerkonto bei ${product} an`,
      trial: 'Dreißig Tage lang kostenlos und unverbindlich ausprobieren (ohne Angabe einer Kreditkarte)',
      slack: 'Mit dem vorhandenen Slack-Arbeitsbereich anmelden',
      submit: 'Kostenloses Benutzerkonto verbindlich anlegen',
    },
    testimonials: [
      { ...testimonials[0], quote: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12), name: 'Ö'.repeat(80) },
    ],
  },
});
