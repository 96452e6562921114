import type { CardView } from '../../model/entities/billing';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { Text } from '../../ui/radix';
import { accountLabels, type AccountLabels } from './labels';
import { WarningLine } from '../../ui/feedback/warning-line';

interface CardLineProps {
  card: CardView | null;
  isAdmin: boolean;
}

/** The card on file, with a warning before it ends. */
export function CardLine({ card, isAdmin }: CardLineProps) {
  const labels = useLabels(accountLabels);
  const { month, day } = useDates();
  if (!card) return isAdmin ? labels.noCard : labels.noCardAgent;
  const { expires, state, missesInvoiceAt } = card;
  const date = expires && month(expires.month, expires.year);
  const endsFirst = missesInvoiceAt !== null && state !== 'expired';
  return (
    <>
      <div>{cardText(card, labels)}</div>
      {date && endsFirst && <WarningLine>{labels.expiresFirst(date, day(missesInvoiceAt))}</WarningLine>}
      {date && state === 'valid' && !endsFirst && (
        <Text as="div" size="1" color="gray">
          {labels.expires(date)}
        </Text>
      )}
      {date && state === 'expiring' && !endsFirst && <WarningLine>{labels.expiring(date)}</WarningLine>}
      {date && state === 'expired' && <WarningLine tone="danger">{labels.expired(date)}</WarningLine>}
    </>
  );
}

/** `Visa ending in 4242` */
export function cardText({ brand, last4 }: CardView, labels: AccountLabels): string {
  return last4 === '' ? labels.otherMethod : labels.cardEnding(brandName(brand, labels), last4);
}

/** Brands come in small letters: `visa`. */
function brandName(brand: string, { cardBrands, unnamedCard }: AccountLabels): string {
  const known = Object.hasOwn(cardBrands, brand) ? cardBrands[brand] : undefined;
  return (known ?? brand.charAt(0).toUpperCase() + brand.slice(1)) || unnamedCard;
}
