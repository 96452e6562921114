import { cva } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import type { PreviewState } from '../../model/widget-preview/widget-preview';
import { ChevronDownIcon, MoreIcon } from '../base/icons';
import { AgentAvatar } from './avatar';
import { useCollapsedMode, usePreview } from './preview-context';
import { Said } from './said';

const frame = cva('cd-look-window', {
  variants: { layout: { chip: '', button: '', tab: 'cd-look-window-tab', hidden: '' } },
});
const face = cva('cd-look-face', { variants: { state: { online: '', offline: 'cd-look-face-offline' } } });

const offlineStates: readonly PreviewState[] = ['offline', 'thankYou'];

/** The open window: its colored header and, depending on the state, its content. */
export function ChatWindow({ state, children }: { state: PreviewState; children: ReactNode }) {
  const layout = useCollapsedMode();
  const isOffline = offlineStates.includes(state);
  return (
    <div className={frame({ layout })}>
      <WindowHead isOffline={isOffline} hasMenu={!isOffline} isMenuOpen={state === 'menu'} />
      <div className="cd-look-body">{children}</div>
    </div>
  );
}

interface WindowHeadProps {
  isOffline: boolean;
  hasMenu: boolean;
  isMenuOpen: boolean;
}

const WindowHead = memo(function WindowHead({ isOffline, hasMenu, isMenuOpen }: WindowHeadProps) {
  const state = isOffline ? 'offline' : 'online';
  return (
    <div className="cd-look-head">
      <span className={face({ state })}>
        <AgentAvatar />
      </span>
      <div className="cd-look-title">
        <Said name={isOffline ? 'offlineTitle' : 'onlineTitle'} />
        {!isOffline && <AgentName />}
      </div>
      <span className="cd-look-controls" aria-hidden="true">
        {hasMenu && <MoreIcon size={16} />}
        <ChevronDownIcon size={16} />
      </span>
      {isMenuOpen && (
        <div className="cd-look-menu">
          <Said name="conversationEndMenuLinkLabel" />
        </div>
      )}
    </div>
  );
});

function AgentName() {
  const { agent } = usePreview();
  return agent?.name ? (
    <span className="cd-look-agent" dir="auto">
      {agent.name}
    </span>
  ) : null;
}
