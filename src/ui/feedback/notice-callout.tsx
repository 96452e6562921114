import type { ReactNode, Ref } from 'react';
import { InfoIcon, SuccessIcon } from '../base/icons';
import { Callout, type CalloutTone } from './callout';

const icons = { plain: InfoIcon, success: SuccessIcon };

interface NoticeCalloutProps {
  /** `success` for good news. */
  tone?: Extract<CalloutTone, 'plain' | 'success'> | undefined;
  /** Lets the notice take the focus when it answers a press of a button. */
  noticeRef?: Ref<HTMLDivElement> | undefined;
  /** A sentence or two. */
  children: ReactNode;
}

/** A calm message about the current state. */
export function NoticeCallout({ tone = 'plain', noticeRef, children }: NoticeCalloutProps) {
  const Icon = icons[tone];
  return (
    <Callout
      ref={noticeRef}
      tone={tone}
      part="notice"
      role="status"
      tabIndex={noticeRef ? -1 : undefined}
      icon={<Icon size={16} aria-hidden />}
    >
      {children}
    </Callout>
  );
}
