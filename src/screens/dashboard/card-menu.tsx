import type { DashboardCard } from '../../model/dashboard/dashboard';
import { RowActions } from '../../ui/data-table/row-actions';
import type { AskedWidget } from './delete-dialog';
import { useWidgetActions } from './widget-actions';

interface CardMenuProps {
  card: DashboardCard;
  name: string;
  onAskDelete: ((this: void, widget: AskedWidget) => void) | undefined;
}

/** What else to do with a widget. */
export function CardMenu({ card, name, onAskDelete }: CardMenuProps) {
  const actionsOf = useWidgetActions(onAskDelete);
  const actions = actionsOf(card);
  return <RowActions name={name} actions={actions} className="cd-card-action cd-card-menu" />;
}
