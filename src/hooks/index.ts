export { useAccess } from './access';
export { useBehaviorTab } from './behavior';
export { useDashboard } from './dashboard';
export { useLogin } from './login';
export { useSession, type SessionState } from './session';
export { useSettingsNavigation } from './settings';
export type { DraftStorage } from './shared/drafts';
export { ChatdeckProvider, type ChatdeckProviderProps } from './shared/provider';
export { useShell } from './shell';
