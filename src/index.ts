export * from './screens';
export * from './settings';
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
