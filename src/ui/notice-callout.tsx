import { Callout } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { InfoIcon } from './icons';

/** A calm word about how things stand. */
export function NoticeCallout({ children }: { children: ReactNode }) {
  return (
    <Callout.Root color="gray" size="1" role="status" className="cd-callout" data-chatdeck="notice">
      <Callout.Icon>
        <InfoIcon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
