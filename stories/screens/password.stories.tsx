import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword } from 'chatdeck';
import { makeProblem, type PasswordReset, type ResetRequest } from 'chatdeck/model';
import { failed, loading, makeForm, ready } from 'chatdeck/testing';
import preview from '../../.storybook/preview';
import { dark, phone, withLinks } from '../with-links';

const nobody: ResetRequest = { email: '' };
const dana: ResetRequest = { email: 'dana@acme.test' };
const unset: PasswordReset = { password: '' };
const set: PasswordReset = { password: 'seven books and a cat' };
const tooMany = makeProblem('rateLimited', { status: 429, retryAfter: 30 });
const padded = { parameters: { layout: 'padded' } } as const;

const meta = preview.meta({ title: 'Screens/Password', decorators: [withLinks] });

export const Forgot = meta.story(() => <ForgotPassword form={makeForm(nobody)} />);
export const ForgotSending = meta.story(() => <ForgotPassword form={makeForm(dana, { status: 'submitting' })} />);
export const ForgotSent = meta.story(() => <ForgotPassword form={makeForm(dana, { status: 'done' })} />);
export const ForgotInvalidEmail = meta.story(() => (
  <ForgotPassword form={makeForm({ email: 'dana' }, { errors: { email: 'invalidEmail' } })} />
));
export const ForgotTooManyTries = meta.story(() => (
  <ForgotPassword form={makeForm(dana, { status: 'failed', problem: tooMany })} />
));
export const ForgotOnPhone = meta.story({
  globals: phone,
  render: () => <ForgotPassword form={makeForm(dana, { status: 'done' })} />,
});

export const Reset = meta.story(() => <ResetPassword link="usable" form={makeForm(unset)} />);
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
export const ResetInvalidToken = meta.story(() => <ResetPassword link="invalid" form={makeForm(unset)} />);
export const ResetOnPhone = meta.story({
  globals: phone,
  render: () => <ResetPassword link="invalid" form={makeForm(unset)} />,
});
export const ResetRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <ResetPassword link="usable" form={makeForm(set)} />,
});

export const Change = meta.story({
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
export const ChangeLongContentOnPhone = meta.story({
  ...padded,
  globals: phone,
  render: () => (
    <ChangePassword
      email={ready('maximiliane.konstantinopolsky-featherstonehaugh@customer-service.acme.test')}
      form={makeForm({})}
    />
  ),
});

export const Dark = meta.story({
  globals: dark,
  tags: ['!test'],
  render: () => <ResetPassword link="usable" form={makeForm(set)} />,
});
