import type { ChosenChat, WidgetChat } from '../../../model/reports/history-view';
import { Avatar } from '../../../ui/base/avatar';
import { chordsOf, type ShortcutName } from '../../../ui/keys/shortcuts';
import { CopyButton } from '../../../ui/base/copy-button';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, ExternalIcon } from '../../../ui/base/icons';
import { Link, useHasScreen } from '../../../ui/base/link';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { TextButton } from '../../../ui/base/text-button';
import { useBeforePaint } from '../../../ui/base/use-before-paint';
import { useInBrowser } from '../../../ui/base/use-in-browser';
import { usePages } from '../../../ui/data-table/use-pages';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { useWidgetName } from '../../../ui/format/widget-name';
import { Button, Heading, IconButton, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useRef, type ReactNode } from 'react';
import { reportsHistoryLabels } from './labels';
import { ShortRatingCell } from './rating';
import { PageLink, Timeline } from './timeline';
import { useVisitorName } from './visitor-name';

export interface ChatDetailsProps {
  chosen: ChosenChat;
  zone: string;
  /** Opens another chat, or none. */
  onChatChange(code: string | undefined): void;
}

/** Everything about one chat, with ways to the chats around it. */
export function ChatDetails({ chosen, zone, onChatChange }: ChatDetailsProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { count } = useFormat();
  const { found, position } = chosen;
  const row = found.status === 'ready' ? found.data : null;
  return (
    <>
      <div className="cd-chat-header">
        {row ? <Who row={row} /> : <span className="cd-chat-who">{found.status === 'loading' && <WhoSkeleton />}</span>}
        <div className="cd-chat-steps">
          <StepButton label={labels.previousChat} onStep={chosen.onPrevious}>
            <ChevronUpIcon size={16} />
          </StepButton>
          <StepButton label={labels.nextChat} onStep={chosen.onNext}>
            <ChevronDownIcon size={16} />
          </StepButton>
          <StepButton label={labels.close} onStep={() => onChatChange(undefined)}>
            <CloseIcon size={16} />
          </StepButton>
        </div>
        {row && <Actions row={row} chosen={chosen} />}
      </div>
      <ScrolledPart code={chosen.code}>
        {found.status === 'loading' && <BodySkeleton />}
        {found.status === 'failed' && (
          <ProblemCallout title={labels.chatFailed} problem={found.problem} onRetry={found.onRetry} />
        )}
        {found.status === 'ready' && !row && (
          <Text as="p" size="2" color="gray">
            {labels.chatGone}
          </Text>
        )}
        {row && (
          <>
            <Timeline chat={row.chat} zone={zone} />
            <Visitor row={row} zone={zone} />
            <Others chosen={chosen} zone={zone} onChatChange={onChatChange} />
          </>
        )}
      </ScrolledPart>
      <div className="cd-chat-footer">
        <Key name={firstKey('nextChat')}>{labels.keyNext}</Key>
        <Key name={firstKey('previousChat')}>{labels.keyPrevious}</Key>
        <Key name="Esc">{labels.keyClose}</Key>
        {position && (
          <span className="cd-chat-position cd-numbers">
            {labels.position(count(position.place), count(position.total))}
          </span>
        )}
      </div>
    </>
  );
}

/**
 * Keeps the focus while other chats come, so that J and K go on from it, and starts each at its top: in an element of its
 * own, as a smooth scroll still under way would go on in the old one.
 */
