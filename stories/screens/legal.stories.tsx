import { Legal } from 'chatdeck';
import { makeProblem, type Consent } from 'chatdeck/model';
import { makeForm } from 'chatdeck/testing';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks, withLongName } from '../with-links';

const unticked: Consent = { isAgreed: false };
const ticked: Consent = { isAgreed: true };

const meta = preview.meta({
  title: 'Screens/Legal',
  component: Legal,
  decorators: [withLinks],
  args: { form: makeForm(unticked), onSignOut: fn() },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Ticked = meta.story({ args: { form: makeForm(ticked) } });

export const Submitting = meta.story({ args: { form: makeForm(ticked, { status: 'submitting' }) } });

export const Failed = meta.story({
  args: { form: makeForm(ticked, { status: 'failed', problem: makeProblem('server', { status: 500 }) }) },
});

export const OutdatedVersion = meta.story({
  args: {
    form: makeForm(ticked, {
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'These aren’t the current terms. Reload the page and try again.',
      }),
    }),
  },
});

/** The person has agreed already, and opens the page once more. */
export const Accepted = meta.story({ args: { isAccepted: true } });

export const WithoutSignOut = meta.story({ render: () => <Legal form={makeForm(unticked)} /> });

export const LongContent = meta.story({
  decorators: [withLongName],
  args: {
    labels: {
      title: 'Allgemeine Geschäftsbedingungen und Datenschutzerklärung',
      lead: (product) => `Bevor es mit ${product} weitergeht, lesen Sie bitte beides und stimmen Sie zu.`,
      terms: 'Allgemeine Geschäftsbedingungen für Geschäftskundinnen und Geschäftskunden',
      privacyPolicy: 'Datenschutzgrundverordnungskonforme Verarbeitungstätigkeitsbeschreibung',
      agree:
        'Ich habe die Geschäftsbedingungen und die Datenschutzerklärung gelesen und stimme beiden ausdrücklich zu.',
      submit: 'Zustimmen und mit dem Kundendialog fortfahren',
      signOut: 'Vom Benutzerkonto wieder abmelden',
    },
    form: makeForm(ticked, {
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'These aren’t the current terms. Reload the page and try again. '.repeat(6),
      }),
    }),
  },
});
