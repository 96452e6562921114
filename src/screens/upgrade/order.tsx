import type { UpgradeOffer, UpgradeProps } from '../../model/account/upgrade';
import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Spinner, Text } from '../../ui/radix';
import { useEffect, useRef } from 'react';
import { upgradeLabels } from './labels';

interface OrderProps extends Pick<UpgradeProps, 'order' | 'onUpgrade'> {
  offer: UpgradeOffer;
}

/** The button that buys the next plan, or who can buy it. */
export function Order(props: OrderProps) {
  const { offer } = props;
  const labels = useLabels(upgradeLabels);
  const hasScreen = useHasScreen();
  switch (offer.way) {
    case 'contact':
      return (
        <div className="cd-upgrade-order">
          <Text as="p" size="2">
            {offer.next ? labels.customNext : labels.noNext}
          </Text>
          {hasScreen({ name: 'support' }) && (
            <Button asChild>
              <PlainLink to={{ name: 'support' }}>{labels.contact}</PlainLink>
            </Button>
          )}
        </div>
      );
    case 'askAdmin':
      return <NoticeCallout>{labels.askAdmin}</NoticeCallout>;
    default:
      return <Buy {...props} />;
  }
}

function Buy({ offer, order, onUpgrade }: OrderProps) {
  const labels = useLabels(upgradeLabels);
  const alert = useRef<HTMLDivElement>(null);
  const hasMoved = order.status === 'failed' || order.status === 'changedMeanwhile';
  useEffect(() => {
    if (hasMoved) alert.current?.focus();
  }, [hasMoved, order]);
  const isBusy = order.status === 'busy' || order.status === 'leaving';
  const isStill = isBusy || order.status === 'done';
  return (
    <div className="cd-upgrade-order">
      {order.status === 'failed' && <ProblemCallout problem={order.problem} alertRef={alert} />}
      {order.status === 'changedMeanwhile' && (
        <NoticeCallout noticeRef={alert}>{labels.changedMeanwhile}</NoticeCallout>
      )}
      <Text as="p" size="2" color="gray" className="cd-prose">
        {labels.warning} {offer.way === 'checkout' && labels.checkoutHint}
      </Text>
      <div className="cd-upgrade-links">
        <Button
          type="button"
          // Not `disabled`, which would drop the focus.
          aria-disabled={isStill}
          aria-busy={isBusy}
          onClick={() => {
            if (!isStill) onUpgrade();
          }}
        >
          {isBusy && <Spinner aria-hidden />}
          {textOf()}
        </Button>
      </div>
    </div>
  );

  function textOf() {
    switch (order.status) {
      case 'busy':
        return offer.way === 'checkout' ? labels.leaving : labels.upgrading;
      case 'leaving':
        return labels.leaving;
      case 'done':
        return labels.upgraded;
      default:
        return labels.submit;
    }
  }
}
