export { ChangePassword } from './change-password';
export { ChangePasswordLoading } from './change-password-loading';
export { ForgotPassword } from './forgot-password';
export { passwordLabels, type PasswordLabels } from './labels';
export { ResetPassword } from './reset-password';
