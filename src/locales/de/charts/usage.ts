import { counted } from '../counted';
import type { usageLabels } from '../../../ui/charts/usage-bar';
import { translate } from '../../translate';

export const usage = translate<typeof usageLabels>('usage', {
  used: (used, limit) => `${used} von ${limit}`,
  unlimited: (used) => `${used}, unbegrenzt`,
  warning: 'Fast aufgebraucht',
  reached: 'Limit erreicht',
  over: 'Limit überschritten',
  noLimit: 'Unbegrenzt',
  haveChannels: (written) => `Sie haben ${written}`,
  haveUsers: (count, written) => `Sie haben ${counted(count, 'Benutzer', 'Benutzer', written)}`,
  recently: (written) => `Zuletzt ${written}`,
  belowNeed: 'weniger, als Sie brauchen',
  yearSaves: (saving, months, written) =>
    `Jährliche Abrechnung spart ${saving} pro Jahr und lohnt sich nach ${counted(months, 'Monat', 'Monaten', written)}.`,
  conversationsUnknown: 'Ihre letzten Unterhaltungen konnten nicht geladen werden und sind hier nicht berücksichtigt.',
  usersUnknown: 'Ihre Benutzer konnten nicht geladen werden und sind hier nicht berücksichtigt.',
});
