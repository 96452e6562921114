import { useEffect, useReducer, useRef, useState } from 'react';
import { makeProblem } from '../../model/core/problem';
import { contactFrameUrl, nextContactFrame, readContactMessage } from '../../model/places/support';
import { RetryIcon } from '../../ui/base/icons';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { TextButton } from '../../ui/base/text-button';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { problemLabels } from '../../ui/feedback/problem-labels';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { supportLabels } from './labels';

/** Even a slow connection has shown something by then. */
const PATIENCE_MS = 15_000;
/** The initial height, until the page reports one. */
const USUAL_HEIGHT = 456;
const noAnswer = makeProblem('timeout');

interface ContactFrameProps {
  /** The theme's URL of the page, unchecked. */
  address: string | undefined;
}

/** The page with the contact form; retrying reloads it. */
export function ContactFrame({ address }: ContactFrameProps) {
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const place = useRef<HTMLDivElement>(null);
  const handleRetry = () => {
    // The pressed button is about to disappear.
    place.current?.focus();
    tryAgain();
  };
  return (
    <div ref={place} tabIndex={-1} className="cd-contact-place" data-chatdeck="contact">
      <Frame key={`${tries} ${String(address)}`} address={address} onRetry={handleRetry} />
    </div>
  );
}

function Frame({ address, onRetry }: ContactFrameProps & { onRetry(): void }) {
  const labels = useLabels(supportLabels);
  const { retry } = useLabels(problemLabels);
  const { productName } = useTheme();
  const [status, hear] = useReducer(nextContactFrame, 'loading');
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => hear('timeout'), PATIENCE_MS);
    const handleMessage = ({ data, source }: MessageEvent<unknown>) => {
      // Not checked by origin: a sandboxed page has none.
      const message = source !== null && source === frame.current?.contentWindow ? readContactMessage(data) : undefined;
      if (!message) return;
      hear('message');
      if (message.height !== undefined) setHeight(message.height);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
    };
  }, []);

  return (
    <>
      {status === 'failed' && <ProblemCallout title={labels.frameFailed} problem={noAnswer} onRetry={onRetry} />}
      <div className="cd-contact" data-state={status}>
        <iframe
          ref={frame}
          title={labels.frame(productName)}
          src={contactFrameUrl(address)}
          style={{ blockSize: height }}
          sandbox="allow-forms allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => hear('load')}
        />
        {status === 'loading' && <ContactSkeleton />}
      </div>
      {status === 'unsure' && (
        <Text as="p" size="2" color="gray">
          {labels.frameUnsure}{' '}
          <TextButton onClick={onRetry}>
            <RetryIcon size={16} aria-hidden />
            {retry}
          </TextButton>
        </Text>
      )}
    </>
  );
}

function ContactSkeleton() {
  return (
    <SkeletonGroup className="cd-contact-skeleton">
      <Skeleton width="160px" />
      <Skeleton width="80px" />
      <Skeleton height="40px" />
      <Skeleton width="80px" />
      <Skeleton height="40px" />
      <Skeleton width="80px" />
      <Skeleton height="139px" />
      <Skeleton width="140px" height="40px" />
    </SkeletonGroup>
  );
}
