export * from './screens/account';
export * from './screens/dashboard';
export * from './screens/legal';
export * from './screens/login';
export * from './screens/password';
export * from './screens/permissions';
export * from './screens/rating';
export * from './screens/reports';
export * from './screens/setup';
export * from './screens/shell';
export * from './screens/signup';
export * from './screens/support';
export * from './screens/upgrade';
export * from './screens/users';
export * from './settings/appearance';
export * from './settings/behavior';
export * from './settings/install';
export * from './settings/integrations';
export * from './settings/operating-hours';
export * from './settings/question-groups';
export * from './settings/saved-replies';
export * from './settings/triggers';
export { defineLabels, useLabels, type LabelSet, type OwnLabels, type SomeTexts } from './ui/theme/labels';
export { problemLabels } from './ui/feedback/problem-labels';
export type { ScreenProps, SettingsTabOptions } from './ui/page/screen';
export { ChatdeckTheme, type ChatdeckThemeProps } from './ui/chatdeck-theme';
export type { SectionOptions } from './ui/page/section-options';
export type {
  Addresses,
  ChatdeckEvent,
  EmbedAddresses,
  LabelOverride,
  LinkComponent,
  ThemeSettings,
} from './ui/theme/theme-context';