function ScrolledPart({ code, children }: { code: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useBeforePaint(() => {
    if (hasFocus.current) part.current?.focus({ preventScroll: true });
  }, [code]);
  return (
    <div
      key={code}
      ref={part}
      className="cd-chat-body"
      data-chatdeck="chat-body"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Overflow can be scrolled with the keyboard.
      tabIndex={0}
      onFocus={({ target, currentTarget }) => {
        hasFocus.current = target === currentTarget;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}

function Who({ row: { chat, widget } }: { row: WidgetChat }) {
  const name = useVisitorName()(chat.visitor);
  const nameOf = useWidgetName();
  const { channel, location, visitor } = chat;
  return (
    <span className="cd-chat-who">
      <span className="cd-chat-avatar">
        <Avatar name={visitor.name || visitor.email} address={visitor.avatarUrl} />
      </span>
      <span className="cd-chat-names">
        <Heading as="h2" size="3" className="cd-chat-name">
          <bdi>{name}</bdi>
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-chat-name">
          <bdi>{channel ? `#${channel.text}` : nameOf(widget)}</bdi>
          {location !== '' && (
            <>
              {' · '}
              <bdi>{location}</bdi>
            </>
          )}
        </Text>
      </span>
    </span>
  );
}

interface StepButtonProps {
  label: string;
  onStep: (() => void) | undefined;
  children: ReactNode;
}

/** Stays focusable at the end, so that the focus isn't lost. */
function StepButton({ label, onStep, children }: StepButtonProps) {
  return (
    <IconButton
      type="button"
      variant="ghost"
      color="gray"
      aria-label={label}
      title={label}
      aria-disabled={onStep === undefined || undefined}
      onClick={() => onStep?.()}
    >
      {children}
    </IconButton>
  );
}

function Actions({ row, chosen }: { row: WidgetChat; chosen: ChosenChat }) {
  const labels = useLabels(reportsHistoryLabels);
  const { hrefFor } = useTheme();
  const inBrowser = useInBrowser();
  const slack = row.chat.channel?.href;
  const address = chosen.link && hrefFor(chosen.link);
  if (slack === undefined && address === undefined) return null;
  return (
    <div className="cd-chat-actions">
      {slack !== undefined && (
        <Button asChild>
          <a href={slack} target="_blank" rel="noreferrer">
            {labels.openInSlack}
            <ExternalIcon size={16} aria-hidden />
          </a>
        </Button>
      )}
      {address !== undefined && inBrowser && (
        <CopyButton
          size="2"
          word={labels.copyLink}
          label={labels.copyLink}
          text={new URL(address, location.href).href}
        />
      )}
    </div>
  );
}

/** The visitor's details. Unknown ones have no line. */
function Visitor({ row: { chat }, zone }: { row: WidgetChat; zone: string }) {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  const { email, userId, createdAt, page, traits } = chat.visitor;
  const { shown, pager } = usePages(traits);
  const facts = [
    { name: labels.email, value: email },
    { name: labels.userId, value: userId },
    { name: labels.visitorSince, value: createdAt === null ? '' : dates.dayAndTime(createdAt) },
    { name: labels.page, value: page ? <PageLink page={page} /> : '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {facts.length > 0 && (
        <section className="cd-chat-part">
          <Caption>{labels.visitor}</Caption>
          <dl className="cd-history-facts cd-numbers">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {traits.length > 0 && (
        <section className="cd-chat-part">
          <Caption>{labels.traits}</Caption>
          <dl className="cd-chat-traits">
            {shown.map(({ name, value }) => (
              <div key={name}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {pager}
        </section>
      )}
    </>
  );
}

/** The visitor's other chats, known by email. */
function Others({ chosen: { others, allByVisitor }, zone, onChatChange }: ChatDetailsProps) {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  const nameOf = useWidgetName();
  const hasScreen = useHasScreen();
  const { count } = useFormat();
  if (!others) return null;
  const data = others.status === 'ready' ? others.data : undefined;
  return (
    <section className="cd-chat-part" data-chatdeck="other-chats" data-state={others.status}>
      <Caption aside={data && data.total > 0 && labels.otherCount(count(data.total), data.isPartial)}>
        {labels.otherChats}
      </Caption>
      {others.status === 'loading' && <Skeleton height="40px" />}
      {others.status === 'failed' && (
        <ProblemCallout title={labels.othersFailed} problem={others.problem} onRetry={others.onRetry} />
      )}
      {data?.total === 0 && (
        <Text as="p" size="2" color="gray">
          {labels.noOthers}
        </Text>
      )}
      {data && data.total > 0 && (
        <ul className="cd-chat-others">
          {data.chats.map(({ chat, widget, code }) => (
            <li key={code}>
              <TextButton className="cd-chat-other" onClick={() => onChatChange(code)}>
                {chat.startedAt === null ? labels.unknownTime : dates.dayAndTime(chat.startedAt)}
              </TextButton>
              <span className="cd-chat-quiet cd-history-clip">
                <bdi>{nameOf(widget)}</bdi>
                {' · '}
                <bdi>{chat.agent?.name ?? labels.missedChat}</bdi>
              </span>
              <ShortRatingCell chat={chat} />
            </li>
          ))}
        </ul>
      )}
      {data && allByVisitor && (data.isPartial || data.total > data.chats.length) && hasScreen(allByVisitor) && (
        <Link to={allByVisitor}>{labels.allByVisitor}</Link>
      )}
    </section>
  );
}

function Caption({ aside, children }: { aside?: ReactNode; children: string }) {
  return (
    <Heading as="h3" size="1" color="gray" className="cd-chat-caption">
      {children}
      {aside && <span className="cd-numbers">{aside}</span>}
    </Heading>
  );
}

function firstKey(name: ShortcutName): string {
  return chordsOf(name)[0]?.key.toUpperCase() ?? '';
}

/** Keys are for those who have a keyboard: narrow screens hide them. */
function Key({ name, children }: { name: string; children: string }) {
  return (
    <span className="cd-chat-key">
      <kbd className="cd-key">{name}</kbd>
      {children}
    </span>
  );
}

function WhoSkeleton() {
  return (
    <SkeletonGroup className="cd-chat-names">
      <Skeleton width="160px" height="24px" />
      <Skeleton width="120px" height="16px" />
    </SkeletonGroup>
  );
}

function BodySkeleton() {
  return (
    <SkeletonGroup className="cd-chat-part">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="32px" />
      ))}
    </SkeletonGroup>
  );
}
