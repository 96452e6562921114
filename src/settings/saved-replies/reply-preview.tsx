import { readMrkdwn, type SlackText } from '../../model/settings/saved-replies/mrkdwn';
import { initialAppearance } from '../../model/widget-preview/initial-appearance';
import type { PreviewThread, WidgetLook } from '../../model/widget-preview/widget-preview';
import { DisclosureButton } from '../../ui/base/disclosure-button';
import { Skeleton } from '../../ui/base/skeleton';
import { SlackMark } from '../../ui/base/slack-mark';
import { lazyPart } from '../../ui/later/lazy-part';
import { Heading, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { savedRepliesPreviewLabels } from './preview-labels';

const WidgetPreview = lazyPart(
  () => import('../../ui/widget-preview/widget-preview').then((part) => part.WidgetPreview),
  <Skeleton height="240px" />,
);

interface ReplyPreviewProps {
  response: string;
  look: WidgetLook | undefined;
}

/** A response as the team reads it in Slack, and as visitors read it. */
export function ReplyPreview({ response, look }: ReplyPreviewProps) {
  const labels = useLabels(savedRepliesPreviewLabels);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="cd-reply-preview" data-chatdeck="reply-preview">
      <DisclosureButton
        className="cd-change-toggle"
        variant="ghost"
        isOpen={isOpen}
        onOpenChange={setOpen}
        controls={id}
      >
        {labels.preview}
      </DisclosureButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Looks response={response} look={look} />}
      </div>
    </div>
  );
}

function Looks({ response, look = initialAppearance }: ReplyPreviewProps) {
  const labels = useLabels(savedRepliesPreviewLabels);
  const { productName } = useTheme();
  // Typing takes priority.
  const text = useDeferredValue(response).trim();
  const thread = useMemo((): PreviewThread => ({ messages: [{ id: 'reply', from: 'team', text }] }), [text]);
  if (text === '') {
    return (
      <Text as="p" size="2" color="gray">
        {labels.nothing}
      </Text>
    );
  }
  return (
    <div className="cd-reply-looks">
      <section className="cd-reply-look">
        <Heading as="h3" size="1" weight="medium">
          {labels.inSlack}
        </Heading>
        <div className="cd-reply-slack">
          <SlackMark size={20} />
          <div>
            <Text as="p" size="2" weight="medium">
              {productName}
            </Text>
            <div className="cd-reply-text" dir="auto">
              <Parts parts={readMrkdwn(text)} />
            </div>
          </div>
        </div>
      </section>
      <section className="cd-reply-look">
        <Heading as="h3" size="1" weight="medium">
          {labels.forVisitors}
        </Heading>
        <WidgetPreview
          look={look}
          state="conversation"
          device="phone"
          crop="widget"
          thread={thread}
          label={labels.forVisitors}
        />
      </section>
    </div>
  );
}

function Parts({ parts }: { parts: readonly SlackText[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: SlackText }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Parts parts={part.parts} />
        </s>
      );
    case 'quote':
      return (
        <span className="cd-reply-quote">
          <Parts parts={part.parts} />
        </span>
      );
    case 'code':
      return <code className="cd-command">{part.text}</code>;
    case 'block':
      return <code className="cd-reply-block">{part.text}</code>;
    case 'link':
      // A picture of a link: it leads nowhere.
      return <span className="cd-reply-link">{part.text}</span>;
  }
}
