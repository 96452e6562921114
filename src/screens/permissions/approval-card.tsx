import { WarningIcon } from '../../ui/base/icons';
import { Text } from '../../ui/radix';
import type { ReactNode } from 'react';

interface ApprovalCardProps {
  /** How much there is to approve. */
  title: string;
  text: string;
  /** The one button that approves everything. */
  action: ReactNode;
}

/** What needs the user’s approval, with the one button for all of it. */
export function ApprovalCard({ title, text, action }: ApprovalCardProps) {
  return (
    <div className="cd-approval" data-chatdeck="approval">
      <WarningIcon size={16} aria-hidden />
      <div>
        <Text as="p" size="2" weight="medium">
          {title}
        </Text>
        <Text as="p" size="2" color="gray">
          {text}
        </Text>
      </div>
      {action}
    </div>
  );
}
