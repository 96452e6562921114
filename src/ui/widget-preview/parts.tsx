import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { SendIcon, SuccessIcon } from '../base/icons';
import type { Variant } from '../base/variants';
import { AgentAvatar } from './avatar';
import { useLook, usePreview } from './preview-context';
import { Said, useIsSaid } from './said';
import type { SaidName } from './said-text';

const line = cva('cd-look-line', { variants: { layout: { team: '', visitor: 'cd-look-visitor' } } });
const blank = cva('cd-look-blank', { variants: { size: { '1': 'cd-look-short', '3': 'cd-look-long' } } });
const press = cva('cd-look-press', { variants: { variant: { solid: '', soft: 'cd-look-press-soft' } } });

interface BubbleProps {
  from: Variant<typeof line, 'layout'>;
  /** The sender, above the message. */
  author?: ReactNode;
  children: ReactNode;
}

export function Bubble({ from, author, children }: BubbleProps) {
  return (
    <div className={line({ layout: from })} data-from={from}>
      {from === 'team' && <AgentAvatar />}
      <div className="cd-look-message">
        {author}
        <div className="cd-look-bubble">{children}</div>
      </div>
    </div>
  );
}

/** An automatic message of the team; nothing if it has no text. */
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

/** Text above a form or a question. */
export function Lead({ name }: { name: SaidName }) {
  return useIsSaid(name) ? (
    <div className="cd-look-lead">
      <Said name={name} />
    </div>
  ) : null;
}

interface BlankProps {
  name: SaidName;
  /** `3` fits several lines. */
  size?: Variant<typeof blank, 'size'>;
}

/** An empty field with its placeholder. */
export function Blank({ name, size = '1' }: BlankProps) {
  return (
    <div className={blank({ size })}>
      <Said name={name} />
    </div>
  );
}

interface PressProps {
  name: SaidName;
  variant?: Variant<typeof press, 'variant'>;
}

/** A button of the widget; one without a label is as empty as visitors would see it. */
export function Press({ name, variant = 'solid' }: PressProps) {
  return (
    <div className={press({ variant })}>
      <Said name={name} />
    </div>
  );
}

export function Presses({ children }: { children: ReactNode }) {
  return <div className="cd-look-presses">{children}</div>;
}

/** A question in the middle of a conversation, with its answers. */
export function Asking({ children }: { children: ReactNode }) {
  return <div className="cd-look-asking">{children}</div>;
}

/** Confirms that something has arrived. */
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

/** The message field. On a phone, the button shows whatever is set for desktops. */
export function Composer() {
  const { device } = usePreview();
  const isShownOnDesktop = useLook((look) => look.showSendBtnOnDesktop);
  const hasButton = device === 'phone' || isShownOnDesktop;
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

/** The link to the privacy policy, if set. */
export function PolicyLink() {
  const isDisplayed = useLook((look) => look.displayPrivacyPolicy);
  const isSaid = useIsSaid('privacyPolicyLinkText');
  return isDisplayed && isSaid ? (
    <div className="cd-look-policy">
      <Said name="privacyPolicyLinkText" />
    </div>
  ) : null;
}
