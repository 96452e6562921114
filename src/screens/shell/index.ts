export { AccountBanners } from './banners';
export { shellLabels, type ShellLabels } from './labels';
export { NotFound } from './not-found';
export { Shell } from './shell';
export { ShellFailed } from './shell-failed';
export { ShellLoading } from './shell-loading';
export { SignOutNotice, type SignOutNoticeProps } from './sign-out-notice';
