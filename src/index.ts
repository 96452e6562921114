export * from './screens/dashboard';
export * from './screens/login';
export * from './screens/shell';
export * from './settings/behavior';
export { defineLabels, useLabels, type LabelOverride, type LabelSet } from './ui/labels';
export { problemLabels } from './ui/problem-labels';
export type { ScreenProps } from './ui/screen';
export { ChatdeckTheme, type ChatdeckThemeProps } from './ui/theme';
export type { Addresses, ChatdeckEvent, ThemeSettings } from './ui/theme-context';
