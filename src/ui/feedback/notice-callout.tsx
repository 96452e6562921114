import { Callout } from '@radix-ui/themes';
import type { ReactNode, Ref } from 'react';
import { InfoIcon, SuccessIcon } from '../base/icons';

const looks = {
  plain: { color: 'gray', Icon: InfoIcon },
  success: { color: 'green', Icon: SuccessIcon },
} as const;

interface NoticeCalloutProps {
  /** `success` for good news. */
  tone?: keyof typeof looks | undefined;
  /** The notice can take focus, for where it answers a press of a button. */
  noticeRef?: Ref<HTMLDivElement> | undefined;
  /** A sentence or two. */
  children: ReactNode;
}

/** A calm word about how things stand. */
export function NoticeCallout({ tone = 'plain', noticeRef, children }: NoticeCalloutProps) {
  const { color, Icon } = looks[tone];
  return (
    <Callout.Root
      ref={noticeRef}
      color={color}
      size="1"
      role="status"
      tabIndex={noticeRef ? -1 : undefined}
      className="cd-callout"
      data-chatdeck="notice"
    >
      <Callout.Icon>
        <Icon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
