import type { Plan, PlanFeature } from '../../../model/entities/plan';
import type { PlanSwitchPreview } from '../../../model/account/plan-switch';
import type { PriceView } from '../../../model/account/price';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { settingsLabels } from '../../../ui/settings/settings-labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { accountLabels } from '../labels';
import { useMoney } from '../../../ui/format/money';

/** Price, date, limits and features as they are and as they will be. */
export function SwitchTable({ preview }: { preview: PlanSwitchPreview }) {
  const labels = useLabels(accountLabels);
  const money = useMoney();
  const { day } = useDates();
  const { count } = useFormat();
  const { from, to, priceBefore, priceAfter, nextInvoiceAt, keepsDate, appliesFrom, saving } = preview;
  const { limits, lostFeatures, gainedFeatures } = preview;
  const date = nextInvoiceAt === null ? labels.noInvoice : day(nextInvoiceAt);
  const names = { maxChannels: labels.channels, maxOperators: labels.operators, convosPerMonth: labels.conversations };
  const written = (value: number | 'unlimited') => (value === 'unlimited' ? labels.unlimited : count(value));
  const rows = [
    { name: labels.price, before: priceOf(priceBefore), after: priceOf(priceAfter) },
    { name: labels.billed, before: billingOf(from), after: billingOf(to) },
    { name: labels.nextInvoice, before: date, after: keepsDate ? date : labels.newDate },
    ...limits.map(({ limit, before, after }) => ({
      name: names[limit],
      before: written(before),
      after: written(after),
    })),
  ];
  return (
    <>
      <table className="cd-switch" data-chatdeck="plan-switch">
        <thead>
          <tr>
            <th scope="col">{labels.what}</th>
            <th scope="col">{labels.now}</th>
            {/* The date is not broken in the narrow column. */}
            <th scope="col">{labels.fromToday(day(appliesFrom).replaceAll(' ', '\u00a0'))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, after }) => (
            <tr key={name} data-state={before === after ? 'same' : 'changed'}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {saving && (
        <Text as="p" size="2" className="cd-switch-saving" data-state={saving.change}>
          {labels[savingLabels[saving.change]](money(saving.perYear))}
        </Text>
      )}
      <FeatureLine title={labels.youLose} features={lostFeatures} />
      <FeatureLine title={labels.youGain} features={gainedFeatures} />
    </>
  );

  /** By the month, whatever is billed at a time, so that the two can be compared. */
  function priceOf(price: PriceView | null): string {
    return price === null ? labels.customPrice : labels.pricePerMonth(money(price.perMonth));
  }

  function billingOf({ price, duration }: Plan): string {
    if (price === null) return labels.customPrice;
    return duration === 'yearly' ? labels.billedYearly(money(price)) : labels.billedMonthly;
  }
}

const savingLabels = { gained: 'savingGained', kept: 'savingKept', lost: 'savingLost' } as const;

function FeatureLine({ title, features }: { title: string; features: readonly PlanFeature[] }) {
  const { locale } = useTheme();
  const { feature: featureNames } = useLabels(settingsLabels);
  if (features.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <Text as="p" size="2" className="cd-switch-features">
      <strong>{title}:</strong> {list.format(features.map((feature) => featureNames[feature]))}
    </Text>
  );
}
