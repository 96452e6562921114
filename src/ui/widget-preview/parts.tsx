import type { ReactNode } from 'react';
import { SendIcon, SuccessIcon } from '../base/icons';
import { AgentAvatar } from './avatar';
import { usePreview } from './preview-context';
import { Said, useIsSaid } from './said';
import type { SaidName } from './said-text';

interface BubbleProps {
  from: 'team' | 'visitor';
  /** Over it: who says so. */
  author?: ReactNode;
  children: ReactNode;
}

export function Bubble({ from, author, children }: BubbleProps) {
  return (
    <div className="cd-look-line" data-from={from}>
      {from === 'team' && <AgentAvatar />}
      <div className="cd-look-message">
        {author}
        <div className="cd-look-bubble">{children}</div>
      </div>
    </div>
  );
}

/** What your side says by itself; nothing where no words are set. */
export function TeamSays({ name }: { name: SaidName }) {
  return useIsSaid(name) ? (
    <Bubble from="team">
      <Said name={name} />
    </Bubble>
  ) : null;
}

/** A line in the middle of a conversation. */
export function Note({ name }: { name: SaidName }) {
  return useIsSaid(name) ? (
    <div className="cd-look-note">
      <Said name={name} />
    </div>
  ) : null;
}

/** Words over a form or a question. */
export function Lead({ name }: { name: SaidName }) {
  return useIsSaid(name) ? (
    <div className="cd-look-lead">
      <Said name={name} />
    </div>
  ) : null;
}

/** An empty field with its placeholder. */
export function Blank({ name, lines = 1 }: { name: SaidName; lines?: 1 | 3 }) {
  return (
    <div className="cd-look-blank" data-lines={lines}>
      <Said name={name} />
    </div>
  );
}

/** A button of the widget; one without a label is as empty as visitors would find it. */
export function Press({ name, look = 'solid' }: { name: SaidName; look?: 'solid' | 'plain' }) {
  return (
    <div className="cd-look-press" data-look={look}>
      <Said name={name} />
    </div>
  );
}

export function Presses({ children }: { children: ReactNode }) {
  return <div className="cd-look-presses">{children}</div>;
}

/** What is asked in the middle of a conversation, with its answers. */
export function Asking({ children }: { children: ReactNode }) {
  return <div className="cd-look-asking">{children}</div>;
}

/** That something has arrived. */
export function Thanks({ name }: { name: SaidName }) {
  return (
    <div className="cd-look-thanks">
      <span className="cd-look-tick" aria-hidden="true">
        <SuccessIcon size={24} />
      </span>
      <Said name={name} />
    </div>
  );
}

/** Where the visitor writes. On a phone the button shows whatever is set for the desktop. */
export function Composer() {
  const { look, device } = usePreview();
  const hasButton = device === 'phone' || look.showSendBtnOnDesktop;
  return (
    <div className="cd-look-composer">
      <div className="cd-look-write">
        <Said name="onlineMessagePlaceholder" />
      </div>
      {hasButton ? (
        <Press name="defaultSendBtnLabel" />
      ) : (
        <span className="cd-look-enter" aria-hidden="true">
          <SendIcon size={16} />
        </span>
      )}
    </div>
  );
}

/** The link to the privacy policy, where one is set. */
export function PolicyLink() {
  const { displayPrivacyPolicy } = usePreview().look;
  const isSaid = useIsSaid('privacyPolicyLinkText');
  return displayPrivacyPolicy && isSaid ? (
    <div className="cd-look-policy">
      <Said name="privacyPolicyLinkText" />
    </div>
  ) : null;
}
