import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword, type PasswordLabels } from 'chatdeck';
import { makeProblem, type Form, type PasswordReset, type Resend, type ResetRequest } from 'chatdeck/model';
import { failed, loading, makeForm, ready } from 'chatdeck/testing';
import preview from '../../.storybook/preview';
import { withLinks, withLongName } from '../with-links';

const nobody: ResetRequest = { email: '' };
const dana: ResetRequest = { email: 'dana@acme.test' };
const unset: PasswordReset = { password: '' };
const set: PasswordReset = { password: 'seven books and a cat' };
const tooMany = makeProblem('rateLimited', { status: 429, retryAfter: 30 });
const padded = { parameters: { layout: 'padded' } } as const;

const meta = preview.meta({ title: 'Screens/Password', decorators: [withLinks] });

export const Forgot = meta.story({ tags: ['looks'], render: () => <ForgotPassword form={makeForm(nobody)} /> });
export const ForgotSending = meta.story(() => <ForgotPassword form={makeForm(dana, { status: 'submitting' })} />);
export const ForgotSent = meta.story({
  tags: ['looks'],
  render: () => <ForgotPassword form={makeForm(dana, { status: 'done' })} />,
});
const resend: Resend = { waitSeconds: 0, status: 'idle', onResend: () => undefined };
const withResend = (change: Partial<Resend>) => (
  <ForgotPassword form={makeForm(dana, { status: 'done' })} resend={{ ...resend, ...change }} />
);
export const ForgotCoolDown = meta.story({ tags: ['looks'], render: () => withResend({ waitSeconds: 45 }) });
export const ForgotCanSendAgain = meta.story(() => withResend({}));
export const ForgotSendingAgain = meta.story(() => withResend({ status: 'submitting' }));
export const ForgotSentAgain = meta.story(() => withResend({ status: 'done', waitSeconds: 60 }));
export const ForgotTooOften = meta.story(() =>
  withResend({ status: 'failed', problem: makeProblem('rateLimited', { retryAfter: 240 }), waitSeconds: 240 }),
);
export const ForgotInvalidEmail = meta.story(() => (
  <ForgotPassword form={makeForm({ email: 'dana' }, { errors: { email: 'invalidEmail' } })} />
));
export const ForgotTooManyTries = meta.story(() => (
  <ForgotPassword form={makeForm(dana, { status: 'failed', problem: tooMany })} />
));
export const Reset = meta.story({
  tags: ['looks'],
  render: () => <ResetPassword link="usable" form={makeForm(unset)} />,
});
export const ResetStrong = meta.story(() => <ResetPassword link="usable" form={makeForm(set)} />);
export const ResetInvalidPassword = meta.story(() => (
  <ResetPassword link="usable" form={makeForm({ password: '123' }, { errors: { password: 'tooShort' } })} />
));
export const ResetSetting = meta.story(() => (
  <ResetPassword link="usable" form={makeForm(set, { status: 'submitting' })} />
));
export const ResetFailed = meta.story(() => (
  <ResetPassword link="usable" form={makeForm(set, { status: 'failed', problem: makeProblem('server') })} />
));
export const ResetInvalidToken = meta.story({
  tags: ['looks'],
  render: () => <ResetPassword link="invalid" form={makeForm(unset)} />,
});
export const Change = meta.story({
  tags: ['looks'],
  ...padded,
  render: () => <ChangePassword email={ready('dana@acme.test')} form={makeForm({})} />,
});
export const ChangeSending = meta.story({
  ...padded,
  render: () => <ChangePassword email={ready('dana@acme.test')} form={makeForm({}, { status: 'submitting' })} />,
});
export const ChangeSent = meta.story({
  ...padded,
  render: () => <ChangePassword email={ready('dana@acme.test')} form={makeForm({}, { status: 'done' })} />,
});
export const ChangeFailed = meta.story({
  ...padded,
  render: () => (
    <ChangePassword email={ready('dana@acme.test')} form={makeForm({}, { status: 'failed', problem: tooMany })} />
  ),
});
export const ChangeLoading = meta.story({ ...padded, render: () => <ChangePasswordLoading /> });
export const ChangeEmailLoading = meta.story({
  ...padded,
  render: () => <ChangePassword email={loading} form={makeForm({})} />,
});
export const ChangeEmailFailed = meta.story({
  ...padded,
  render: () => <ChangePassword email={failed()} form={makeForm({})} />,
});

const longEmail = 'maximiliane.konstantinopolsky-featherstonehaugh@customer-service.acme.test';
const long: Partial<PasswordLabels> = {
  forgotTitle: 'Haben Sie das Passwort Ihres Benutzerkontos vergessen?',
  forgotLead:
    'Geben Sie die E-Mail-Adresse Ihres Benutzerkontos ein. Wir schicken Ihnen daraufhin einen Verweis, mit dem Sie ein neues Passwort festlegen.',
  changeTitle: 'Passwort des Benutzerkontos ändern',
  changeLead: 'Wir schicken Ihnen einen Verweis, mit dem Sie ein neues Passwort festlegen.',
  resetTitle: 'Neues Passwort für das Benutzerkonto festlegen',
  email: 'Geschäftliche E-Mail-Adresse',
  emailInvalid: 'Diese E-Mail-Adresse ist unvollständig oder falsch geschrieben.',
  send: 'E-Mail zum Zurücksetzen des Passworts anfordern',
  checkEmail: 'Sehen Sie in Ihrem Posteingang nach: Dort finden Sie die Anleitung zum Zurücksetzen des Passworts.',
  backToLogin: 'Zurück zur Anmeldung am Benutzerkonto',
  newPassword: 'Neues Passwort für das Benutzerkonto',
  passwordTooShort: 'Das Passwort ist kürzer, als es die Sicherheitsrichtlinien Ihres Unternehmens verlangen.',
  setPassword: 'Neues Passwort verbindlich festlegen',
};

export const LongContent = meta.story({
  tags: ['looks'],
  decorators: [withLongName],
  render: () => (
    <Pages
      labels={long}
      forgot={makeForm({ email: longEmail }, { errors: { email: 'invalidEmail' } })}
      reset={makeForm({ password: 'x'.repeat(200) }, { errors: { password: 'tooShort' } })}
      email={longEmail}
    />
  ),
});

interface PagesProps {
  labels?: Partial<PasswordLabels>;
  forgot?: Form<ResetRequest>;
  reset?: Form<PasswordReset>;
  email?: string;
}

/** All three below each other, each with its header. */
function Pages({ labels, forgot = makeForm(dana), reset = makeForm(set), email }: PagesProps) {
  return (
    <>
      <article>
        <ForgotPassword labels={labels} form={forgot} />
      </article>
      <article>
        <ResetPassword labels={labels} link="usable" form={reset} />
      </article>
      <article style={{ padding: 16 }}>
        <ChangePassword labels={labels} email={ready(email ?? dana.email)} form={makeForm({})} />
      </article>
    </>
  );
}
