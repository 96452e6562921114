import type { CardView } from '../../model/entities/billing';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { Text } from '../../ui/radix';
import { accountLabels, type AccountLabels } from './labels';
import { WarningLine } from './warning-line';

interface CardLineProps {
  card: CardView | null;
  isAdmin: boolean;
}

/** The card on file, with a warning before it ends. */
export function CardLine({ card, isAdmin }: CardLineProps) {
  const labels = useLabels(accountLabels);
  const { month } = useDates();
  if (!card) return isAdmin ? labels.noCard : labels.noCardAgent;
  const { expires, state } = card;
  const date = expires && month(expires.month, expires.year);
  return (
    <>
      <div>{cardText(card, labels)}</div>
      {date && state === 'valid' && (
        <Text as="div" size="1" color="gray">
          {labels.expires(date)}
        </Text>
      )}
      {date && state === 'expiring' && <WarningLine>{labels.expiring(date)}</WarningLine>}
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
