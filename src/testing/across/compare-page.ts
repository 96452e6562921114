import { planIncludes } from '../../model/entities/plan';
import { comparedWidgets, type ComparedWidget, type CompareProps } from '../../model/settings/across/compare';
import { ready } from '../screens';
import { makeParsedUser } from '../users';
import { makeWidget } from '../widgets';

const nothing = () => undefined;

/** Widgets that differ in some settings, in two workspaces. */
export function makeComparedWidgets(count = 6): ComparedWidget[] {
  const ces = Array.from({ length: count }, (_, index) =>
    makeWidget({
      Id: 11 + index,
      RoomName: names[index] ?? `team-${index + 1}`,
      slackBaseUrl: index % 3 === 2 ? 'https://acme-eu.slack.com/' : 'https://acme.slack.com/',
      ...(index % 4 === 1 && { onlineTitle: 'Ask us anything', titleColor: '#0b6bcb', playSound: false }),
      ...(index % 5 === 2 && { collapsedMode: 'button', responseRemindersFreq: 90, autoResponseMessage: longMessage }),
      ...(index % 6 === 3 && { tz: 'Europe/Berlin', maxConcurrentConvos: 12, hideWhenOffline: true }),
    }),
  );
  return comparedWidgets(makeParsedUser({ ces }));
}

const names = ['sales', 'support', 'sales-eu', 'billing', 'returns', 'wholesale'];
const longMessage =
  'Hello! Tell us what you are looking for, and someone who knows our boots, tents, and maps will answer in a minute.';

/** Static props of the Compare page, for an account that may change everything. */
export function makeCompareProps(
  widgets: readonly ComparedWidget[] = makeComparedWidgets(),
  overrides: Partial<CompareProps> = {},
): CompareProps {
  const { plan } = makeParsedUser().account;
  return {
    widgets: ready(widgets),
    rules: { hasAcceptedTerms: true, hasOperatingHours: planIncludes(plan, 'operatingHours') },
    cells: [],
    onSave: nothing,
    onKeep: nothing,
    onDiscard: nothing,
    onCopy: nothing,
    onCopyCancel: nothing,
    onCopyRetry: nothing,
    onCopyUndo: nothing,
    onCopyDismiss: nothing,
    ...overrides,
  };
}
