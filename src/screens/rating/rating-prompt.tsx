import type { RatingPromptProps } from '../../model/session/rating';
import { Announcer } from '../../ui/base/announcer';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { CloseIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { IconButton, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { useEffect, useId, useRef } from 'react';
import { ratingLabels, type RatingLabels } from './labels';
import { RatingScale } from './rating-scale';
import { useFocusReturn } from '../../ui/focus/use-focus-return';

/** Asks how likely the user is to recommend the product. Renders nothing while hidden. */
export function RatingPrompt(props: RatingPromptProps & ScreenProps<RatingLabels>) {
  return props.question.status === 'hidden' ? null : <RatingQuestion {...props} />;
}

function RatingQuestion(props: RatingPromptProps & ScreenProps<RatingLabels>) {
  const { question, onRate, onDismiss } = props;
  const labels = useLabels(ratingLabels, props.labels);
  const { productName } = useTheme();
  const id = useId();
  const section = useFocusReturn<HTMLElement>();
  const alert = useRef<HTMLDivElement>(null);
  const hasFailed = question.status === 'failed';
  useEffect(() => {
    if (hasFailed) alert.current?.focus();
  }, [hasFailed]);

  const isSending = question.status === 'sending';
  return (
    <ScreenRoot labelSet={ratingLabels} part="rating" state={question.status} {...props}>
      <section ref={section} className="cd-rating" aria-labelledby={`${id}-question`} aria-busy={isSending}>
        <Text as="p" size="2" weight="medium" id={`${id}-question`} className="cd-rating-question">
          {labels.question(productName)}
        </Text>
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className="cd-rating-dismiss"
          aria-label={labels.dismiss}
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) onDismiss();
          }}
        >
          <CloseIcon size={16} aria-hidden />
        </IconButton>
        {hasFailed && <ErrorCallout alertRef={alert}>{labels.failed}</ErrorCallout>}
        <RatingScale
          labelId={`${id}-question`}
          helpId={`${id}-help`}
          value={isSending ? question.value : undefined}
          isDisabled={isSending}
          onRate={onRate}
        />
        <div className="cd-rating-ends">
          <Text size="1" color="gray">
            {labels.lowest}
          </Text>
          <Text size="1" color="gray" id={`${id}-help`} className="cd-rating-help">
            {isSending ? labels.sending : labels.help}
          </Text>
          <Text size="1" color="gray">
            {labels.highest}
          </Text>
        </div>
        <Announcer>{isSending ? labels.sending : ''}</Announcer>
      </section>
    </ScreenRoot>
  );
}
