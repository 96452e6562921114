import type { InvitationLink } from '../../model/users/invitations';
import type { Problem } from '../../model/core/problem';
import { useLabels } from '../../ui/theme/labels';
import { CopyButton } from '../../ui/base/copy-button';
import { Dialog } from '../../ui/overlays/dialog';
import { Button, Spinner, Text } from '../../ui/radix';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { TextInput } from '../../ui/inputs/text-input';
import { useDates } from '../../ui/format/dates';
import { useEffect, useRef, type RefObject } from 'react';
import { usersLabels } from './labels';

interface InvitationLinkDialogProps {
  open: boolean;
  email: string;
  isCreating: boolean;
  /** Undefined until it is created. */
  link: InvitationLink | undefined;
  problem: Problem | undefined;
  onCreate(): void;
  onClose(): void;
  returnFocusRef: RefObject<HTMLDivElement | null> | undefined;
}

/** Creates a link that the admin sends to an invited user, and shows it once. */
export function InvitationLinkDialog(props: InvitationLinkDialogProps) {
  const { open, email, isCreating, link, problem, onCreate, onClose, returnFocusRef } = props;
  const labels = useLabels(usersLabels);
  const isBusy = isCreating && !link;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && onClose()}
      title={labels.linkTitle(email)}
      returnFocusRef={returnFocusRef}
      // A click outside by mistake would lose it.
      isDirty={link !== undefined}
      footer={
        link ? (
          <Button type="button" variant="outline" color="gray" onClick={onClose}>
            {labels.linkClose}
          </Button>
        ) : (
          <Button
            type="button"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && onCreate()}
          >
            {isBusy && <Spinner aria-hidden />}
            {isBusy ? labels.linkCreating : labels.linkCreate}
          </Button>
        )
      }
    >
      <div className="cd-users-part">
        {link ? (
          <ShownLink link={link} />
        ) : (
          <Text as="p" size="2" color="gray" className="cd-prose">
            {labels.linkText}
          </Text>
        )}
        {problem && !link && !isBusy && <ProblemCallout title={labels.linkFailed(email)} problem={problem} />}
      </div>
    </Dialog>
  );
}

/** Selected, so that it can also be copied by hand. */
function ShownLink({ link: { link, expiresAt } }: { link: InvitationLink }) {
  const labels = useLabels(usersLabels);
  const { dayAndTime } = useDates();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // Backward, so that its beginning is in view.
    field.current?.setSelectionRange(0, link.length, 'backward');
  }, [link]);
  return (
    <div className="cd-link-line">
      <TextInput
        ref={field}
        label={labels.link}
        dir="ltr"
        readOnly
        autoComplete="off"
        spellCheck={false}
        value={link}
        onValueChange={ignore}
        help={expiresAt === null ? labels.linkHelpUntimed : labels.linkHelp(dayAndTime(expiresAt))}
      />
      <CopyButton text={link} word={labels.linkCopy} size="2" />
    </div>
  );
}

/** The link is only read. */
function ignore() {
  return undefined;
}
